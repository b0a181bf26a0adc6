// Scrolls inside a box without moving the page.

/** Scrolls a box so that an element inside it is in view; to its top if there is none. */
export function scrollInside(box: HTMLElement, element: Element | null): void {
  if (!element) {
    box.scrollTop = 0;
    return;
  }
  const [outer, inner] = [box.getBoundingClientRect(), element.getBoundingClientRect()];
  if (inner.top >= outer.top && inner.bottom <= outer.bottom) return;
  box.scrollTop += inner.top - outer.top - box.clientHeight / 2;
}
