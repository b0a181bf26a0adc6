// The list of keys, by `?` in every place that has no list of its own.
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { usesKeys } from "../parts/controls/keys.js";
import { lazy } from "../parts/loading/lazy.js";

const KeysDialog = lazy(() =>
  import("../game/keyboard/help.js").then((module) => module.KeysDialog),
);

export function Help() {
  const isOpen = useSignal(false);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      // A place may have answered it.
      if (event.key !== "?" || event.defaultPrevented || usesKeys(event)) return;
      event.preventDefault();
      isOpen.value = true;
    };
    addEventListener("keydown", onKey);
    return () => removeEventListener("keydown", onKey);
  }, []);
  return isOpen.value ? <KeysDialog onClose={() => (isOpen.value = false)} /> : null;
}
