// Moves that are typed.
import { expect, test, type Page } from "@playwright/test";
import { expectOn, message, openGame, POSITIONS, turns } from "../site.js";

async function type(page: Page, text: string): Promise<void> {
  await page.getByLabel("Type a move").fill(text);
  await page.keyboard.press("Enter");
}

test("moves are typed in any notation", async ({ page }) => {
  await openGame(page);
  for (const text of ["Mg6", "g8-g7", " tf5 ", "f9f8"]) await type(page, text);
  await expect(turns(page)).toHaveText(["Mg6", "Mg7", "Tf5", "Tf8"]);
  await expect(page.getByLabel("Type a move")).toHaveValue("");
});

test("a step and a whole deploy are typed", async ({ page }) => {
  await openGame(page, { fen: POSITIONS.navyLands });
  await type(page, "T>xe4");
  await expectOn(page, "e4", "red tank");
  await expect(page.locator(".deploy")).toBeVisible();
});

test("what is typed wrong stays in the field, with the reason beside the board", async ({
  page,
}) => {
  await openGame(page);
  const field = page.getByLabel("Type a move");
  await type(page, "zz");
  await expect(message(page)).toContainText("zz: This is not a move; moves are written like Tf6");
  await expect(field).toHaveValue("zz");
  await expect(field).toHaveAttribute("aria-invalid", "true");
  await expect(field).toBeFocused();
  await type(page, "Tf9");
  await expect(message(page)).toContainText(/too far/);
  await expect(turns(page)).toHaveCount(0);
  await type(page, "Tf5");
  await expect(turns(page)).toHaveText(["Tf5"]);
  await expect(message(page)).toContainText("Red: tank from f4 to f5");
});

test("nothing is typed for the computer, nor after the end", async ({ page }) => {
  // The General thinks for some seconds.
  await openGame(page, {
    fen: "6c4/11/11/3t1a5/11/11/11/6M4/4T6/11/11/4C6 r - - 0 1",
    computer: { color: "b", level: 8 },
  });
  await type(page, "Mg6");
  await type(page, "Mg7");
  await expect(message(page)).toContainText("It is not your turn.");
  await expect(turns(page)).toHaveCount(2);
  await page.getByRole("button", { name: "Resign" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Resign" }).click();
  await expect(page.getByLabel("Type a move")).toHaveCount(0);
});
