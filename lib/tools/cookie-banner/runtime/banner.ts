/** One banner on one page: what is shown, what runs, what is kept and recorded. */
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
  /** Called at each choice; returns what takes it away again. */
  onChange: (listen: (choice: Choice) => void) => () => void;
  /** Null until there is one. */
  choice: () => Choice | null;
};

const isAny = (choice: Choice | null) => Object.values(choice || {}).some(Boolean);
const isSame = (one: Choice | null, other: Choice | null) =>
  JSON.stringify(one) === JSON.stringify(other);
/** True where something that was allowed is not any more. */
const isLess = (before: Choice | null, after: Choice | null) =>
  Object.entries(before || {}).some(([category, was]) => was && !after?.[category as keyof Choice]);

export function startBanner(config: BannerConfig): Banner {
  const asked = askedCategories(config);
  const listeners = new Set<(choice: Choice) => void>();
  const noteKey = `${config.name}-n`;
  const isFor = (kept: StoredChoice | null) =>
    kept !== null && kept.edition === config.edition && kept.text === config.text;

  let kept = readStoredChoice(config);
  /** In force on this page: nobody agreed to another text. */
  let choice = isFor(kept) && kept ? kept.choice : null;
  let view: View | undefined;
  /** Asked for before there is something to open. */
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
  if (asked.length === 0 || isRobot(navigator.userAgent)) return banner;

  const run = () => {
    guard.release();
    if (choice) runTags(choice);
  };

  /** Files that a service writes late, or another tab wrote, go as well. */
  const sweep = () => {
    if (choice) deleteRefusedCookies(config, choice);
  };

  /** Takes a choice, no matter who made it: this page or another tab. */
  const apply = (next: Choice | null) => {
    const before = choice;
    choice = next;
    const left = next && deleteRefusedCookies(config, next);
    if (isLess(before, next)) {
      const names = config.services
        .filter(({ category }) => before?.[category] && !next?.[category])
        .map(({ name }) => unbroken(name));
      tryOrUndefined(() => sessionStorage.setItem(noteKey, [...names, ...(left || [])].join(", ")));
      // What runs cannot be stopped; without it the page begins anew.
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
    for (const category of asked) next[category] = !!allowed[category];
    // Another tab may have written meanwhile.
    const latest = readStoredChoice(config) || kept || createStoredChoice(config);
    const before = isFor(latest) ? latest.choice : null;
    const isNew = !isSame(before, next);
    kept = withChoice(
      { ...latest, edition: config.edition, text: config.text, seq: latest.seq + (isNew ? 1 : 0) },
      next,
    );
    writeStoredChoice(config, kept);
    if (isNew) record(config, kept, eventOf(before, next), next);
    apply(next);
  };

  const show = () => {
    view = createView(config, asked, () => choice, choose);
    const note = tryOrUndefined(() => sessionStorage.getItem(noteKey));
    tryOrUndefined(() => sessionStorage.removeItem(noteKey));
    if (choice) {
      view.settle();
      if (note) view.tell(`${config.texts.leftBehind} ${note}.`);
    } else view.ask();
    if (isOpening) view.open();
    if (choice) return;
    if (!kept || isFor(kept)) return;
    const old = kept;
    // Hidden by a blocker, nobody was asked.
    setTimeout(() => {
      if (!view?.isVisible() || choice) return;
      kept = { ...createStoredChoice(config), id: old.id, seq: old.seq + 1 };
      writeStoredChoice(config, kept);
      record(config, kept, "askedAgain", old.choice || {});
    }, 500);
  };

  run();
  sweep();
  flush(config);
  whenBody(() => {
    // Apart from all the above, or the page would stand still for both at a stretch.
    setTimeout(show);
    // Tags that come later: the parser's own, and those of pages that are changed by scripts.
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
  // Where browsers tell of cookies.
  (window as { cookieStore?: EventTarget }).cookieStore?.addEventListener("change", sweep);
  addEventListener("online", () => flush(config));
  const follow = () => {
    const latest = readStoredChoice(config);
    const next = latest && isFor(latest) ? latest.choice : null;
    kept = latest;
    if (next && !isSame(next, choice)) apply(next);
  };
  addEventListener("storage", ({ key }) => key === config.name && follow());
  // A page out of the browser's memory has slept through the event.
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

/** A file in `head` comes before the body. */
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
