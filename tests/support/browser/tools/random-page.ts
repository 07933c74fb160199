/** The page of the draw: its address, its button, and its output. */
import type { Page } from "@playwright/test";

export const address = "/generators/random";

export const result = (page: Page) => page.getByRole("region", { name: "Результат" });
export const drawn = (page: Page) => page.getByRole("list", { name: "Выпавшие числа" });
export const draw = (page: Page) => page.getByRole("button", { name: "Сгенерировать" }).click();

/** Opens the protocol of the last draw and returns its text. */
export async function openProtocol(page: Page): Promise<string> {
  await result(page).getByText("Протокол выбора", { exact: true }).click();
  return (await result(page).locator("pre").first().textContent()) ?? "";
}
