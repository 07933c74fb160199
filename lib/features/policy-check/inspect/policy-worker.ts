/** Runs in a worker thread: a PDF of two megabytes takes a second, and a malicious one may run for ever. */
import {
  inspectPolicy,
  type PolicyInspection,
} from "@/lib/features/policy-check/inspect/inspect-policy";
import { type PolicyFile, readPolicy } from "@/lib/features/policy-check/read/read-policy";
import { UnreadableFile, type UnreadableReason } from "@/lib/features/policy-check/read/refusal";

export type PolicyTask = { text: string } | { file: PolicyFile };
/** An error would lose its class between threads, so an unreadable file is returned as a result. */
export type PolicyTaskResult = PolicyInspection | { unreadable: UnreadableReason };

/**
 * Inspects a text or a file.
 * @throws all errors except UnreadableFile, which is returned as `unreadable`.
 */
export default async function run(task: PolicyTask): Promise<PolicyTaskResult> {
  try {
    return inspectPolicy("text" in task ? task.text : await readPolicy(task.file));
  } catch (error) {
    if (error instanceof UnreadableFile) return { unreadable: error.reason };
    throw error;
  }
}
