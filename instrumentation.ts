/** Next calls this once, before the server handles requests. */
export async function register(): Promise<void> {
  // Written out in full: the edge bundler drops the import only for this exact condition.
  if (process.env.NEXT_RUNTIME === "nodejs") {
    const { startServer } = await import("@/lib/startup/start-server");
    await startServer();
  }
}
