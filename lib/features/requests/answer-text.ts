/** Text of an answer with what is known of the request and the operator. Pure. */
import {
  type AnswerText,
  answerBlanks,
  answerFoot,
  answerHead,
  answerReference,
} from "@/content/duties/answers";
import { formatRussianDate } from "@/lib/core/moscow-time";
import { requisitesLine } from "@/lib/engine/answers/subject";
import type { OpenRequests, PersonRequest } from "@/lib/features/requests/responses";

type Known = {
  request: Pick<PersonRequest, "receivedOn" | "details" | "extension" | "dues">;
  operator: OpenRequests["operator"];
  today: string;
};

/** The letter as plain text. What nobody has said is a blank: «[указать: …]». */
export function writeAnswer({ paragraphs }: AnswerText, known: Known): string {
  const places = placesOf(known);
  return (
    [...answerHead, answerReference, ...paragraphs, answerFoot]
      .map((paragraph) => paragraph.replace(/\{(\w+)\}/g, (_all, name) => places(name)))
      .join("\n\n")
      // A day ends with a full stop of its own.
      .replaceAll("г..", "г.")
  );
}

function placesOf({ request, operator, today }: Known): (name: string) => string {
  const { receivedOn, details, extension, dues } = request;
  const said: Record<string, string> = {
    today: formatRussianDate(today),
    receivedOn: formatRussianDate(receivedOn),
    person: details?.person ?? "",
    operator: requisitesLine(operator) ?? "",
    address: operator.address,
    reason: extension?.reason ?? "",
    extendedDue: extension && dues[0] ? formatRussianDate(dues[0].date) : "",
  };
  return (name) => {
    if (name === "incoming") return details?.incoming ? ` (вх. № ${details.incoming})` : "";
    const blank = answerBlanks[name as keyof typeof answerBlanks];
    return said[name] || `[указать: ${blank}]`;
  };
}
