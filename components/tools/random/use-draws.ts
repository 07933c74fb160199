"use client";

import { useEffect, useRef, useState } from "react";
import { randomBytes } from "@/components/tools/random-bytes";
import { once } from "@/lib/core/once";
import type { Draw } from "@/lib/tools/random/protocol";
import type { DrawTerms } from "@/lib/tools/random/terms";
import { addToHistory } from "@/lib/tools/result-history";

export type CreatedDraw = Draw & {
  id: number;
  protocol: string;
  /** The text for each number: itself, or the name that it stands for. */
  shown: readonly DrawnEntry[];
  /** Set for a prize draw. */
  people: NumberedPeople | null;
  /** Announced to screen readers. */
  announcement: string;
};

export type DrawnEntry = { label: string; note: string };
export type NumberedPeople = {
  list: readonly string[];
  /** The numbered list, as it is published. */
  numbered: string;
};

const time = once(
  () =>
    new Intl.DateTimeFormat("ru", {
      dateStyle: "short",
      timeStyle: "medium",
      timeZone: "Europe/Moscow",
    }),
);

/** The last ten draws, newest first, until the page is left. */
export function useDraws() {
  const [draws, setDraws] = useState<readonly CreatedDraw[]>([]);
  const [chosen, setChosen] = useState<number | null>(null);
  const nextId = useRef(1);
  useEffect(() => {
    const forget = () => setDraws([]);
    window.addEventListener("pagehide", forget);
    return () => window.removeEventListener("pagehide", forget);
  }, []);

  /** Resolves with a draw that is not shown yet; rejects when its code does not load. */
  const make = async (
    terms: DrawTerms,
    ownSeed: string,
    list?: readonly string[],
  ): Promise<CreatedDraw> => {
    const [{ cleanSeed, drawFromSeed, toSeed, writeProtocol }, { formatNumber }, lists] =
      await Promise.all([
        import("@/lib/tools/random/protocol"),
        import("@/lib/tools/random/totals"),
        import("@/lib/tools/random/numbered-list"),
      ]);
    const draw = drawFromSeed(terms, cleanSeed(ownSeed) || toSeed(randomBytes(32)));
    const people = list ? { list, numbered: lists.writeNumbered(list) } : null;
    const winners = people
      ? draw.numbers.map((number) => people.list[Number(number) - 1] ?? "")
      : [];
    const protocol = writeProtocol(draw, {
      time: `${time().format(new Date())}, Москва`,
      checkAt: `${window.location.origin}/generators/random#check`,
      people: people
        ? { count: people.list.length, fingerprint: lists.fingerprintOf(people.numbered), winners }
        : undefined,
    });
    const shown = draw.numbers.map((number, index) =>
      people
        ? { label: winners[index] ?? "", note: `№\u00a0${number}` }
        : { label: formatNumber(number), note: "" },
    );
    const labels = shown.map(({ label }) => label).join("; ");
    const announcement = people ? `Победители: ${labels}` : `Выпало: ${labels}`;
    return { ...draw, protocol, announcement, shown, people, id: nextId.current++ };
  };
  const add = (draw: CreatedDraw) => {
    setDraws((before) => addToHistory(before, draw));
    setChosen(null);
  };
  const shown = draws.find(({ id }) => id === chosen) ?? draws[0] ?? null;
  return { draws, shown, make, add, show: setChosen };
}
