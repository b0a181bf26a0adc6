// The texts of playing in English: the first visit, the computer, hints, cards, keys, sharing.

export const play = {
  welcome: {
    title: "Commander Chess",
    lead: "Lead forces on land, at sea and in the air, and capture the enemy commander.",
    computer: { title: "Play the computer", note: "Eight levels, from a first game up" },
    learn: {
      title: "Learn it in five steps",
      resume: "Go on learning",
      note: "A few minutes, on this board",
    },
    friend: { title: "Play a friend here", note: "Two players, one screen" },
    close: "Just look at the board",
  },
  footer: {
    rules: "Rules of the game",
    /** The file in `docs` that explains the game. */
    guide: "GAME.md",
    source: "Source",
    package: "Package",
    api: "API",
    useBoard: "Use this board",
    version: (version: string) => `Version ${version}`,
  },
  sheet: { more: "Details", less: "Fewer details" },
};
