import "server-only";

import { DomainError, fieldError } from "@/lib/core/errors";
import type {
  CompileResult,
  CompileTask,
  PreviewTask,
  TemplateTask,
} from "@/lib/features/templates/compile/template-worker";
import type { TemplatePreview } from "@/lib/features/templates/responses";
import { loadSources } from "@/lib/features/templates/sources";
import { loadLaws } from "@/lib/platform/content/templates";
import { log } from "@/lib/platform/log/log";
import { TaskTimeoutError, ThreadPool } from "@/lib/platform/threads/thread-pool";
import { workerFile } from "@/lib/platform/threads/worker-file";

type Result = CompileResult | TemplatePreview;
const pool = new ThreadPool<TemplateTask, Result>({
  name: "template",
  worker: () => workerFile("lib/features/templates/compile/template-worker.ts"),
  maxThreads: 1,
  limits: { maxOldGenerationSizeMb: 256 },
  // Operators are few.
  maxPendingTasks: 16,
  busy: {
    message: "Сейчас проверяется слишком много шаблонов. Попробуйте через несколько секунд.",
    retryAfterSeconds: 5,
  },
  // The longest template takes a tenth of a second; a text made to take longer is ended with its thread.
  timeoutMs: 15_000,
});

/**
 * Compiles an edition and the templates that depend on it, in a thread.
 * @throws DomainError VALIDATION when it takes too long or cannot be written; UNAVAILABLE when too many wait.
 */
export const compileInThread = (task: Omit<CompileTask, "kind">) =>
  run({ kind: "compile", ...task }) as Promise<CompileResult>;

/** Writes a sample's document by an edition, in a thread; throws as `compileInThread` does. */
export const previewInThread = (task: Omit<PreviewTask, "kind">) =>
  run({ kind: "preview", ...task }) as Promise<TemplatePreview>;

async function run(task: CompileTask | PreviewTask): Promise<Result> {
  const [{ passages }, laws] = await Promise.all([loadSources(), loadLaws()]);
  try {
    return await pool.run({ ...task, sources: { passages, laws } });
  } catch (cause) {
    if (cause instanceof DomainError) throw cause;
    log.warn({ err: cause, key: task.source.entry.key }, "a template was not compiled");
    // The thread was ended for its time or its memory, or the text broke the writer.
    const message =
      cause instanceof TaskTimeoutError
        ? "Шаблон собирается слишком долго. Уберите из него повторы и вложенные циклы."
        : "По этому шаблону не удаётся составить документ. Проверьте последние правки.";
    throw fieldError("content", message, { cause });
  }
}
