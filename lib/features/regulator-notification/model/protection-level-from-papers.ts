/**
 * The level of protection that follows from the owner's internal papers, besides the notification's own answer (ПП №
 * 1119). Pure.
 */

import { checkReasons } from "@/content/regulator-notification/fields";
import { type AnswersDraft, toKnownFacts } from "@/lib/engine/facts/known/known-facts";
import { isAnswered, systemFacts } from "@/lib/engine/facts/papers/conclusions/system-of-owner";
import type { TemplateAnswers } from "@/lib/engine/questions/answer";
import type { NotificationDetails } from "@/lib/features/regulator-notification/model/details";

export type Level = "1" | "2" | "3" | "4";

/** @returns undefined until the papers have both the type of threats and the number of people */
export function levelOfPapers(answers: AnswersDraft, papers: TemplateAnswers): Level | undefined {
  const { threatType = "", subjectCount = "" } = papers;
  const facts = { "extra.threatType": threatType, "extra.subjectCount": subjectCount };
  if (!isAnswered(facts)) return undefined;
  return systemFacts(toKnownFacts(answers), facts)["paper.level"] as Level | undefined;
}

type LevelSource = { details: NotificationDetails; level?: Level | undefined };

/** The notification's own answer, otherwise the level from the papers; and the reason to check it. */
export function reportedLevel({ details, level }: LevelSource): {
  level: string | undefined;
  reason?: string;
} {
  const answered = details.securityLevel;
  const isOwn = answered !== undefined && answered !== "unknown";
  if (level === undefined) {
    return answered === "unknown"
      ? { level: undefined, reason: checkReasons.levelUnknown }
      : { level: answered };
  }
  if (!isOwn) return { level, reason: checkReasons.levelOfAct };
  return answered === level
    ? { level: answered }
    : { level: answered, reason: checkReasons.levelDiffers };
}
