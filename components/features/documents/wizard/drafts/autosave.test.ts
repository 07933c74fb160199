import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import {
  Autosave,
  type SaveResult,
  type SaveState,
  toSaveResult,
} from "@/components/features/documents/wizard/drafts/autosave";
import type { StoredDraft } from "@/components/features/documents/wizard/drafts/draft-storage";
import { ApiError, toNetworkError } from "@/lib/platform/api-client/api-error";

const first: StoredDraft = { id: "d1", updatedAt: "2026-11-21T09:00:00.000Z" };
const second: StoredDraft = { id: "d1", updatedAt: "2026-11-21T09:01:00.000Z" };
const saved = (stored: StoredDraft): SaveResult => ({ kind: "saved", stored });

/** A form with one text, a browser that stores one copy, and a server that answers in order. */
function setUp({
  answers = [] as SaveResult[],
  signedIn = true,
  stored = null as StoredDraft | null,
  browserKeeps = true,
} = {}) {
  const world = {
    text: "",
    copy: null as string | null,
    sent: [] as [string, StoredDraft | null][],
    states: [] as SaveState[],
  };
  const save = (values: string, over: StoredDraft | null): Promise<SaveResult> => {
    world.sent.push([values, over]);
    const answer = answers.shift() ?? saved(second);
    return new Promise((resolve) => setTimeout(() => resolve(answer), 100));
  };
  const autosave = new Autosave<string>({
    read: () => world.text,
    isWorthKeeping: (text) => text !== "",
    keep(text) {
      if (browserKeeps) world.copy = text;
      return browserKeeps;
    },
    forget() {
      world.copy = null;
    },
    save: signedIn ? save : null,
    onState: (state) => world.states.push(state),
    onStored: () => undefined,
    stored,
  });
  const type = (text: string) => {
    world.text = text;
    autosave.changed();
  };
  const last = () => world.states.at(-1);
  return { world, autosave, type, last, save };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe("Autosave of a signed-in user", () => {
  test("saves once after a pause in typing, over the existing draft", async () => {
    const { world, type, last } = setUp({ stored: first });
    type("а");
    await vi.advanceTimersByTimeAsync(1000);
    expect(world.copy).toBe("а");
    type("аб");
    await vi.advanceTimersByTimeAsync(1499);
    expect(world.sent).toEqual([]);
    await vi.advanceTimersByTimeAsync(200);
    expect(world.sent).toEqual([["аб", first]]);
    expect(last()).toMatchObject({ kind: "saved", where: "server" });
    expect(world.copy).toBeNull();
  });

  test("saves text typed during a save after that save", async () => {
    const { world, autosave, type } = setUp({ answers: [saved(first), saved(second)] });
    type("а");
    autosave.flush();
    type("аб");
    autosave.flush();
    expect(world.sent).toEqual([["а", null]]);
    await vi.advanceTimersByTimeAsync(250);
    expect(world.sent).toEqual([
      ["а", null],
      ["аб", first],
    ]);
    expect(autosave.stored).toEqual(second);
  });

  test("does not save an empty form", async () => {
    const { world, type, autosave } = setUp();
    type("");
    autosave.flush();
    await vi.runAllTimersAsync();
    expect(world.sent).toEqual([]);
  });

  test("keeps the browser's copy without a network and saves again later", async () => {
    const { world, type, last } = setUp({ answers: [{ kind: "failed", why: "network" }] });
    type("а");
    await vi.advanceTimersByTimeAsync(1700);
    expect(last()).toEqual({ kind: "failed", why: "network", inBrowser: true });
    expect(world.copy).toBe("а");
    await vi.advanceTimersByTimeAsync(15_200);
    expect(last()).toMatchObject({ kind: "saved", where: "server" });
    expect(world.copy).toBeNull();
  });

  test("waits twice as long after each failure, two minutes at most", async () => {
    const offline: SaveResult = { kind: "failed", why: "network" };
    const { world, type, last } = setUp({ answers: Array(6).fill(offline) });
    type("а");
    await vi.advanceTimersByTimeAsync(1600);
    for (const [saves, seconds] of [15, 30, 60, 120, 120].entries()) {
      expect(world.sent).toHaveLength(saves + 1);
      await vi.advanceTimersByTimeAsync(seconds * 1000 - 1);
      expect(world.sent).toHaveLength(saves + 1);
      await vi.advanceTimersByTimeAsync(101);
    }
    await vi.advanceTimersByTimeAsync(120_100);
    expect(last()).toMatchObject({ kind: "saved", where: "server" });
  });

  test("begins with the short wait again after a save", async () => {
    const offline: SaveResult = { kind: "failed", why: "network" };
    const { world, type } = setUp({ answers: [offline, offline, saved(first), offline] });
    type("а");
    await vi.advanceTimersByTimeAsync(1600 + 15_100 + 30_100);
    expect(world.sent).toHaveLength(3);
    type("аб");
    await vi.advanceTimersByTimeAsync(1600 + 15_100);
    expect(world.sent).toHaveLength(5);
  });

  test("sends nothing before the moment that the server has named, whatever is typed", async () => {
    const { world, autosave, type, last } = setUp({
      answers: [{ kind: "failed", why: "tooMany", retryAfterMs: 200_000 }],
    });
    type("а");
    await vi.advanceTimersByTimeAsync(1600);
    expect(last()).toMatchObject({ kind: "failed", why: "tooMany", inBrowser: true });
    type("аб");
    autosave.flush();
    await vi.advanceTimersByTimeAsync(199_999);
    expect(world.sent).toHaveLength(1);
    expect(world.copy).toBe("аб");
    await vi.advanceTimersByTimeAsync(101);
    expect(world.sent.at(-1)).toEqual(["аб", null]);
    expect(last()).toMatchObject({ kind: "saved", where: "server" });
  });

  test("reports no copy in the browser when the browser rejects it", async () => {
    const { type, last } = setUp({
      answers: [{ kind: "failed", why: "network" }],
      browserKeeps: false,
    });
    type("а");
    await vi.advanceTimersByTimeAsync(1700);
    expect(last()).toMatchObject({ kind: "failed", inBrowser: false });
  });

  test("stops after the end of the session and saves everything after the next sign-in", async () => {
    const { world, autosave, type, last, save } = setUp({
      answers: [{ kind: "failed", why: "session" }],
    });
    type("а");
    await vi.advanceTimersByTimeAsync(1700);
    autosave.setSave(null);
    type("аб");
    await vi.advanceTimersByTimeAsync(60_000);
    expect(world.sent).toHaveLength(1);
    expect(world.copy).toBe("аб");
    autosave.setSave(save);
    await vi.advanceTimersByTimeAsync(200);
    expect(world.sent.at(-1)).toEqual(["аб", null]);
    expect(last()).toMatchObject({ kind: "saved", where: "server" });
  });

  test("stops at a conflict until the user decides to overwrite", async () => {
    const { world, autosave, type, last } = setUp({
      stored: first,
      answers: [{ kind: "conflict" }],
    });
    type("моё");
    await vi.advanceTimersByTimeAsync(1700);
    expect(last()).toEqual({ kind: "conflict" });
    type("моё, дальше");
    await vi.advanceTimersByTimeAsync(60_000);
    expect(world.sent).toHaveLength(1);
    autosave.overwrite();
    await vi.advanceTimersByTimeAsync(200);
    expect(world.sent.at(-1)).toEqual(["моё, дальше", { id: "d1", updatedAt: "" }]);
  });

  test("leaves the other window's version alone while no version is chosen", async () => {
    const { world, autosave, type } = setUp({ stored: first, answers: [{ kind: "conflict" }] });
    type("моё");
    await vi.advanceTimersByTimeAsync(1700);
    type("моё, дальше");
    autosave.flush();
    expect(world.copy).toBe("моё, дальше");
    expect(await autosave.pause()).toBeNull();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(world.sent).toHaveLength(1);
  });

  test("finds a conflict again when no document was made of the draft", async () => {
    const { autosave, type, last, world } = setUp({
      stored: first,
      answers: [{ kind: "conflict" }, { kind: "conflict" }],
    });
    type("моё");
    await vi.advanceTimersByTimeAsync(1700);
    await autosave.pause();
    autosave.resume();
    await vi.advanceTimersByTimeAsync(1700);
    expect(world.sent).toHaveLength(2);
    expect(last()).toEqual({ kind: "conflict" });
  });

  test("creates the draft again when it was deleted elsewhere", async () => {
    const { world, type } = setUp({ stored: first, answers: [{ kind: "gone" }] });
    type("а");
    await vi.advanceTimersByTimeAsync(1800);
    expect(world.sent).toEqual([
      ["а", first],
      ["а", null],
    ]);
  });

  test("saves nothing while the draft becomes a document, nor afterwards", async () => {
    const { world, autosave, type } = setUp({ answers: [saved(first)] });
    type("а");
    autosave.flush();
    const paused = autosave.pause();
    await vi.advanceTimersByTimeAsync(100);
    expect(await paused).toEqual(first);
    type("аб");
    await vi.advanceTimersByTimeAsync(60_000);
    expect(world.sent).toHaveLength(1);
    autosave.discard();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(world.sent).toHaveLength(1);
    expect(world.copy).toBeNull();
  });
});

describe("Autosave of a guest", () => {
  test("keeps a copy in the browser and sends nothing", async () => {
    const { world, type, last } = setUp({ signedIn: false });
    type("а");
    await vi.advanceTimersByTimeAsync(2000);
    expect(world.copy).toBe("а");
    expect(world.sent).toEqual([]);
    expect(last()).toMatchObject({ kind: "saved", where: "browser" });
  });
});

describe("toSaveResult", () => {
  const failed = (status: number, retryAfterSeconds: number | null = null) =>
    new ApiError(status, "UNKNOWN", "", null, {}, null, retryAfterSeconds);

  test.each([
    ["no response", toNetworkError(), { kind: "failed", why: "network" }],
    ["a defect of ours", new TypeError(), { kind: "failed", why: "network" }],
    ["a server that fails", failed(503, 5), { why: "network", retryAfterMs: 5000 }],
    ["a rate limit", failed(429, 120), { why: "tooMany", retryAfterMs: 120_000 }],
    ["the end of the session", failed(401), { kind: "failed", why: "session" }],
    ["a deleted draft", failed(404), { kind: "gone" }],
    ["another window's save", failed(409), { kind: "conflict" }],
    ["a refusal", failed(413), { why: "refused", message: "Сервер не принял черновик." }],
  ])("names what happened: %s", (_case, error, result) => {
    expect(toSaveResult(error, first)).toMatchObject(result);
  });

  test("shows the server's reason for a new draft that was refused", () => {
    const error = new ApiError(409, "CONFLICT", "", "Черновиков уже 50.");
    expect(toSaveResult(error, null)).toEqual({
      kind: "failed",
      why: "refused",
      message: "Черновиков уже 50.",
    });
  });
});
