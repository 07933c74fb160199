import type { FactorId, ViolationId } from "@/lib/tools/fines/figures";

/** A part of article 13.11 of КоАП РФ that applies to a chosen violation. */
export type ApplicablePart = {
  /** «1.1», as in `content/tools/penalties.ts`. */
  part: string;
  /** `only`: a repeated violation for which the article has no separate part. */
  turn: "first" | "repeated" | "only";
};

type Situation = { factors: readonly FactorId[]; userCount: number };

/** A part and the part for its repetition, when the article has one. */
type Pair = { part: string; repeated?: string };

/**
 * Returns the parts of article 13.11 that apply to a violation of the calculator; none for GDPR, which is not Russian
 * law. Insufficient protection alone is not in the article: its consequences are. Leaks depend on the number of people,
 * those of special and biometric data have separate parts; below a thousand people part 1 is applied in practice.
 * Source: docs/specification/law.md#administrative-fines.
 */
export function findParts(violation: ViolationId, situation: Situation): ApplicablePart[] {
  const isRepeated = situation.factors.includes("repeat");
  const parts = pairsOf(violation, situation).map(({ part, repeated }): ApplicablePart => {
    if (!isRepeated) return { part, turn: "first" };
    return repeated ? { part: repeated, turn: "repeated" } : { part, turn: "only" };
  });
  // Leaks of several sizes share the part about their repetition.
  return parts.filter(({ part }, at) => parts.findIndex((other) => other.part === part) === at);
}

function pairsOf(violation: ViolationId, { factors, userCount }: Situation): Pair[] {
  switch (violation) {
    case "no-consent":
      return [
        { part: "1", repeated: "1.1" },
        { part: "2", repeated: "2.1" },
      ];
    case "no-security":
      return [
        ...leaksOf(userCount),
        ...(factors.includes("sensitive")
          ? [
              { part: "16", repeated: "18" },
              { part: "17", repeated: "18" },
            ]
          : []),
        { part: "6" },
      ];
    case "no-notification":
      return [{ part: "10" }];
    case "no-localization":
      return [{ part: "8", repeated: "9" }];
    case "no-policy":
      return [{ part: "3" }];
    case "gdpr-violation":
      return [];
  }
}

/** Assuming that the data of all users leaked; all sizes when their number was not given. */
function leaksOf(userCount: number): Pair[] {
  const ofSize = (part: string): Pair => ({ part, repeated: "15" });
  if (userCount === 0) return ["12", "13", "14"].map(ofSize);
  if (userCount < 1000) return [{ part: "1", repeated: "1.1" }];
  if (userCount <= 10_000) return [ofSize("12")];
  return [ofSize(userCount <= 100_000 ? "13" : "14")];
}
