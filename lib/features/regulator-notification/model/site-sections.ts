/** What the notification says besides its purposes (152-ФЗ ст. 22 ч. 3 п. 1, 7–11). Pure. */
import { type DetailKey, proposedEnd, details as questions } from "@/content/regulator/details";
import { checkReasons, fieldLabels, no, sectionTitles, yes } from "@/content/regulator/fields";
import { meansOfMeasures, measureWords } from "@/content/regulator/measures";
import { formatRussianDate } from "@/lib/core/moscow-time";
import { fieldOf, type GivenPath, type KnownFacts } from "@/lib/engine/facts/known";
import { ownerKindOf } from "@/lib/engine/facts/owner";
import {
  hasOwnServer,
  isKeeperUnsaid,
  type Recipient,
  staysInRussia,
} from "@/lib/engine/facts/processing/recipients";
import { recipientName } from "@/lib/engine/facts/processing/recipients-of-purpose";
import type { NotificationDetails } from "@/lib/features/regulator-notification/model/details";
import {
  asked,
  listField,
  type NotificationField,
  type NotificationSection,
  said,
  wordsField,
} from "@/lib/features/regulator-notification/model/field";

/** What the sections are made of. `isSaid`: whether a question of the passport was answered. */
export type NotificationSource = {
  known: KnownFacts;
  details: NotificationDetails;
  recipients: Recipient[];
  isSaid: (path: GivenPath) => boolean;
};

type Rest = { isRequired?: boolean; isReported?: boolean };

/** A question of the notification itself, as its field. */
export function detailField(
  key: DetailKey,
  { details }: Pick<NotificationSource, "details">,
  norm: string,
  rest: Rest = {},
): NotificationField {
  const question = questions[key];
  const typed = details[key];
  const value =
    typed !== undefined && question.kind === "choice"
      ? (question.options as Record<string, string>)[typed]
      : typed !== undefined && question.kind === "day"
        ? formatRussianDate(typed)
        : typed;
  return wordsField({ id: key, label: question.label, sources: said(key), norm, value, ...rest });
}

const optional = { isRequired: false };
const unreported = { isRequired: false, isReported: false };

function passportField(
  id: keyof typeof fieldLabels,
  path: GivenPath,
  { known }: NotificationSource,
  norm: string,
  rest: Rest = {},
): NotificationField {
  const value = known[path];
  return wordsField({
    id,
    label: fieldLabels[id],
    sources: asked(fieldOf(path)),
    norm,
    value: typeof value === "string" ? value.replace(/\s*\n\s*/g, ", ") : null,
    ...rest,
  });
}

/** Who notifies. */
export function operatorSection(source: NotificationSource): NotificationSection {
  const { known, isSaid } = source;
  const norm = "152-ФЗ, ст. 22 ч. 3 п. 1";
  const form = "форма уведомления";
  const kind = ownerKindOf(known);
  const isKindKnown = isSaid("owner.type") || isSaid("owner.inn") || isSaid("owner.registration");
  const hasCodes = kind !== "person";
  return {
    id: "operator",
    title: sectionTitles.operator,
    fields: [
      detailField("office", source, form, { isReported: false }),
      listField({
        id: "kind",
        label: fieldLabels.kind,
        sources: asked("ownerType"),
        norm,
        list: "operatorKind",
        keys: [kind],
        reason: !isKindKnown && checkReasons.kind,
      }),
      passportField("name", "owner.name", source, norm),
      ...(kind === "company" ? [detailField("shortName", source, form, optional)] : []),
      passportField("address", "owner.address", source, norm),
      detailField("postalAddress", source, form, optional),
      detailField("regions", source, form),
      passportField("phone", "owner.phone", source, form, optional),
      passportField("email", "owner.email", source, form),
      passportField("inn", "owner.inn", source, form),
      ...(kind === "company" ? [passportField("ogrn", "owner.registration", source, form)] : []),
      ...(kind === "entrepreneur"
        ? [passportField("ogrnip", "owner.registration", source, form)]
        : []),
      ...(hasCodes
        ? (["okved", "okpo", "okopf", "okfs", "okogu"] as const).map((key) =>
            detailField(key, source, form, optional),
          )
        : []),
      ...(kind === "company" ? [detailField("branches", source, form, optional)] : []),
    ],
  };
}

/** What is really done: of the ticked measures alone. */
export function measuresSection(source: NotificationSource): NotificationSection {
  const { known, details } = source;
  const norm = "152-ФЗ, ст. 22 ч. 3 п. 7";
  const { measures } = known;
  const means = measures.flatMap((measure) => meansOfMeasures[measure] ?? []);
  return {
    id: "measures",
    title: sectionTitles.measures,
    fields: [
      wordsField({
        id: "measures",
        label: fieldLabels.measures,
        sources: asked("protectionMeasures"),
        norm,
        value: measures.map((measure) => measureWords[measure]).join("; "),
      }),
      listField({
        id: "means",
        label: fieldLabels.means,
        sources: asked("protectionMeasures"),
        norm: "152-ФЗ, ст. 22 ч. 3 п. 11",
        list: "means",
        keys: means,
        reason: checkReasons.means,
      }),
      detailField("crypto", source, norm),
      ...(details.crypto === "yes" ? [detailField("cryptoName", source, norm)] : []),
    ],
  };
}

/** Who answers for the processing: whoever was appointed, else the person who is the owner himself. */
export function responsibleSection(source: NotificationSource): NotificationSection {
  const { known } = source;
  const norm = "152-ФЗ, ст. 22 ч. 3 п. 7.1";
  const name = known["responsible.name"];
  const isHimself = name === undefined && ownerKindOf(known) !== "company";
  const email = known["responsible.email"];
  const phone = known["responsible.phone"] ?? (isHimself ? known["owner.phone"] : undefined);
  return {
    id: "responsible",
    title: sectionTitles.responsible,
    fields: [
      wordsField({
        id: "responsibleName",
        label: fieldLabels.responsibleName,
        sources: asked("responsiblePersonName", ...(isHimself ? (["companyName"] as const) : [])),
        norm,
        value: isHimself ? known["owner.name"] : name,
        reason: isHimself && checkReasons.selfResponsible,
      }),
      wordsField({
        id: "responsiblePhone",
        label: fieldLabels.responsiblePhone,
        sources: asked(...(isHimself ? (["phone"] as const) : []), "responsiblePersonPhone"),
        norm,
        value: phone,
      }),
      detailField("responsibleAddress", source, norm),
      wordsField({
        id: "responsibleEmail",
        label: fieldLabels.responsibleEmail,
        sources: asked("responsiblePersonEmail", "contactEmail"),
        norm,
        value: email ?? known["owner.email"],
        reason: email === undefined && checkReasons.commonEmail,
      }),
    ],
  };
}

/** When it began, and when it will end. */
export function termSection(source: NotificationSource): NotificationSection {
  const end = source.details.endCondition;
  return {
    id: "term",
    title: sectionTitles.term,
    fields: [
      detailField("startedOn", source, "152-ФЗ, ст. 22 ч. 3 п. 8"),
      wordsField({
        id: "endCondition",
        label: questions.endCondition.label,
        sources: said("endCondition"),
        norm: "152-ФЗ, ст. 22 ч. 3 п. 9",
        value: end ?? proposedEnd,
        reason: end === undefined && checkReasons.end,
      }),
    ],
  };
}

/** Whether data go abroad: stated only where it is known of everybody (152-ФЗ ст. 12). */
export function crossBorderSection(source: NotificationSource): NotificationSection {
  const { known, recipients } = source;
  const abroad = recipients.filter(({ foreignCountries }) => foreignCountries !== null);
  const isAbroad = abroad.length > 0 || known["database.country"] === "abroad";
  const stays = staysInRussia(known, recipients);
  return {
    id: "crossBorder",
    title: sectionTitles.crossBorder,
    fields: [
      listField({
        id: "crossBorder",
        label: fieldLabels.crossBorder,
        sources: asked(
          ...(known["database.country"] === "unknown" ? (["databaseCountry"] as const) : []),
          "recipientsHome",
          "recipients",
        ),
        norm: "152-ФЗ, ст. 22 ч. 3 п. 10",
        list: "crossBorder",
        keys: isAbroad ? ["yes"] : stays ? ["no"] : [],
        words: abroad.flatMap(recipientName),
        reason: isAbroad && checkReasons.crossBorder,
      }),
    ],
  };
}

/** Where the database stands, and whose the servers are. */
export function databaseSection(source: NotificationSource): NotificationSection {
  const { known, recipients } = source;
  const norm = "152-ФЗ, ст. 22 ч. 3 п. 10.1";
  const country = known["database.country"];
  const isOwn = hasOwnServer(known);
  const hosts = recipients.filter(({ role }) => role !== null && keepers.includes(role));
  return {
    id: "database",
    title: sectionTitles.database,
    fields: [
      listField({
        id: "country",
        label: fieldLabels.country,
        sources: asked("databaseCountry"),
        norm,
        list: "country",
        keys: country === "russia" ? ["RU"] : [],
        words: country === "abroad" ? ["за границей"] : [],
        reason: country === "abroad" && checkReasons.abroad,
      }),
      detailField("databaseAddress", source, norm),
      wordsField({
        id: "ownServer",
        label: fieldLabels.ownServer,
        sources: asked("hostingProvider", "websitePlatform"),
        norm,
        value: isKeeperUnsaid(known) ? null : isOwn ? yes : no,
      }),
      ...(isOwn || isKeeperUnsaid(known)
        ? []
        : [
            wordsField({
              id: "host",
              label: fieldLabels.host,
              sources: asked("hostingProvider", "platformOwner"),
              norm,
              value: hosts.flatMap(({ name }) => name ?? []).join("; "),
            }),
            passportField("hostAddress", "hosting.address", source, norm),
            detailField("hostInn", source, norm),
            detailField("hostOgrn", source, norm),
          ]),
    ],
  };
}

const keepers: readonly string[] = ["hosting", "builder", "platform"];

/** The last sections of the form: systems of the state, the level of protection, who has written it. */
export function lastSections(source: NotificationSource): NotificationSection[] {
  const { details } = source;
  const state = "152-ФЗ, ст. 22 ч. 3 п. 10.2";
  const level = detailField("securityLevel", source, "152-ФЗ, ст. 22 ч. 3 п. 11; ПП № 1119");
  return [
    {
      id: "state",
      title: sectionTitles.state,
      fields: [
        detailField("stateSystems", source, state),
        ...(details.stateSystems === "yes" ? [detailField("stateSystemsWho", source, state)] : []),
      ],
    },
    {
      id: "security",
      title: sectionTitles.security,
      fields: [
        details.securityLevel === "unknown"
          ? { ...level, state: "asked", value: null, reason: checkReasons.levelUnknown }
          : level,
      ],
    },
    {
      id: "performer",
      title: sectionTitles.performer,
      fields: [detailField("performer", source, "форма уведомления", unreported)],
    },
  ];
}
