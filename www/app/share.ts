// Sharing the game by a link, which contains all its turns and the side that is at the bottom.
import type { Session } from "../game/session.js";
import { toGameHash } from "./link.js";

/** How a link was shared; `null` if the user has changed their mind. */
export type Shared = "shared" | "copied" | null;

/** What a link says about the view, after the game. */
const VIEW = "&view=blue";

/** Whether a link shows the board from Blue's side; null if it does not say. */
export function readView(hash: string): boolean | null {
  const view = /&view=(red|blue)\b/.exec(hash)?.[1];
  return view ? view === "blue" : null;
}

/** The link to a game, seen from one of the sides. */
export function linkToGame(session: Session, flipped: boolean): string {
  const hash = toGameHash(session) + (flipped ? VIEW : "");
  const url = new URL(location.href);
  url.search = "";
  url.hash = hash;
  return url.href;
}

/** Whether the page is a part of another one, and shows only the board. */
export function isEmbedded(): boolean {
  return new URLSearchParams(location.search).has("embed");
}

/** The HTML that shows this game in another page. */
export function embedSnippet(session: Session, flipped: boolean, title: string): string {
  const url = new URL(linkToGame(session, flipped));
  url.search = "?embed";
  const address = url.href.replaceAll("&", "&amp;").replaceAll('"', "&quot;");
  const style = "width:100%;max-width:480px;aspect-ratio:10/12;border:0";
  return `<iframe src="${address}" title="${title}" style="${style}" loading="lazy"></iframe>`;
}

/** Copies the text of a field, or selects it if copying is not allowed. Returns whether it was copied. */
export async function copyField(field: HTMLInputElement | HTMLTextAreaElement): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(field.value);
    return true;
  } catch {
    field.select();
    return false;
  }
}

/** Offers a picture by the system's dialog, or saves it as a file. */
export async function sharePicture(picture: Blob): Promise<void> {
  const file = new File([picture], "cotulenh.png", { type: picture.type });
  if (navigator.canShare?.({ files: [file] })) {
    try {
      return await navigator.share({ files: [file], title: document.title });
    } catch (error) {
      if (error instanceof DOMException && error.name === "AbortError") return;
      // The system cannot share this, so the picture is saved.
    }
  }
  const address = URL.createObjectURL(picture);
  const link = document.createElement("a");
  Object.assign(link, { href: address, download: file.name });
  link.click();
  // The browser may not have read it yet.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

/** Offers a link by the system's dialog, or copies it. Throws if the browser allows neither. */
export async function shareLink(url: string, text: string): Promise<Shared> {
  if (typeof navigator.share === "function") {
    try {
      await navigator.share({ title: document.title, text, url });
      return "shared";
    } catch (error) {
      if (error instanceof DOMException && error.name === "AbortError") return null;
      // The system cannot share this, so the link is copied.
    }
  }
  await navigator.clipboard.writeText(url);
  return "copied";
}
