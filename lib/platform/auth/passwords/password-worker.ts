/** Runs in a worker thread: one bcrypt takes tens of milliseconds and would block all other requests. */
import { compare, hash } from "bcryptjs";

/** `digest` is always the HMAC of a password: 64 ASCII characters, below bcrypt's limit of 72 bytes. */
export type PasswordTask =
  | { kind: "hash"; digest: string; cost: number }
  | { kind: "compare"; digest: string; hash: string };

/** `hash` gives the bcrypt string, `compare` whether it fits. */
export default function run(task: PasswordTask): Promise<string | boolean> {
  return task.kind === "hash" ? hash(task.digest, task.cost) : compare(task.digest, task.hash);
}
