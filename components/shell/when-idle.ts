/** Timeout in milliseconds: an idle moment may never come on a slow phone. */
const idleTimeoutMs = 2000;
/** Delay for Safari, which lacks requestIdleCallback. */
const fallbackDelayMs = 300;

/** Calls `task` when the browser is idle. Returns the function that cancels it. */
export function whenIdle(task: () => void): () => void {
  if (typeof window.requestIdleCallback !== "function") {
    const timer = setTimeout(task, fallbackDelayMs);
    return () => clearTimeout(timer);
  }
  const handle = window.requestIdleCallback(task, { timeout: idleTimeoutMs });
  return () => window.cancelIdleCallback(handle);
}
