import type { ChecklistProgress } from "@/components/features/checklist/progress";
import {
  getProgress,
  readAccountId,
  replaceProgress,
  setRemoteSave,
  writeAccountId,
} from "@/components/features/checklist/progress-store";
import { fetchChecklist, saveChecklist } from "@/lib/features/checklist/client";
import type { AccountChecklist } from "@/lib/features/checklist/schema";

type AccountSyncOptions = {
  userId: string;
  /** The items of the list: other ids in the browser's storage are not sent. */
  ids: readonly string[];
  /** Called after each change was saved, or failed. */
  onSettled: (state: "kept" | "failed") => void;
};

/**
 * Starts syncing checked items with the account. Items already checked in this browser are merged into the account's,
 * so that none is lost. A browser whose items all come from the account only reads, so that an item unchecked on
 * another device stays unchecked. Items of another account are removed.
 * @returns the stop function.
 */
export function syncWithAccount({ userId, ids, onSettled }: AccountSyncOptions): () => void {
  const owner = readAccountId();
  if (owner !== null && owner !== userId) {
    replaceProgress({});
    writeAccountId(null);
  }
  let isAccounts = owner === userId;
  let isStopped = false;
  let isMerged = false;
  /**
   * Items whose last change may not be saved yet. Ids only: values are read when they are sent, because the same item
   * may have changed again.
   */
  const unsaved = new Set<string>();
  /** Pending calls: while there are any, this browser is newer than the account. */
  let pendingCalls = 0;

  const known = (progress: ChecklistProgress) =>
    Object.fromEntries(Object.entries(progress).filter(([id]) => ids.includes(id)));

  /** Unsaved items with their current values, unchecked ones too. */
  const readUnsaved = (): ChecklistProgress => {
    const progress = getProgress();
    return Object.fromEntries([...unsaved].map((id) => [id, progress[id] ?? false]));
  };

  const merge = async () => {
    const checklist = isAccounts
      ? await fetchChecklist()
      : await saveChecklist(known({ ...checkedOf(getProgress()), ...readUnsaved() }));
    if (isStopped) return;
    // Includes changes made during the request.
    replaceProgress(checkedOf({ ...checklist, ...readUnsaved() }));
    isMerged = true;
  };

  /** One call at a time: of checking and unchecking the later one must win. */
  let calls: Promise<void> = Promise.resolve();
  const enqueue = (changes: ChecklistProgress) => {
    pendingCalls += 1;
    if (Object.keys(changes).length > 0) writeAccountId(null);
    calls = calls.then(async () => {
      if (isStopped) return;
      try {
        if (!isMerged) await merge();
        await saveIfAny(known(changes));
        if (isStopped) return;
        pendingCalls -= 1;
        if (pendingCalls === 0) {
          unsaved.clear();
          writeAccountId(userId);
        }
        onSettled("kept");
      } catch {
        if (isStopped) return;
        pendingCalls -= 1;
        // No longer all the account's: the next call, or the next visit, merges them.
        isMerged = false;
        isAccounts = false;
        onSettled("failed");
      }
    });
  };
  enqueue({});
  setRemoteSave((changes) => {
    for (const id of Object.keys(changes)) unsaved.add(id);
    enqueue(changes);
  });
  return () => {
    isStopped = true;
    setRemoteSave(null);
  };
}

const saveIfAny = (changes: Partial<AccountChecklist>) =>
  Object.keys(changes).length > 0 ? saveChecklist(changes) : undefined;

const checkedOf = (progress: ChecklistProgress): ChecklistProgress =>
  Object.fromEntries(Object.entries(progress).filter(([, isDone]) => isDone));
