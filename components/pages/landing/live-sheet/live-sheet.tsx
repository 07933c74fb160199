"use client";

import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from "react";
import { SheetSwitches } from "@/components/pages/landing/live-sheet/sheet-switches";
import type { SheetWriter, Written } from "@/components/pages/landing/live-sheet/sheet-writer";
import {
  initialSwitches,
  type ShopSwitches,
  shopAnswers,
} from "@/components/pages/landing/live-sheet/shop-answers";

type LivingSheetProps = {
  /** The prerendered document: it stays until the first switch is flipped. */
  children: ReactNode;
};

/** A scrollable region must be reachable by keyboard and have a name. */
const scrollable = {
  role: "region",
  tabIndex: 0,
  "aria-label": "Документ вымышленного магазина",
};

let loading:
  | Promise<typeof import("@/components/pages/landing/live-sheet/sheet-writer")>
  | undefined;

/** The engine and the template are loaded on first interaction, not with the page. */
function loadWriter() {
  loading ??= import("@/components/pages/landing/live-sheet/sheet-writer");
  loading.catch(() => {
    loading = undefined;
  });
  return loading;
}

/**
 * A real document of a fictional shop, assembled again when the visitor flips a switch: a new clause is marked, with
 * its article of the law next to it.
 */
export function LiveSheet({ children }: LivingSheetProps) {
  const [switches, setSwitches] = useState<ShopSwitches>(initialSwitches);
  const [written, setWritten] = useState<Written | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const isWritten = written !== null;
  const box = useRef<HTMLDivElement>(null);
  const target = useRef<HTMLDivElement>(null);
  const writer = useRef<SheetWriter | null>(null);

  useEffect(() => {
    if (switches === initialSwitches) return;
    let isCancelled = false;
    loadWriter()
      .then(({ openSheet }) => openSheet())
      .then((open) => {
        const element = target.current;
        if (isCancelled || !element) return;
        writer.current ??= open(element, shopAnswers(initialSwitches));
        setWritten(writer.current.show(shopAnswers(switches)));
        setFailed(false);
      })
      .catch(() => {
        if (!isCancelled) setFailed(true);
      });
    return () => {
      isCancelled = true;
    };
  }, [switches]);

  // Only after the prerendered document is removed does the live one have anything to scroll to.
  useLayoutEffect(() => scrollIntoBox(box.current, written?.changed), [written]);

  return (
    <figure>
      <figcaption className="sr-only">
        Политика обработки персональных данных, составленная для вымышленного магазина мёда
      </figcaption>
      <SheetSwitches switches={switches} onChange={setSwitches} onPrepare={loadWriter} />
      <div
        ref={box}
        {...(isWritten ? scrollable : {})}
        className={`rounded-sm border border-line bg-sheet px-5 pt-7 shadow-sheet sm:px-9 sm:pt-10 ${isWritten ? "max-h-[33rem] overflow-y-auto overscroll-contain pb-10 sm:max-h-[38rem]" : "pb-5"}`}
      >
        {isWritten ? null : children}
        <div
          ref={target}
          lang="ru"
          hidden={!isWritten}
          className="document document-norms document-margin document-draft document-marked text-sm"
        />
      </div>
      <p role="status" className="mt-3 min-h-10 text-sm text-ink-soft">
        {hasFailed
          ? "Лист не обновился: проверьте связь и переключите ещё раз."
          : (written?.note ?? "Переключите любой ответ: пункт появится на листе и будет отмечен.")}
      </p>
    </figure>
  );
}

function scrollIntoBox(box: HTMLElement | null, element: HTMLElement | undefined) {
  if (!box || !element) return;
  const place = element.getBoundingClientRect();
  const view = box.getBoundingClientRect();
  if (place.top >= view.top + 24 && place.bottom <= view.bottom - 24) return;
  const calm = window.matchMedia("(prefers-reduced-motion: reduce)").matches;
  box.scrollTo({
    top: box.scrollTop + place.top - view.top - view.height / 4,
    behavior: calm ? "auto" : "smooth",
  });
}
