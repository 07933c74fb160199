import type { Page } from "@playwright/test";

/**
 * Removes the sandbox of the page's frames. axe runs inside each frame and can only inspect one with scripts; in a
 * sandboxed one it fills the console with errors and never returns.
 */
export async function removeFrameSandbox(page: Page): Promise<void> {
  const closed = page.locator("iframe[sandbox]");
  // A preview rendered again in the meantime is another frame, and the previous one never loads.
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
