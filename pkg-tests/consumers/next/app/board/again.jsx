"use client";

import { Fragment, useState } from "react";

export function Again({ children }) {
  const [round, setRound] = useState(0);
  return (
    <main style={{ width: 480 }}>
      <button onClick={() => setRound(round + 1)}>New game</button>
      <Fragment key={round}>{children}</Fragment>
    </main>
  );
}
