import type { Page } from "@playwright/test";

/**
 * Takes the sandbox off the page's frames. axe runs inside each frame and can only look into one that
 * runs scripts; in a closed one it fills the console with refusals and never answers.
 */
export async function removeFrameSandbox(page: Page): Promise<void> {
  const closed = page.locator("iframe[sandbox]");
  // A preview that is drawn anew meanwhile is another frame, and the one before never loads.
  while ((await closed.count()) > 0) {
    await closed.evaluateAll((frames) =>
      Promise.all(
        frames.map(
          (frame) =>
            new Promise((resolve) => {
              if (!(frame instanceof HTMLIFrameElement)) return resolve(null);
              frame.addEventListener("load", resolve, { once: true });
              setTimeout(resolve, 2_000);
              frame.removeAttribute("sandbox");
              frame.setAttribute("srcdoc", frame.srcdoc);
            }),
        ),
      ),
    );
  }
}
