import type { Page } from "@playwright/test";

/** Shows a file on a white background in a second page, which is reused for the whole test. */
export async function showFile(
  page: Page,
  file: Uint8Array,
  mediaType: string,
): Promise<Uint8Array> {
  const context = page.context();
  const viewer = context.pages()[1] ?? (await context.newPage());
  const address = `data:${mediaType};base64,${Buffer.from(file).toString("base64")}`;
  await viewer.setContent(`<body style="margin: 0; background: white"><img src="${address}">`);
  return viewer.locator("img").screenshot();
}
