/** Who notifies, what is done for protection, who answers, since when (152-ФЗ ст. 22 ч. 3 п. 1, 7–9, 11). Pure. */
import {
  type DetailKey,
  defaultEndCondition,
  details as questions,
} from "@/content/regulator-notification/details";
import { checkReasons, fieldLabels, sectionTitles } from "@/content/regulator-notification/fields";
import { meansOfMeasures, measureLabels } from "@/content/regulator-notification/measures";
import { formatRussianDate } from "@/lib/core/time/moscow-time";
import type { KnownFactPath, KnownFacts } from "@/lib/engine/facts/known/known-facts";
import { ownerKindOf } from "@/lib/engine/facts/known/owner";
import type { Recipient } from "@/lib/engine/facts/processing/recipients/recipient";
import type { NotificationDetails } from "@/lib/features/regulator-notification/model/details";
import {
  detailSources,
  listField,
  type NotificationField,
  type NotificationSection,
  passportSources,
  textField,
} from "@/lib/features/regulator-notification/model/field";
import type { Level } from "@/lib/features/regulator-notification/model/protection-level-from-papers";

/** The input of the sections. `isSaid`: whether a question of the passport was answered. */
export type NotificationSource = {
  known: KnownFacts;
  details: NotificationDetails;
  /** The level of protection from the internal papers. */
  level?: Level | undefined;
  recipients: readonly Recipient[];
  isSaid: (path: KnownFactPath) => boolean;
};

type Rest = { isRequired?: boolean; isReported?: boolean };

/** A question of the notification itself as a field. */
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
  return textField({
    id: key,
    label: question.label,
    sources: detailSources(key),
    norm,
    value,
    ...rest,
  });
}

const optional = { isRequired: false };

/** A question of the passport as a field. */
export function passportField(
  id: keyof typeof fieldLabels,
  path: KnownFactPath,
  { known }: NotificationSource,
  norm: string,
  rest: Rest = {},
): NotificationField {
  const value = known[path];
  return textField({
    id,
    label: fieldLabels[id],
    sources: passportSources(path),
    norm,
    value: typeof value === "string" ? value.replace(/\s*\n\s*/g, ", ") : null,
    ...rest,
  });
}

/** The operator. */
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
        sources: passportSources("owner.type"),
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

/** The measures that are really taken: only ticked ones. */
export function measuresSection(source: NotificationSource): NotificationSection {
  const { known, details } = source;
  const norm = "152-ФЗ, ст. 22 ч. 3 п. 7";
  const { measures } = known;
  const means = measures.flatMap((measure) => meansOfMeasures[measure] ?? []);
  return {
    id: "measures",
    title: sectionTitles.measures,
    fields: [
      textField({
        id: "measures",
        label: fieldLabels.measures,
        sources: passportSources("measures"),
        norm,
        value: measures.map((measure) => measureLabels[measure]).join("; "),
      }),
      listField({
        id: "means",
        label: fieldLabels.means,
        sources: passportSources("measures"),
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

/** The person responsible for the processing: the appointed person, otherwise an owner who is a person. */
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
      textField({
        id: "responsibleName",
        label: fieldLabels.responsibleName,
        sources: passportSources(
          "responsible.name",
          ...(isHimself ? (["owner.name"] as const) : []),
        ),
        norm,
        value: isHimself ? known["owner.name"] : name,
        reason: isHimself && checkReasons.selfResponsible,
      }),
      textField({
        id: "responsiblePhone",
        label: fieldLabels.responsiblePhone,
        sources: passportSources(
          ...(isHimself ? (["owner.phone"] as const) : []),
          "responsible.phone",
        ),
        norm,
        value: phone,
      }),
      detailField("responsibleAddress", source, norm),
      textField({
        id: "responsibleEmail",
        label: fieldLabels.responsibleEmail,
        sources: passportSources("responsible.email", "owner.email"),
        norm,
        value: email ?? known["owner.email"],
        reason: email === undefined && checkReasons.commonEmail,
      }),
    ],
  };
}

/** The beginning and the end of the processing. */
export function termSection(source: NotificationSource): NotificationSection {
  const end = source.details.endCondition;
  return {
    id: "term",
    title: sectionTitles.term,
    fields: [
      detailField("startedOn", source, "152-ФЗ, ст. 22 ч. 3 п. 8"),
      textField({
        id: "endCondition",
        label: questions.endCondition.label,
        sources: detailSources("endCondition"),
        norm: "152-ФЗ, ст. 22 ч. 3 п. 9",
        value: end ?? defaultEndCondition,
        reason: end === undefined && checkReasons.end,
      }),
    ],
  };
}
