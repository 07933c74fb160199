import "server-only";

import { setTimeout as sleep } from "node:timers/promises";
import { observeSite } from "@/lib/features/site-check/browser/observe-site";
import { publicNetwork } from "@/lib/features/site-check/fetch/network";
import {
  type ClaimedCheck,
  claimNextCheck,
  finishCheck,
  maxAttempts,
  releaseCheck,
  retryCheck,
  saveProgress,
} from "@/lib/features/site-check/mutations";
import { checkInThread, maxConcurrentChecks } from "@/lib/features/site-check/queue/check-pool";
import { completeCheck } from "@/lib/features/site-check/queue/complete-check";
import type { CheckOutcome } from "@/lib/features/site-check/report/check-outcome";
import type { CheckProgress } from "@/lib/features/site-check/responses";
import {
  enqueueDueSites,
  watchEveryMs,
} from "@/lib/features/site-check/schedule/enqueue-due-sites";
import { onCheckWake, wakeChecks } from "@/lib/features/site-check/wake";
import { environment } from "@/lib/platform/config/environment";
import type { Database } from "@/lib/platform/db/database";
import { getDatabase } from "@/lib/platform/db/get-database";
import { log } from "@/lib/platform/log/log";
import { TaskTimeoutError } from "@/lib/platform/threads/thread-pool";

/** How often to look without being woken: for retries, hosts that had to wait, other instances' checks. */
const idleMs = 2_000;
/** The progress is written no more often than a person can read it. */
const progressMs = 500;

const tooLong =
  "Сайт читается слишком долго, для проверки он велик. Попробуйте адрес одной страницы.";
const broken = "Проверка сорвалась по нашей вине. Мы уже знаем об этом; попробуйте ещё раз позже.";

type LoopOptions = { now: () => Date };

/**
 * Checks sites for as long as the server runs, `maxConcurrentChecks` at once.
 * @returns the stop function: running checks are released, and another runner or the next start begins them again.
 */
export function startCheckLoop({ now }: LoopOptions): () => Promise<void> {
  const stopping = new AbortController();
  const lanes = Array.from({ length: maxConcurrentChecks }, () => runLane(stopping.signal, now));
  lanes.push(watchSites(stopping.signal, now));
  return async () => {
    stopping.abort();
    await Promise.all(lanes);
  };
}

/** Puts sites of cabinets into the queue when their day has come. */
async function watchSites(stop: AbortSignal, now: () => Date): Promise<void> {
  while (!stop.aborted) {
    try {
      if ((await enqueueDueSites(await getDatabase(), now())) > 0) wakeChecks();
    } catch (error) {
      log.error({ err: error }, "sites to watch were not found");
    }
    await sleep(watchEveryMs, undefined, { signal: stop, ref: false }).catch(() => {});
  }
}

async function runLane(stop: AbortSignal, now: () => Date): Promise<void> {
  while (!stop.aborted) {
    // Before looking: a check that is asked for while we look still wakes us.
    const woken = new AbortController();
    const stopListening = onCheckWake(() => woken.abort());
    try {
      if (!(await runNextCheck(stop, now))) {
        // An aborted sleep throws; being woken is no error.
        const signal = AbortSignal.any([woken.signal, stop]);
        await sleep(idleMs, undefined, { signal, ref: false }).catch(() => {});
      }
    } finally {
      stopListening();
    }
  }
}

/** @returns whether there may be more to do at once. */
async function runNextCheck(stop: AbortSignal, now: () => Date): Promise<boolean> {
  try {
    const database = await getDatabase();
    const check = await claimNextCheck(database, now());
    if (check === null || check === "later") return check === "later";
    await runCheck(database, check, { stop, now });
    return true;
  } catch (error) {
    // Out of reach, most likely; the check is due again when its lease ends.
    log.error({ err: error }, "checks of sites stopped");
    return false;
  }
}

/**
 * Runs one check.
 * @throws what the database throws.
 */
async function runCheck(
  database: Database,
  check: ClaimedCheck,
  { stop, now }: { stop: AbortSignal; now: () => Date },
): Promise<void> {
  const settings = environment();
  const { chromiumPath } = settings;
  const whole = publicNetwork(settings);
  const { resolve: _resolve, ...network } = whole;
  const progress = new ProgressWriter((step) => saveProgress(database, check.id, step));
  let outcome: CheckOutcome;
  try {
    outcome = await checkInThread(
      { url: check.url, network },
      {
        signal: stop,
        onProgress: (step) => progress.tell(step),
        observe: (address) => {
          if (chromiumPath) progress.tell({ stage: "browser", done: 0, of: 1 });
          return observeSite(new URL(address), { chromiumPath, network: whole, signal: stop });
        },
      },
    );
  } catch (error) {
    if (stop.aborted) return releaseCheck(database, check.id, now());
    const failure = error instanceof TaskTimeoutError ? tooLong : broken;
    log.error({ err: error, check: check.id, attempts: check.attempts }, "check of a site failed");
    if (failure === broken && check.attempts < maxAttempts) {
      return retryCheck(database, check.id, now());
    }
    await finishCheck(database, check.id, { failure }, now());
    return;
  } finally {
    await progress.end();
  }
  await completeCheck(database, check, outcome, now());
}

/** Writes the newest progress, one update at a time, so that an older one never overwrites a newer one. */
class ProgressWriter {
  #next: CheckProgress | undefined;
  #writing: Promise<void> | undefined;
  readonly #end = new AbortController();

  constructor(private readonly write: (step: CheckProgress) => Promise<void>) {}

  tell(step: CheckProgress): void {
    this.#next = step;
    this.#writing ??= this.#writeAll();
  }

  async end(): Promise<void> {
    this.#end.abort();
    await this.#writing;
  }

  async #writeAll(): Promise<void> {
    try {
      while (this.#next && !this.#end.signal.aborted) {
        const step = this.#next;
        this.#next = undefined;
        // A step that could not be written is missed by nobody.
        await this.write(step).catch(() => {});
        await sleep(progressMs, undefined, { signal: this.#end.signal, ref: false }).catch(
          () => {},
        );
      }
    } finally {
      this.#writing = undefined;
    }
  }
}
