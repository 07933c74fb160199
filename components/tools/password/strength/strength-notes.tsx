import { formatBits, formatGuessTime } from "@/lib/tools/password/entropy";
import type { Strength } from "@/lib/tools/password/strength";

/** Bits of entropy that the settings give; updated while the sliders move. */
export function EntropyNote({ bits }: { bits: number }) {
  return (
    <p className="rounded-md bg-wash px-4 py-3 text-sm text-ink-soft">
      <span className="font-medium text-ink">Стойкость: {formatBits(bits)}.</span>{" "}
      При&nbsp;триллионе попыток в&nbsp;секунду подбор займёт в&nbsp;среднем{" "}
      <span className="whitespace-nowrap">{formatGuessTime(bits)}</span>.
    </p>
  );
}

const tones: Record<Strength["level"], string> = {
  weak: "bg-danger",
  medium: "bg-gold-line",
  strong: "bg-success",
};

/** The rating, the bar and the points of docs/specification/tools.md#passwords. */
export function StrengthMeter({ strength }: { strength: Strength }) {
  const { score, level, word, percent } = strength;
  return <StrengthBar level={level} percent={percent} word={word} detail={`${score} из\u00a06`} />;
}

type StrengthBarProps = {
  level: Strength["level"];
  percent: number;
  word: string;
  detail: string;
};

export function StrengthBar({ level, percent, word, detail }: StrengthBarProps) {
  return (
    <div>
      <p className="flex items-baseline justify-between gap-4 text-sm">
        <span className="font-medium">{word}</span>
        <span className="text-ink-faint tabular-nums">{detail}</span>
      </p>
      <div aria-hidden="true" className="mt-1.5 h-1 overflow-hidden rounded-full bg-wash">
        <div className={`h-full ${tones[level]}`} style={{ width: `${percent}%` }} />
      </div>
    </div>
  );
}
