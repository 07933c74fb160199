"use client";

import { useEffect, useState } from "react";
import { browserBytes } from "@/components/tools/browser-bytes";
import { remember } from "@/lib/tools/history";
import type { Draw } from "@/lib/tools/random/protocol";
import type { DrawTerms } from "@/lib/tools/random/terms";

export type MadeDraw = Draw & {
  id: number;
  protocol: string;
  /** For those who hear the page. */
  announcement: string;
};

const time = new Intl.DateTimeFormat("ru", {
  dateStyle: "short",
  timeStyle: "medium",
  timeZone: "Europe/Moscow",
});

/** The last ten draws, the newest first; they live as long as the page does. */
export function useDraws() {
  const [draws, setDraws] = useState<readonly MadeDraw[]>([]);
  const [chosen, setChosen] = useState<number | null>(null);
  useEffect(() => {
    const forget = () => setDraws([]);
    window.addEventListener("pagehide", forget);
    return () => window.removeEventListener("pagehide", forget);
  }, []);

  /** Rejects when the code of the draw does not come. */
  const make = async (terms: DrawTerms, ownSeed: string) => {
    const [{ cleanSeed, drawFromSeed, toSeed, writeProtocol }, { formatNumber }] =
      await Promise.all([
        import("@/lib/tools/random/protocol"),
        import("@/lib/tools/random/totals"),
      ]);
    const draw = drawFromSeed(terms, cleanSeed(ownSeed) || toSeed(browserBytes(32)));
    const protocol = writeProtocol(draw, {
      time: `${time.format(new Date())}, Москва`,
      checkAt: `${window.location.origin}/generators/random#check`,
    });
    const announcement = `Выпало: ${draw.numbers.map(formatNumber).join("; ")}`;
    setDraws((before) =>
      remember(before, { ...draw, protocol, announcement, id: (before[0]?.id ?? 0) + 1 }),
    );
    setChosen(null);
  };
  const shown = draws.find(({ id }) => id === chosen) ?? draws[0] ?? null;
  return { draws, shown, make, show: setChosen };
}
