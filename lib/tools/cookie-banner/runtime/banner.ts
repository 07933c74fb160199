/** The banner of a page: shows the question, runs tags, stores and records the choice. */
import {
  askedCategories,
  type BannerConfig,
  type Choice,
} from "@/lib/tools/cookie-banner/runtime/config";
import { deleteRefusedCookies } from "@/lib/tools/cookie-banner/runtime/erase";
import { installGuard } from "@/lib/tools/cookie-banner/runtime/guard";
import { type BannerEvent, flush, record } from "@/lib/tools/cookie-banner/runtime/journal";
import { isRobot } from "@/lib/tools/cookie-banner/runtime/robots";
import { unbroken } from "@/lib/tools/cookie-banner/runtime/sheet";
import {
  createStoredChoice,
  readStoredChoice,
  type StoredChoice,
  tryOrUndefined,
  withChoice,
  writeStoredChoice,
} from "@/lib/tools/cookie-banner/runtime/store";
import { hasPendingTag, runTags } from "@/lib/tools/cookie-banner/runtime/tags";
import { createView, type View } from "@/lib/tools/cookie-banner/runtime/view";

export type Banner = {
  openSettings: () => void;
  /** Called at each choice; returns the unsubscribe function. */
  onChange: (listen: (choice: Choice) => void) => () => void;
  /** Null until the visitor has chosen. */
  choice: () => Choice | null;
};

const isAny = (choice: Choice | null) => Object.values(choice || {}).some(Boolean);
const isSame = (a: Choice | null, b: Choice | null) => JSON.stringify(a) === JSON.stringify(b);
/** True when something that was allowed is not allowed any more. */
const isLess = (before: Choice | null, after: Choice | null) =>
  Object.entries(before || {}).some(([category, was]) => was && !after?.[category as keyof Choice]);

export function startBanner(config: BannerConfig): Banner {
  const categories = askedCategories(config);
  const listeners = new Set<(choice: Choice) => void>();
  const noteKey = `${config.name}-n`;
  const isFor = (stored: StoredChoice | null) =>
    stored !== null && stored.edition === config.edition && stored.text === config.text;

  let stored = readStoredChoice(config);
  /** The choice in force on this page: a choice made for another text does not count. */
  let choice = isFor(stored) && stored ? stored.choice : null;
  let view: View | undefined;
  /** The settings were requested before they could be opened. */
  let isOpening = false;
  const guard = installGuard(config, (category) => !!choice?.[category]);

  const banner: Banner = {
    openSettings() {
      if (view) view.open();
      else isOpening = true;
    },
    onChange(listen) {
      listeners.add(listen);
      return () => listeners.delete(listen);
    },
    choice: () => choice && { ...choice },
  };
  if (categories.length === 0 || isRobot(navigator.userAgent)) return banner;

  const run = () => {
    guard.release();
    if (choice) runTags(choice);
  };

  /** Also deletes files that a service writes late, or another tab wrote. */
  const sweep = () => {
    if (choice) deleteRefusedCookies(config, choice);
  };

  /** Applies a choice, made on this page or in another tab. */
  const apply = (next: Choice | null) => {
    const before = choice;
    choice = next;
    const remaining = next && deleteRefusedCookies(config, next);
    if (isLess(before, next)) {
      const names = config.services
        .filter(({ category }) => before?.[category] && !next?.[category])
        .map(({ name }) => unbroken(name));
      tryOrUndefined(() =>
        sessionStorage.setItem(noteKey, [...names, ...(remaining || [])].join(", ")),
      );
      // What runs cannot be stopped; the page is reloaded without it.
      location.reload();
      return;
    }
    run();
    if (!next) return;
    view?.settle();
    for (const listen of listeners) listen({ ...next });
    document.dispatchEvent(new CustomEvent("cookie-choice", { detail: { ...next } }));
  };

  const choose = (allowed: Choice) => {
    const next: Choice = {};
    for (const category of categories) next[category] = !!allowed[category];
    // Another tab may have written meanwhile.
    const latest = readStoredChoice(config) || stored || createStoredChoice(config);
    const before = isFor(latest) ? latest.choice : null;
    const isNew = !isSame(before, next);
    stored = withChoice(
      { ...latest, edition: config.edition, text: config.text, seq: latest.seq + (isNew ? 1 : 0) },
      next,
    );
    writeStoredChoice(config, stored);
    if (isNew) record(config, stored, eventOf(before, next), next);
    apply(next);
  };

  const show = () => {
    view = createView(config, categories, () => choice, choose);
    const note = tryOrUndefined(() => sessionStorage.getItem(noteKey));
    tryOrUndefined(() => sessionStorage.removeItem(noteKey));
    if (choice) {
      view.settle();
      if (note) view.tell(`${config.texts.leftBehind} ${note}.`);
    } else view.ask();
    if (isOpening) view.open();
    if (choice) return;
    if (!stored || isFor(stored)) return;
    const old = stored;
    // When a blocker hides the question, nobody was asked.
    setTimeout(() => {
      if (!view?.isVisible() || choice) return;
      stored = { ...createStoredChoice(config), id: old.id, seq: old.seq + 1 };
      writeStoredChoice(config, stored);
      record(config, stored, "askedAgain", old.choice || {});
    }, 500);
  };

  run();
  sweep();
  flush(config);
  whenBody(() => {
    // In a separate task, or the page would block for both at once.
    setTimeout(show);
    // Tags added later: by the parser, or by pages whose content scripts replace.
    new MutationObserver((changes) => {
      if (choice && hasPendingTag(changes)) runTags(choice);
      view?.stay();
    }).observe(document.documentElement, { childList: true, subtree: true });
    run();
  });
  addEventListener("load", () =>
    [0, 2_000, 10_000].forEach((after) => void setTimeout(sweep, after)),
  );
  addEventListener("pagehide", sweep);
  // Where browsers report changes of cookies.
  (window as { cookieStore?: EventTarget }).cookieStore?.addEventListener("change", sweep);
  addEventListener("online", () => flush(config));
  const follow = () => {
    const latest = readStoredChoice(config);
    const next = latest && isFor(latest) ? latest.choice : null;
    stored = latest;
    if (next && !isSame(next, choice)) apply(next);
  };
  addEventListener("storage", ({ key }) => key === config.name && follow());
  // A page restored from the back/forward cache has missed the event.
  addEventListener("pageshow", ({ persisted }) => persisted && follow());
  document.addEventListener("click", (event) => {
    const target = event.target as Element | null;
    if (!target?.closest?.("[data-cookie-settings]")) return;
    event.preventDefault();
    banner.openSettings();
  });
  return banner;
}

function eventOf(before: Choice | null, next: Choice): BannerEvent {
  if (!before) return "given";
  return isAny(before) && !isAny(next) ? "withdrawn" : "changed";
}

/** A file in `head` runs before the body exists. */
function whenBody(work: () => void): void {
  if (document.body) work();
  else {
    new MutationObserver((_, observer) => {
      if (!document.body) return;
      observer.disconnect();
      work();
    }).observe(document.documentElement, { childList: true });
  }
}
