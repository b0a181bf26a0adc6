// The focus never falls to the page: when what has it goes away, or cannot be pressed any more, the part around it gets it.

/** The elements around one, from the inside. */
function listAround(element: Element): Element[] {
  const around: Element[] = [];
  for (let one = element.parentElement; one; one = one.parentElement) around.push(one);
  return around;
}

/** Follows the focus inside an element. Returns a function that ends it. */
export function keepFocus(root: HTMLElement): () => void {
  let last: Element | null = null;
  let around: Element[] = [];
  const remember = ({ target }: FocusEvent) => {
    if (!(target instanceof Element)) return;
    last = target;
    around = listAround(target);
  };
  const isGone = () => !last?.isConnected || last.matches(":disabled") || !last.checkVisibility();
  const forget = () => {
    // A press on nothing takes the focus away on purpose.
    setTimeout(() => {
      if (document.activeElement === document.body && !isGone()) last = null;
    });
  };
  const rescue = () => {
    if (!last || document.activeElement !== document.body) return;
    const part = isGone() && around.find((one) => one.isConnected && root.contains(one));
    last = null;
    if (!(part instanceof HTMLElement)) return;
    if (!part.hasAttribute("tabindex")) part.tabIndex = -1;
    // A place that knows a better one may still take it from here.
    part.dataset["kept"] = "";
    part.addEventListener("blur", () => delete part.dataset["kept"], { once: true });
    part.focus({ preventScroll: true });
  };
  // Places bring the focus where it is wanted themselves; this comes after them.
  const observer = new MutationObserver(() =>
    requestAnimationFrame(() => requestAnimationFrame(rescue)),
  );
  observer.observe(root, {
    subtree: true,
    childList: true,
    attributes: true,
    attributeFilter: ["disabled", "hidden"],
  });
  root.addEventListener("focusin", remember);
  root.addEventListener("focusout", forget);
  return () => {
    observer.disconnect();
    root.removeEventListener("focusin", remember);
    root.removeEventListener("focusout", forget);
  };
}
