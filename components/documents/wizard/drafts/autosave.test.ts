import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import {
  Autosave,
  type SaveResult,
  type SaveState,
} from "@/components/documents/wizard/drafts/autosave";
import type { StoredDraft } from "@/components/documents/wizard/drafts/draft-storage";

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

describe("while someone is signed in", () => {
  test("a pause in typing saves once, over the draft that is there", async () => {
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

  test("what is typed during a save is saved after it, never beside it", async () => {
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

  test("an untouched form makes no draft", async () => {
    const { world, type, autosave } = setUp();
    type("");
    autosave.flush();
    await vi.runAllTimersAsync();
    expect(world.sent).toEqual([]);
  });

  test("without a network the browser's copy stays, and the save is tried again", async () => {
    const { world, type, last } = setUp({ answers: [{ kind: "failed", why: "network" }] });
    type("а");
    await vi.advanceTimersByTimeAsync(1700);
    expect(last()).toEqual({ kind: "failed", why: "network", inBrowser: true });
    expect(world.copy).toBe("а");
    await vi.advanceTimersByTimeAsync(15_200);
    expect(last()).toMatchObject({ kind: "saved", where: "server" });
    expect(world.copy).toBeNull();
  });

  test("a browser that refuses the copy is not said to have one", async () => {
    const { type, last } = setUp({
      answers: [{ kind: "failed", why: "network" }],
      browserKeeps: false,
    });
    type("а");
    await vi.advanceTimersByTimeAsync(1700);
    expect(last()).toMatchObject({ kind: "failed", inBrowser: false });
  });

  test("an ended session waits for a sign-in, then everything is sent", async () => {
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

  test("a conflict stops the saving until it is decided", async () => {
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

  test("a draft deleted elsewhere is written anew", async () => {
    const { world, type } = setUp({ stored: first, answers: [{ kind: "gone" }] });
    type("а");
    await vi.advanceTimersByTimeAsync(1800);
    expect(world.sent).toEqual([
      ["а", first],
      ["а", null],
    ]);
  });

  test("nothing is saved while the draft becomes a document, nor after", async () => {
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

describe("a guest", () => {
  test("has the copy of the browser", async () => {
    const { world, type, last } = setUp({ signedIn: false });
    type("а");
    await vi.advanceTimersByTimeAsync(2000);
    expect(world.copy).toBe("а");
    expect(world.sent).toEqual([]);
    expect(last()).toMatchObject({ kind: "saved", where: "browser" });
  });
});
