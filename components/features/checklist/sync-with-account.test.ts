import { afterEach, beforeEach, expect, test, vi } from "vitest";
import {
  clearProgress,
  getProgress,
  readAccountId,
  setDone,
} from "@/components/features/checklist/progress-store";
import { syncWithAccount } from "@/components/features/checklist/sync-with-account";

type Changes = Record<string, boolean>;

/** A fake server with the account's items; each call waits until the test answers it. */
const account = { items: {} as Changes, calls: [] as { answer: () => void; lose: () => void }[] };
let stop: () => void = () => undefined;
const settled: string[] = [];

const settle = () => new Promise((resolve) => setTimeout(resolve));

/** Answers the calls one by one, in order of arrival. */
async function answerAll(): Promise<void> {
  await settle();
  for (let call = account.calls.shift(); call; call = account.calls.shift()) {
    call.answer();
    await settle();
  }
}

beforeEach(() => {
  account.items = {};
  account.calls = [];
  settled.length = 0;
  const stored = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
  vi.stubGlobal("fetch", (_path: string, { body }: { body?: string }) => {
    const changes = body === undefined ? {} : (JSON.parse(body) as Changes);
    return new Promise<Response>((resolve, reject) =>
      account.calls.push({
        answer: () => {
          account.items = { ...account.items, ...changes };
          resolve(Response.json(account.items));
        },
        lose: () => reject(new TypeError("no network")),
      }),
    );
  });
});

afterEach(() => {
  stop();
  clearProgress();
});

function begin(): void {
  stop = syncWithAccount({
    userId: "user-1",
    ids: ["x", "y"],
    onSettled: (state) => settled.push(state),
  });
}

test("a failed save does not overwrite a later change of the same item", async () => {
  begin();
  await answerAll();
  setDone("x", true);
  setDone("x", false);
  await settle();
  account.calls.shift()?.lose();
  await answerAll();
  expect(settled).toEqual(["kept", "failed", "kept"]);
  expect(getProgress().x ?? false).toBe(false);
  expect(account.items.x ?? false).toBe(false);
});

test("a failed save is repeated with the next change of another item", async () => {
  begin();
  await answerAll();
  setDone("x", true);
  await settle();
  account.calls.shift()?.lose();
  await settle();
  expect(readAccountId()).toBeNull();
  setDone("y", true);
  await answerAll();
  expect(account.items).toEqual({ x: true, y: true });
  expect(getProgress()).toEqual({ x: true, y: true });
  expect(readAccountId()).toBe("user-1");
});

test("an item unticked while the account's items are loading stays unticked", async () => {
  account.items = { x: true, y: true };
  begin();
  await settle();
  setDone("x", true);
  setDone("x", false);
  await answerAll();
  expect(account.items).toEqual({ x: false, y: true });
  expect(getProgress()).toEqual({ y: true });
});

test("an untick whose save failed is not undone by the account's old value", async () => {
  account.items = { x: true };
  begin();
  await answerAll();
  setDone("x", false);
  await settle();
  account.calls.shift()?.lose();
  await settle();
  setDone("y", true);
  await answerAll();
  expect(account.items).toEqual({ x: false, y: true });
  expect(getProgress()).toEqual({ y: true });
});

test("an untick that waits for a failed save is not undone by the account's old value", async () => {
  account.items = { y: true };
  begin();
  await answerAll();
  setDone("x", true);
  setDone("y", false);
  await settle();
  account.calls.shift()?.lose();
  await answerAll();
  expect(account.items).toEqual({ x: true, y: false });
  expect(getProgress()).toEqual({ x: true });
});
