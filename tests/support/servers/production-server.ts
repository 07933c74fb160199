import { type ChildProcess, spawn } from "node:child_process";
import { freePort } from "@/tests/support/servers/processes/free-port";

/** A production server in a separate process, so that a test can kill it. */
export type ProductionServer = {
  url: string;
  process: ChildProcess;
  /** The server's output so far, for failure messages. */
  output: () => string;
  /** Kills it, as a crash or the out-of-memory killer would. */
  kill: () => Promise<void>;
  /** Stops it and waits until it has ended; returns the exit code. */
  stop: () => Promise<number | null>;
};

/**
 * Starts the built site and waits until it is ready.
 * @throws Error with its output when it exits or is not ready within `readyWithinMs`.
 */
export async function startProductionServer(
  env: Record<string, string>,
  readyWithinMs = 180_000,
): Promise<ProductionServer> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  // With the flag of the image and of the systemd unit (docs/performance/server.md).
  const flags = ["--max-semi-space-size=32"];
  const child = spawn(process.execPath, [...flags, "tests/support/runner/serve.mjs"], {
    env: {
      ...process.env,
      CHROMIUM_PATH: "",
      // The server serves only a few requests: preloading pages would be a sixth of its start.
      PRELOAD_PAGES: "false",
      HOST: "127.0.0.1",
      PORT: String(port),
      SITE_URL: url,
      ...env,
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.on("data", (chunk) => {
      output += chunk;
    });
  }
  const ended = new Promise<number | null>((resolve) => child.once("exit", resolve));
  const deadline = Date.now() + readyWithinMs;
  while (!(await isReady(url))) {
    if (child.exitCode !== null || child.signalCode !== null || Date.now() > deadline) {
      child.kill("SIGKILL");
      throw new Error(`The server is not ready:\n${output}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  const end = async (signal: NodeJS.Signals) => {
    child.kill(signal);
    return ended;
  };
  return {
    url,
    process: child,
    output: () => output,
    kill: async () => void (await end("SIGKILL")),
    stop: () => end("SIGTERM"),
  };
}

async function isReady(url: string): Promise<boolean> {
  try {
    return (await fetch(`${url}/api/health/ready`)).ok;
  } catch {
    return false;
  }
}
