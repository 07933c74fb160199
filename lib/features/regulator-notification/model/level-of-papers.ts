/**
 * The level of protection that the owner's internal papers give, in addition to the notification's own answer (ПП №
 * 1119). Pure.
 */

import { checkReasons } from "@/content/regulator/fields";
import { type AnswersDraft, toKnownFacts } from "@/lib/engine/facts/known/known-facts";
import { isAnswered, systemFacts } from "@/lib/engine/facts/papers/conclusions/system-of-owner";
import type { TemplateAnswers } from "@/lib/engine/questions/answer";
import type { NotificationDetails } from "@/lib/features/regulator-notification/model/details";

export type Level = "1" | "2" | "3" | "4";

/** @returns undefined until the owner has told the papers both the type of threats and how many people there are */
export function levelOfPapers(answers: AnswersDraft, papers: TemplateAnswers): Level | undefined {
  const { threatType = "", subjectCount = "" } = papers;
  const facts = { "extra.threatType": threatType, "extra.subjectCount": subjectCount };
  if (!isAnswered(facts)) return undefined;
  return systemFacts(toKnownFacts(answers), facts)["paper.level"] as Level | undefined;
}

type Told = { details: NotificationDetails; level?: Level | undefined };

/** The notification's own answer, else that of the papers; and why to look at it again. */
export function reportedLevel({ details, level }: Told): {
  level: string | undefined;
  reason?: string;
} {
  const own = details.securityLevel;
  const isOwn = own !== undefined && own !== "unknown";
  if (level === undefined) {
    return own === "unknown"
      ? { level: undefined, reason: checkReasons.levelUnknown }
      : { level: own };
  }
  if (!isOwn) return { level, reason: checkReasons.levelOfAct };
  return own === level ? { level: own } : { level: own, reason: checkReasons.levelDiffers };
}
