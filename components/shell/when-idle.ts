/** At latest: an idle moment may never come on a slow phone. */
const latestMs = 2000;
/** Where the browser (Safari) does not say when it is idle. */
const guessMs = 300;

/** Does what can wait when the browser has nothing better to do. Returns the function that cancels it. */
export function whenIdle(act: () => void): () => void {
  if (typeof window.requestIdleCallback !== "function") {
    const timer = setTimeout(act, guessMs);
    return () => clearTimeout(timer);
  }
  const handle = window.requestIdleCallback(act, { timeout: latestMs });
  return () => window.cancelIdleCallback(handle);
}
