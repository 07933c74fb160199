/** The text of an answer with the known data of the request and the operator. Pure. */
import {
  type AnswerText,
  answerBlanks,
  answerHeader,
  answerOperator,
  answerReference,
  answerSigner,
  handwrittenFields,
} from "@/content/requests/answers";
import { formatRussianDate } from "@/lib/core/time/moscow-time";
import { ownerInlines } from "@/lib/engine/answers/owner-requisites";
import {
  fillPlaceholders,
  type PlaceholderResolver,
  placeholderResolver,
} from "@/lib/engine/tree/clause-placeholders";
import type { Block, Inline } from "@/lib/engine/tree/document";
import { byHand, form, heading, text } from "@/lib/engine/tree/plain-blocks";
import { plainText } from "@/lib/engine/tree/walk";
import type { PrintedText } from "@/lib/engine/writers/shared/document-metadata";
import type { OpenRequests, PersonRequest } from "@/lib/features/requests/responses";

type Known = {
  request: Pick<PersonRequest, "receivedOn" | "details" | "extension" | "dues">;
  operator: OpenRequests["operator"];
  today: string;
};

/** The letter as plain text. Missing data are blanks: «[указать: …]». */
export function writeAnswer(answer: AnswerText, known: Known): string {
  const fill = placeholdersOf(known, answer);
  const toText = (paragraph: string) => plainText(inlinesOf(paragraph, fill));
  const foot = `${toText(answerOperator)}\n${answerSigner}`;
  return [...[...answerHeader, ...bodyOf(answer)].map(toText), foot].join("\n\n");
}

/** Returns the letter as a document to print, with lines for the signature. */
export function printAnswer(answer: AnswerText, known: Known): PrintedText {
  const fill = placeholdersOf(known, answer);
  const paragraph = (value: string): Block => ({
    type: "paragraph",
    children: inlinesOf(value, fill),
  });
  return {
    title: answer.heading,
    date: known.today,
    blocks: [
      ...answerHeader.map(paragraph),
      heading(1, "title", answer.heading),
      ...[...bodyOf(answer), answerOperator].map(paragraph),
      form(handwrittenFields.map(byHand)),
    ],
  };
}

/** The words with their placeholders replaced; data that the owner has to add become blanks. */
function inlinesOf(value: string, fill: PlaceholderResolver): Inline[] {
  const inlines = value
    .split(/\[указать: ([^\]]+)\]/)
    .flatMap((part, at): Inline[] =>
      at % 2 === 0 ? fillPlaceholders(part, fill) : [{ type: "blank", hint: part }],
    );
  // A date ends with a full stop already.
  return inlines.map((inline, at) =>
    inline.type === "text" && endsSentence(inlines[at - 1])
      ? text(inline.text.replace(/^\./, ""))
      : inline,
  );
}

const endsSentence = (inline: Inline | undefined): boolean =>
  inline?.type === "value" && inline.text.endsWith(".");

const bodyOf = ({ reference = answerReference, paragraphs }: AnswerText) => [
  reference,
  ...paragraphs,
];

function placeholdersOf(
  { request, operator, today }: Known,
  { addressee }: AnswerText,
): PlaceholderResolver {
  const { receivedOn, details, extension, dues } = request;
  const placeTexts: Record<string, string> = {
    today: formatRussianDate(today),
    receivedOn: formatRussianDate(receivedOn),
    person: details?.person ?? "",
    address: operator.address,
    reason: extension?.reason ?? "",
    extendedDue: extension && dues[0] ? formatRussianDate(dues[0].date) : "",
  };
  const known = Object.fromEntries(
    Object.entries(placeTexts).map(([name, value]): [string, Inline[]] => [
      name,
      value ? [{ type: "value", field: name, text: value }] : [],
    ]),
  );
  const fill = placeholderResolver(
    { ...known, operator: ownerInlines(operator) },
    {
      ...answerBlanks,
      ...(addressee && { person: addressee }),
    },
  );
  return (name) => {
    if (name !== "incoming") return fill(name);
    return details?.incoming ? [text(` (вх. № ${details.incoming})`)] : [];
  };
}
