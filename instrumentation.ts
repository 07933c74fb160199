import type { Instrumentation } from "next";

/** Next calls this once, before the server handles requests. */
export async function register(): Promise<void> {
  // Written out in full: the edge bundler drops the import only for this exact condition.
  if (process.env.NEXT_RUNTIME === "nodejs") {
    const { startServer } = await import("@/lib/startup/start-server");
    await startServer();
  }
}

/** Next calls this for each error that it catches itself, above all while it renders a page. */
export const onRequestError: Instrumentation.onRequestError = async (error, request, context) => {
  if (process.env.NEXT_RUNTIME === "nodejs") {
    const { recordCaughtError } = await import("@/lib/platform/http/record-caught-error");
    recordCaughtError(error, request, context);
  }
};
