import type { Page } from "@playwright/test";

/**
 * Takes the sandbox off the page's frames. axe runs inside each frame and can only look into one that
 * runs scripts; in a closed one it fills the console with refusals and never answers.
 */
export async function removeFrameSandbox(page: Page): Promise<void> {
  await page.locator("iframe[sandbox]").evaluateAll((frames) =>
    Promise.all(
      frames.map(
        (frame) =>
          new Promise((resolve) => {
            if (!(frame instanceof HTMLIFrameElement)) return resolve(null);
            frame.addEventListener("load", resolve, { once: true });
            frame.removeAttribute("sandbox");
            frame.setAttribute("srcdoc", frame.srcdoc);
          }),
      ),
    ),
  );
}
