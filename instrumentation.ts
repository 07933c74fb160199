/** Next calls this once before it serves anything. */
export async function register(): Promise<void> {
  // Written out in full: the bundler for the edge drops the import only for this very condition.
  if (process.env.NEXT_RUNTIME === "nodejs") {
    const { startServer } = await import("@/lib/startup/start-server");
    await startServer();
  }
}
