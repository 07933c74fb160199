import type { ChecklistProgress } from "@/components/checklist/progress";
import {
  getProgress,
  readAccountId,
  replaceProgress,
  setRemoteSave,
  writeAccountId,
} from "@/components/checklist/progress-store";
import { fetchChecklist, saveChecklist } from "@/lib/features/checklist/client";
import type { AccountChecklist } from "@/lib/features/checklist/schema";

type AccountSyncOptions = {
  userId: string;
  /** The items of the list: what else lies in the browser is not sent. */
  ids: readonly string[];
  /** Called after each change is saved, or has failed. */
  onSettled: (state: "kept" | "failed") => void;
};

/**
 * Keeps the checked items in the account from now on. Those that this browser had before are laid over the
 * account's, so that none is lost; a browser whose items are all the account's already only asks, so that
 * one taken back on another device does not return. Items of another account go: they are not this user's.
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
   * The items whose last change the account may not have. Ids alone: their values are read when they are sent,
   * because a later change of the same item may have come since.
   */
  const unsaved = new Set<string>();
  /** Calls that are not answered yet: as long as there are any, this browser is newer than the account. */
  let onTheWay = 0;

  const known = (progress: ChecklistProgress) =>
    Object.fromEntries(Object.entries(progress).filter(([id]) => ids.includes(id)));

  /** What is not saved as it stands in the browser now, unchecked items too. */
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

  /** One call after another: of checking and unchecking the later one has to win. */
  let calls: Promise<void> = Promise.resolve();
  const enqueue = (changes: ChecklistProgress) => {
    onTheWay += 1;
    if (Object.keys(changes).length > 0) writeAccountId(null);
    calls = calls.then(async () => {
      if (isStopped) return;
      try {
        if (!isMerged) await merge();
        await saveIfAny(known(changes));
        if (isStopped) return;
        onTheWay -= 1;
        if (onTheWay === 0) {
          unsaved.clear();
          writeAccountId(userId);
        }
        onSettled("kept");
      } catch {
        if (isStopped) return;
        onTheWay -= 1;
        // Not all the account's any more: the next call, or the next visit, lays them over it.
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
  Object.fromEntries(Object.entries(progress).filter(([, done]) => done));
