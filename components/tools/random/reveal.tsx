"use client";

import { X } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import type { CreatedDraw } from "@/components/tools/random/use-draws";

/** How long names are shuffled before the winner is shown, in milliseconds. */
const rollMs = 2600;
/** Milliseconds per name at first; later names take longer. */
const firstFrameMs = 55;
const lastFrameMs = 320;
/** As many names as fit into that time, and no more of a long list. */
const maxShuffledNames = 40;

type Stage = "waiting" | "rolling" | "shown" | "all";

/**
 * Reveals one winner after another, full-screen, for a stream. The winners were drawn before: the shuffling is only for
 * show, and is left out with reduced motion.
 */
export function Reveal({ draw, onClose }: { draw: CreatedDraw; onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [at, setAt] = useState(0);
  const [stage, setStage] = useState<Stage>("waiting");
  const [shuffledName, setShuffledName] = useState("");
  const timer = useRef<number | undefined>(undefined);
  const { shown, people } = draw;
  const word = people ? "Победитель" : "Число";

  useEffect(() => {
    const box = dialog.current;
    box?.showModal();
    // A phone may refuse full-screen: the dialog covers the page anyway.
    box?.requestFullscreen?.().catch(() => undefined);
    return () => {
      window.clearTimeout(timer.current);
      if (document.fullscreenElement) void document.exitFullscreen().catch(() => undefined);
    };
  }, []);

  const open = () => {
    if (window.matchMedia("(prefers-reduced-motion: reduce)").matches) return setStage("shown");
    setStage("rolling");
    const names = shuffledNames(draw);
    const started = performance.now();
    let step = at * 7;
    const roll = () => {
      const share = (performance.now() - started) / rollMs;
      if (share >= 1) return setStage("shown");
      setShuffledName(names[step % names.length] ?? "");
      step += 1;
      timer.current = window.setTimeout(
        roll,
        firstFrameMs + share ** 2 * (lastFrameMs - firstFrameMs),
      );
    };
    roll();
  };
  const isLast = at === shown.length - 1;
  const goOn = () => {
    if (shown.length === 1) return dialog.current?.close();
    if (isLast) return setStage("all");
    setAt(at + 1);
    setStage("waiting");
  };
  const current = shown[at];

  return (
    <dialog
      ref={dialog}
      aria-label={people ? "Победители" : "Выпавшие числа"}
      onClose={onClose}
      className="m-0 h-dvh max-h-none w-dvw max-w-none bg-[oklch(0.22_0.03_260)] p-6 text-[white] backdrop:bg-[black]"
    >
      <div className="flex h-full flex-col items-center text-center">
        <div className="flex w-full items-center justify-between gap-4">
          <p className="text-lg text-[oklch(0.85_0.02_260)] tabular-nums">
            {stage === "all"
              ? "Итог"
              : shown.length > 1
                ? `${word} ${at + 1} из\u00a0${shown.length}`
                : word}
          </p>
          <button
            type="button"
            aria-label="Закрыть"
            onClick={() => dialog.current?.close()}
            className="grid size-11 place-items-center rounded-md text-[white] hover:bg-[oklch(1_0_0/0.12)] focus-visible:outline-[white]"
          >
            <X aria-hidden="true" strokeWidth={1.75} className="size-6" />
          </button>
        </div>
        <div className="flex min-h-0 w-full flex-1 flex-col items-center justify-center overflow-y-auto py-4">
          {stage === "all" ? (
            <ol className="w-full max-w-3xl space-y-3 text-left text-[clamp(1.25rem,3.2vw,2.5rem)] font-semibold">
              {shown.map(({ label, note }, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: winners may repeat, a draw never changes
                <li key={index} className="flex items-baseline justify-between gap-6">
                  <span className="min-w-0 wrap-anywhere">{label}</span>
                  <span className="shrink-0 text-[0.6em] font-normal text-[oklch(0.85_0.02_260)]">
                    {note}
                  </span>
                </li>
              ))}
            </ol>
          ) : (
            <>
              <p
                aria-hidden={stage !== "shown"}
                className={`max-w-full text-[clamp(2rem,9vw,8rem)] leading-tight font-bold text-balance wrap-anywhere tabular-nums ${stage === "shown" ? "animate-appear" : "text-[oklch(0.75_0.04_260)]"}`}
              >
                {stage === "shown" ? current?.label : stage === "rolling" ? shuffledName : "?"}
              </p>
              <p className="mt-4 min-h-8 text-xl text-[oklch(0.85_0.02_260)] tabular-nums">
                {stage === "shown" ? current?.note : ""}
              </p>
            </>
          )}
          <p role="status" className="sr-only">
            {stage === "shown" ? `${word} ${at + 1}: ${current?.label}` : ""}
          </p>
        </div>
        <button
          type="button"
          // Not `disabled` while names are shuffled: that would lose the focus.
          aria-disabled={stage === "rolling" || undefined}
          onClick={() => {
            if (stage === "waiting") open();
            else if (stage === "shown") goOn();
            else if (stage === "all") dialog.current?.close();
          }}
          className="h-14 rounded-md bg-[white] px-8 text-lg font-medium text-[oklch(0.22_0.03_260)] hover:bg-[oklch(0.92_0.01_260)] focus-visible:outline-[white] aria-disabled:opacity-50"
        >
          {labelOf(stage, { word, isLast, isAlone: shown.length === 1 })}
        </button>
      </div>
    </dialog>
  );
}

function labelOf(
  stage: Stage,
  { word, isLast, isAlone }: { word: string; isLast: boolean; isAlone: boolean },
): string {
  if (stage === "all") return "Закрыть";
  if (stage === "shown") return isLast ? (isAlone ? "Готово" : "Показать всех") : "Дальше";
  return word === "Число" ? "Открыть число" : "Открыть победителя";
}

/** Evenly spaced names of the list, or numbers of the range. */
function shuffledNames({ people, terms, shown }: CreatedDraw): string[] {
  if (people) return pick(people.list);
  if (terms.kind === "list") return pick(terms.numbers);
  const steps = BigInt(maxShuffledNames);
  const range = terms.max - terms.min;
  const numbers = Array.from({ length: maxShuffledNames }, (_, index) =>
    String(terms.min + (range * ((BigInt(index) * 17n) % steps)) / steps),
  );
  return numbers.length > 0 ? numbers : shown.map(({ label }) => label);
}

function pick(all: readonly string[]): string[] {
  const step = Math.max(1, Math.floor(all.length / maxShuffledNames));
  return all.filter((_, index) => index % step === 0).slice(0, maxShuffledNames);
}
