import "server-only";

import type { Piscina } from "piscina";
import { workerFile } from "@/lib/config/worker-file";
import { startThreads } from "@/lib/config/worker-threads";
import { loadLaws } from "@/lib/content/templates";
import { DomainError } from "@/lib/core/errors";
import { log } from "@/lib/http/log";
import { loadSources } from "@/lib/templates/sources";
import type {
  CompileResult,
  CompileTask,
  PreviewTask,
  TemplateTask,
} from "@/lib/templates/template-worker";
import type { TemplatePreview } from "@/lib/templates/types";

const poolKey = Symbol.for("sait-po-zakonu.template-pool");
type Answer = CompileResult | TemplatePreview;
const holder = globalThis as {
  [poolKey]?: { threads: Piscina<TemplateTask, Answer>; pending: number };
};

/** The longest template takes a tenth of a second; a text made to take longer is ended with its thread. */
const timeoutMs = 15_000;
/** Operators are few. */
const capacity = 16;

/**
 * Compiles an edition and what is built upon it, in a thread.
 * @throws DomainError VALIDATION when it takes too long or cannot be written; UNAVAILABLE when too many wait.
 */
export const compileInThread = (task: Omit<CompileTask, "kind">) =>
  run({ kind: "compile", ...task }) as Promise<CompileResult>;

/** Writes a sample's document by an edition, in a thread; throws as `compileInThread` does. */
export const previewInThread = (task: Omit<PreviewTask, "kind">) =>
  run({ kind: "preview", ...task }) as Promise<TemplatePreview>;

async function run(asked: CompileTask | PreviewTask): Promise<Answer> {
  holder[poolKey] ??= { threads: createThreads(), pending: 0 };
  const pool = holder[poolKey];
  if (pool.pending >= capacity) {
    const message = "Сейчас проверяется слишком много шаблонов. Попробуйте через несколько секунд.";
    throw new DomainError("UNAVAILABLE", message, { retryAfterSeconds: 5 });
  }
  pool.pending += 1;
  const signal = AbortSignal.timeout(timeoutMs);
  try {
    const [{ passages }, laws] = await Promise.all([loadSources(), loadLaws()]);
    const task = { ...asked, surroundings: { passages, laws } };
    return await pool.threads.run(task, { signal });
  } catch (cause) {
    log.warn({ err: cause, key: asked.source.place.key }, "a template was not compiled");
    // The thread was ended for its time or its memory, or the text broke the writer.
    const message = signal.aborted
      ? "Шаблон собирается слишком долго. Уберите из него повторы и вложенные циклы."
      : "По этому шаблону не удаётся составить документ. Проверьте последние правки.";
    throw new DomainError("VALIDATION", message, { fieldErrors: { content: [message] }, cause });
  } finally {
    pool.pending -= 1;
  }
}

const createThreads = () =>
  startThreads<TemplateTask, Answer>(workerFile("lib/templates/template-worker.ts"), {
    threads: 1,
    limits: { maxOldGenerationSizeMb: 256 },
  });
