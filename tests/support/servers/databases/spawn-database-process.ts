import { type ChildProcess, spawn } from "node:child_process";
import { createInterface } from "node:readline";
import { programCommand } from "@/tests/support/servers/processes/program";

/** A process of `embedded-database-process.ts`. */
export type DatabaseProcess = {
  process: ChildProcess;
  /** The process's output so far, line by line. */
  lines: string[];
  /** Resolves with its first line: `ready` or `locked …`. */
  first: Promise<string>;
  /** Resolves with its exit code when it has ended; null after a kill. */
  exited: Promise<number | null>;
  /** Kills it and waits until it has ended. */
  end: (signal: NodeJS.Signals) => Promise<number | null>;
};

/** The Node arguments of a process that opens the embedded database in `dataDir`. */
export const databaseProcessCommand = (dataDir: string, mode: "hold" | "write") =>
  programCommand("tests/support/servers/databases/embedded-database-process.ts", [dataDir, mode]);

/** Starts a process that opens the embedded database in `dataDir`. */
export function spawnDatabaseProcess(dataDir: string, mode: "hold" | "write"): DatabaseProcess {
  const [program, ...given] = databaseProcessCommand(dataDir, mode);
  const child = spawn(program, given, { stdio: ["ignore", "pipe", "pipe"] });
  let errors = "";
  child.stderr.on("data", (chunk) => {
    errors += chunk;
  });
  const exited = new Promise<number | null>((resolve) => child.once("close", resolve));
  const lines: string[] = [];
  const first = new Promise<string>((resolve, reject) => {
    createInterface({ input: child.stdout }).on("line", (line) => {
      lines.push(line);
      resolve(line);
    });
    exited.then(() => reject(new Error(`The process ended without a word\n${errors}`)));
  });
  return {
    process: child,
    lines,
    first,
    exited,
    end: (signal) => {
      child.kill(signal);
      return exited;
    },
  };
}
