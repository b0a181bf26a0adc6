// HTML that embeds a place of this site in another page.

/** The HTML that shows a place there, without its header. */
export function embedCode(link: string): string {
  const url = new URL(link, location.href);
  url.search = "?embed";
  const address = url.href.replaceAll("&", "&amp;").replaceAll('"', "&quot;");
  return `<iframe src="${address}" title="Cờ Tư Lệnh" loading="lazy"
  style="width:100%; max-width:480px; aspect-ratio:10/12; border:0"></iframe>`;
}
