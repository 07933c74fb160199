/** The letter to the affected people and the investigation report, as documents to print. Pure. */
import { incidentFieldKeys, incidentFields } from "@/content/incidents/incidents";
import {
  incidentPaperHandwritten as hand,
  type IncidentPaper,
  incidentAct,
  incidentLetter,
  incidentPaperBlanks,
  incidentPapers,
} from "@/content/incidents/papers";
import { formatMoscowTimestamp } from "@/lib/core/time/moscow-days";
import { formatRussianDate, toMoscowDate } from "@/lib/core/time/moscow-time";
import { type OwnerRequisites, ownerInlines } from "@/lib/engine/answers/owner-requisites";
import {
  filledClause,
  fillPlaceholders,
  type PlaceholderResolver,
  placeholderResolver,
} from "@/lib/engine/tree/clause-placeholders";
import type { Block, Inline } from "@/lib/engine/tree/document";
import {
  byHand,
  form,
  heading,
  list,
  paragraph,
  strong,
  text,
} from "@/lib/engine/tree/plain-blocks";
import type { PrintedText } from "@/lib/engine/writers/shared/document-metadata";
import type { Incident } from "@/lib/features/incidents/responses";

/** The data needed in addition to the incident itself. */
export type IncidentSource = { operator: OwnerRequisites; site: { address: string }; now: string };

/**
 * Writes a document from the incident and the site's facts; missing data are blanks: «[указать: …]». Source: 152-ФЗ ст.
 * 21 ч. 3, 3.1; ст. 19 ч. 12.
 */
export function writeIncidentPaper(
  paper: IncidentPaper,
  incident: Incident,
  source: IncidentSource,
): PrintedText {
  const fill = placeholdersOf(incident, source);
  const blocks = paper === "letter" ? letterOf(fill) : actOf(incident, fill);
  return { title: incidentPapers[paper].title, date: toMoscowDate(new Date(source.now)), blocks };
}

const minuteOf = (moment: string) => formatMoscowTimestamp(new Date(moment)).slice(0, -3);

function placeholdersOf(
  incident: Incident,
  { operator, site, now }: IncidentSource,
): PlaceholderResolver {
  const { foundAt, firstFoundAt, correction, fields, notice, results } = incident;
  const sent = ({ sentAt, number }: Incident["notice"]) =>
    sentAt ? [minuteOf(sentAt), number].filter(Boolean).join(", ") : "";
  const placeTexts: Record<string, string> = {
    ...fields,
    today: formatRussianDate(toMoscowDate(new Date(now))),
    address: operator.address,
    email: operator.email,
    site: site.address,
    foundAt: minuteOf(foundAt),
    firstFoundAt: firstFoundAt ? minuteOf(firstFoundAt) : "",
    correction,
    noticeAt: notice.sentAt ? minuteOf(notice.sentAt) : "",
    noticeSent: sent(notice),
    noticeEnds: minuteOf(notice.endsAt),
    resultsSent: sent(results),
    resultsEnds: minuteOf(results.endsAt),
  };
  const known = Object.fromEntries(
    Object.entries(placeTexts).map(([name, value]): [string, Inline[]] => [
      name,
      // Like an answer, it keeps its line breaks.
      value ? [{ type: "value", field: name, text: value }] : [],
    ]),
  );
  return placeholderResolver(
    { ...known, operator: ownerInlines(operator) },
    {
      ...incidentPaperBlanks,
      ...Object.fromEntries(incidentFieldKeys.map((key) => [key, incidentFields[key].blank])),
    },
  );
}

const filledParagraph = (value: string, fill: PlaceholderResolver): Block => ({
  type: "paragraph",
  children: fillPlaceholders(value, fill),
});

function letterOf(fill: PlaceholderResolver): Block[] {
  const { head, opening, parts, rightsTitle, rights, contact, foot } = incidentLetter;
  return [
    ...head.map((value) => filledParagraph(value, fill)),
    heading(1, "title", incidentPapers.letter.title),
    filledParagraph(opening, fill),
    ...parts.map(
      ({ label, place }): Block => ({
        type: "paragraph",
        children: [strong(`${label}:`), text(" "), ...fillPlaceholders(place, fill)],
      }),
    ),
    paragraph(rightsTitle),
    list(rights),
    filledParagraph(contact, fill),
    filledParagraph(foot, fill),
    form([byHand(hand.post), byHand(hand.signature), byHand(hand.name)]),
  ];
}

function actOf({ fields, firstFoundAt }: Incident, fill: PlaceholderResolver): Block[] {
  const investigators = (fields?.investigators ?? "").split("\n").map((line) => line.trim());
  const named = investigators.filter((line) => line !== "");
  return [
    heading(1, "title", incidentPapers.act.title),
    form([byHand(hand.place), byHand(hand.day), byHand(hand.number)]),
    ...incidentAct.flatMap(({ title, clauses }, at): Block[] => [
      { ...heading(2, `section-${at + 1}`, title), number: String(at + 1) },
      ...clauses
        .filter(({ isOfCorrection }) => !isOfCorrection || firstFoundAt !== null)
        .map((clause, place) => filledClause(clause, `${at + 1}.${place + 1}`, fill)),
    ]),
    heading(2, "signatures", hand.signatures),
    ...(named.length > 0 ? named.map((line) => [text(line)]) : [byHand(hand.name)]).map(
      (who: Inline[]) => form([who, byHand(hand.signature), byHand(hand.day)]),
    ),
    paragraph(hand.read),
    form([byHand(hand.post), byHand(hand.signature), byHand(hand.name)]),
  ];
}
