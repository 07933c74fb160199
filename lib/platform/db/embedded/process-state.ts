import { readdirSync, readFileSync } from "node:fs";

/**
 * `gone`: it cannot write any more, even if its exit status was not collected yet. `dying`: it was killed or is ending,
 * and may still be in the middle of a write. `alive`: everything else, even if it is busy, stopped or suspended.
 */
export type ProcessState = "alive" | "dying" | "gone";

/** Source: proc_pid_stat(5), by the places of the fields after the program's name. */
const fields = { state: 0, flags: 6, started: 19 };
/** `PF_EXITING` of the kernel. */
const exiting = 0x4;
const sigkill = 1n << 8n;

/** Returns the start time in kernel ticks; null if the process or /proc is missing. */
export function processStartTime(pid: number): string | null {
  return readStat(`/proc/${pid}`)?.[fields.started] ?? null;
}

/**
 * Returns the state of a process in this container (needs /proc).
 * @param started the result of `processStartTime`: its pid may have been reused since.
 */
export function processState(pid: number, started: string): ProcessState {
  const stat = readStat(`/proc/${pid}`);
  if (stat?.[fields.started] !== started) return "gone";
  if (threadsOf(pid).every(isOver)) return "gone";
  const isExiting = (Number(stat[fields.flags]) & exiting) !== 0;
  return isExiting || isKilled(pid) ? "dying" : "alive";
}

/** Ended, at most not yet reaped by its parent. */
const isOver = (stat: string[]) => /^[ZXx]$/.test(stat[fields.state] ?? "");

/** The first thread may be over while another one still writes. */
function threadsOf(pid: number): string[][] {
  try {
    return readdirSync(`/proc/${pid}/task`)
      .map((thread) => readStat(`/proc/${pid}/task/${thread}`))
      .filter((stat) => stat !== null);
  } catch {
    return [];
  }
}

/** SIGKILL is pending: it cannot be blocked or undone. */
function isKilled(pid: number): boolean {
  try {
    const status = readFileSync(`/proc/${pid}/status`, "latin1");
    const pending = status.matchAll(/^(?:SigPnd|ShdPnd):\s*([0-9a-f]+)$/gm);
    return [...pending].some(([, mask]) => (BigInt(`0x${mask}`) & sigkill) !== 0n);
  } catch {
    return false;
  }
}

function readStat(folder: string): string[] | null {
  try {
    const line = readFileSync(`${folder}/stat`, "latin1");
    // The second field is the program's name in brackets and may itself hold blanks and brackets.
    return line.slice(line.lastIndexOf(")") + 2).split(" ");
  } catch {
    return null;
  }
}
