/** Where the data are stored and transferred, and the last sections of the form (152-ФЗ ст. 22 ч. 3 п. 10–11). Pure. */
import {
  checkReasons,
  fieldLabels,
  no,
  sectionTitles,
  yes,
} from "@/content/regulator-notification/fields";
import { staysInRussia } from "@/lib/engine/facts/processing/recipients";
import { hasOwnServer, isHostUnnamed } from "@/lib/engine/facts/processing/recipients/platform";
import { recipientName } from "@/lib/engine/facts/processing/recipients-of-purpose";
import type { NotificationDetails } from "@/lib/features/regulator-notification/model/details";
import {
  listField,
  type NotificationSection,
  passportSources,
  textField,
} from "@/lib/features/regulator-notification/model/field";
import { reportedLevel } from "@/lib/features/regulator-notification/model/protection-level-from-papers";
import {
  detailField,
  type NotificationSource,
  passportField,
} from "@/lib/features/regulator-notification/model/site-sections";

/** Whether data are transferred abroad: only stated when it is known for all recipients (152-ФЗ ст. 12). */
export function crossBorderSection(source: NotificationSource): NotificationSection {
  const { known, recipients } = source;
  const abroad = recipients.filter(({ foreignCountries }) => foreignCountries !== null);
  const isAbroad = abroad.length > 0 || known["database.country"] === "abroad";
  const isInRussia = staysInRussia(known, recipients);
  return {
    id: "crossBorder",
    title: sectionTitles.crossBorder,
    fields: [
      listField({
        id: "crossBorder",
        label: fieldLabels.crossBorder,
        sources: passportSources(
          ...(known["database.country"] === "unknown" ? (["database.country"] as const) : []),
          "transfers.home",
          "transfers.contractors",
        ),
        norm: "152-ФЗ, ст. 22 ч. 3 п. 10",
        list: "crossBorder",
        keys: isAbroad ? ["yes"] : isInRussia ? ["no"] : [],
        words: abroad.flatMap(recipientName),
        reason: isAbroad && checkReasons.crossBorder,
      }),
    ],
  };
}

/** The location of the database, and the owner of the servers. */
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
        sources: passportSources("database.country"),
        norm,
        list: "country",
        keys: country === "russia" ? ["RU"] : [],
        words: country === "abroad" ? ["за границей"] : [],
        reason: country === "abroad" && checkReasons.abroad,
      }),
      detailField("databaseAddress", source, norm),
      textField({
        id: "ownServer",
        label: fieldLabels.ownServer,
        sources: passportSources("hosting.provider", "site.platform"),
        norm,
        value: isHostUnnamed(known) ? null : isOwn ? yes : no,
      }),
      ...(isOwn || isHostUnnamed(known)
        ? []
        : [
            textField({
              id: "host",
              label: fieldLabels.host,
              sources: passportSources("hosting.provider", "platform.owner"),
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

/** The last sections of the form: state systems, the level of protection, and who filled it in. */
export function lastSections(source: NotificationSource): NotificationSection[] {
  const { details } = source;
  const state = "152-ФЗ, ст. 22 ч. 3 п. 10.2";
  const { level, reason } = reportedLevel(source);
  const withLevel = { details: { ...details, securityLevel: level } as NotificationDetails };
  const field = detailField("securityLevel", withLevel, "152-ФЗ, ст. 22 ч. 3 п. 11; ПП № 1119");
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
        reason === undefined
          ? field
          : { ...field, state: level === undefined ? "asked" : "check", reason },
      ],
    },
    {
      id: "performer",
      title: sectionTitles.performer,
      fields: [
        detailField("performer", source, "форма уведомления", {
          isRequired: false,
          isReported: false,
        }),
      ],
    },
  ];
}
