// Opens pages and collects their errors.
import type { Page } from "@playwright/test";

/** Opens a page. Returns its errors so far, a list that grows. */
export async function visit(page: Page, address: string): Promise<string[]> {
  const complaints: string[] = [];
  page.on("pageerror", (error) => complaints.push(String(error)));
  page.on("console", (message) => {
    const { url } = message.location();
    // Browsers request a picture of this name from every server.
    if (message.type() !== "error" || url.endsWith("/favicon.ico")) return;
    complaints.push(`${message.text()} (${url})`);
  });
  await page.goto(address);
  return complaints;
}
