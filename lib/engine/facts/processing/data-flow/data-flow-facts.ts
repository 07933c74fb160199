/** The matrix, the recipients and what follows from them, as facts for templates. */

import type { KnownFacts } from "@/lib/engine/facts/known/known-facts";
import type { FactRecord } from "@/lib/engine/facts/known/vocabulary";
import {
  chosenDataTypes,
  hasMinors,
  mayHaveMinors,
  namesOtherSpecial,
} from "@/lib/engine/facts/processing/chosen-data";
import type { generalGrounds } from "@/lib/engine/facts/processing/data-flow/data-flow-vocabulary";
import {
  hasUnnamed,
  isPublic,
  joinList,
  toProcessingFacts,
  typesetMethods,
} from "@/lib/engine/facts/processing/data-flow/processing-facts";
import {
  mergeSimilarRecipients,
  toRecipientFacts,
} from "@/lib/engine/facts/processing/data-flow/recipient-facts";
import { typesetUnlessTyped } from "@/lib/engine/facts/processing/data-flow/typeset-unless-typed";
import { buildProcessingMatrix } from "@/lib/engine/facts/processing/matrix/processing-matrix";
import {
  identifiesClients,
  writesAboutPeople,
} from "@/lib/engine/facts/processing/matrix/purposes";
import { publishedPages } from "@/lib/engine/facts/processing/published-pages";
import {
  namesBannedNetwork,
  recipientsOf,
  sellsTravel,
  staysInRussia,
  unnamedRecipients,
} from "@/lib/engine/facts/processing/recipients";
import {
  analyticsUses,
  tracksAppOnly,
  usesOwnCounter,
} from "@/lib/engine/facts/processing/recipients/counters";
import {
  isHostUnnamed,
  platformSetsCookies,
} from "@/lib/engine/facts/processing/recipients/platform";
import type { Recipient } from "@/lib/engine/facts/processing/recipients/recipient";
import { hostsSite } from "@/lib/engine/facts/processing/recipients-of-purpose";
import { generalRetention } from "@/lib/engine/facts/processing/retention";
import { industryPresets } from "@/lib/engine/presets/industries";
import type { ProcessingRow } from "@/lib/engine/presets/processing";
import { keysOf, processingPurposes } from "@/lib/engine/questions/vocabulary/options";

/** Returns the facts of the data flow: purposes, recipients, counters, terms, withdrawal. */
export function dataFlowFacts(known: KnownFacts): FactRecord {
  const recipients = recipientsOf(known);
  const missingRecipients = unnamedRecipients(known, recipients);
  const allRecipients = [...recipients, ...missingRecipients];
  const matrix = buildProcessingMatrix(known);
  const types = chosenDataTypes(known);
  const isHostMissing = isHostUnnamed(known);
  const isRecipientMissing = (role: Recipient["role"]) =>
    missingRecipients.some((recipient) => recipient.role === role);
  const has = (role: Recipient["role"]) => recipients.some((recipient) => recipient.role === role);
  const uses = analyticsUses(known);
  const medical = known["site.industry"] === "medical";
  const health = types.includes("health");
  const biometric = types.includes("biometric");
  return {
    grounds: usedGrounds(matrix),
    purposes: matrix.map((row) => row.key).filter((key) => key in processingPurposes),
    "data.types": [...types],
    processing: matrix.map((row) => toProcessingFacts(row, known, allRecipients)),
    "processing.purposes": matrix.every(({ purpose }) => purpose !== null)
      ? joinList(matrix.map(({ purpose }) => lowerFirstAlways(purpose ?? "")))
      : undefined,
    "statistics.data": matrix
      .find(({ key }) => key === "analytics")
      ?.data.map(typesetUnlessTyped(known))
      .join("; "),
    "recipients.names": recipients.every(({ name }) => name !== null)
      ? listedAsTyped(recipients.map(({ name }) => name ?? ""))
      : undefined,
    "methods.usual": lowerFirstAlways(typesetMethods.automated),
    "methods.mixed": namesOf(matrix.filter(({ automation }) => automation === "mixed")),
    "methods.public": namesOf(matrix.filter(isPublic)),
    "unnamed.biometrics": matrix.some((row) => row.biometricsUnnamed),
    "unnamed.data": matrix.some((row) => row.dataUnnamed),
    "unnamed.bank": isRecipientMissing("payment"),
    "unnamed.carrier": isRecipientMissing("delivery"),
    "unnamed.mailer": isRecipientMissing("mailing"),
    "unnamed.counter": allRecipients.some(
      ({ role, name }) => role === "analytics" && name === null,
    ),
    "unnamed.keeper": isHostMissing,
    "app.keeperUnnamed":
      !known["transfers.ownWork"].includes("app_own") &&
      matrix.some(
        ({ key, recipients: named }) =>
          (key === "application" || key === "app_advertising") && named.length === 0,
      ),
    "counters.own": usesOwnCounter(known),
    "platform.setsCookies": platformSetsCookies(known),
    "minors.unsaid": mayHaveMinors(known),
    "minors.mixed": types.includes("children"),
    recipients: mergeSimilarRecipients(allRecipients).map((recipient) => {
      const isUnnamedAs = (work: Recipient["role"]) => hasUnnamed([recipient], work);
      const { name, purpose, data, ground } = toRecipientFacts(recipient, matrix, known);
      return {
        name,
        purpose,
        data,
        ground,
        ofStatistics:
          recipient.role === "analytics" && recipient.name !== null && !recipient.answer,
        bankUnnamed: isUnnamedAs("payment"),
        carrierUnnamed: isUnnamedAs("delivery"),
        mailerUnnamed: isUnnamedAs("mailing"),
        counterUnnamed: isUnnamedAs("analytics"),
      };
    }),
    "transfers.payments": has("payment"),
    "transfers.paymentNames":
      recipients
        .filter(({ role, name }) => role === "payment" && name !== null)
        .map(({ name }) => name)
        .join(", ") || undefined,
    "transfers.sellers": has("seller"),
    "transfers.journeys": sellsTravel(known),
    "transfers.processors": recipients.some(({ role }) => role !== "fiscalData"),
    "transfers.keeper": isHostMissing || recipients.some(hostsSite),
    "transfers.bannedNetworkNamed": namesBannedNetwork(known),
    analytics: uses.map((use) => ({
      service: use.service,
      owner: use.owner ?? undefined,
      counter: use.counterId ?? undefined,
      country: use.foreignCountries?.join(", ") || undefined,
    })),
    "counters.several": uses.length > 1,
    "cookies.counters": uses.flatMap(({ key }) => key ?? []),
    crossBorder: recipients
      .filter((recipient) => recipient.foreignCountries !== null)
      .map((recipient) => ({
        name: recipient.name ?? undefined,
        country: recipient.foreignCountries?.join(", ") || undefined,
      })),
    "transfers.abroad": staysInRussia(known, allRecipients) ? "не осуществляет" : undefined,
    "cookies.used": types.includes("cookies") || (has("analytics") && !tracksAppOnly(known)),
    "special.none": !health && !biometric && !medical,
    "special.health": health || medical,
    "special.biometric": biometric,
    "special.otherNamed": namesOtherSpecial(known),
    "special.minors": hasMinors(known),
    "special.journalism": writesAboutPeople(known),
    "special.aml": identifiesClients(known),
    "special.forClients": industryPresets[known["site.industry"]].processesForClients ?? false,
    "publishing.pages": publishedPages(known),
    "retention.general": generalRetention(known, matrix),
    "retention.claims": matrix.some(({ grounds }) =>
      grounds.some(({ key }) => key === "claims" || key === "healthClaims"),
    ),
  };
}

const placesOfGrounds: Record<keyof typeof generalGrounds, string> = {
  consent: "ст. 6 ч. 1 п. 1",
  contract: "ст. 6 ч. 1 п. 5",
  interest: "ст. 6 ч. 1 п. 7",
};

/** The grounds that a row of the matrix rests on; a policy names no others. */
function usedGrounds(matrix: readonly ProcessingRow[]): string[] {
  const restsOn = (place: string) =>
    matrix.some(({ grounds }) =>
      grounds.some(({ norms }) =>
        norms.some((norm) => norm.law === "152-ФЗ" && norm.place === place),
      ),
    );
  return keysOf(placesOfGrounds).filter((ground) => restsOn(placesOfGrounds[ground]));
}

/** Names keep their first letter. */
const listedAsTyped = (names: string[]) => [...new Set(names)].join("; ") || undefined;

/** Of names that the owner typed too: «Рассылка», «CRM». */
const lowerFirstAlways = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);

/** «Доставка», as in a sentence about several purposes. */
const namesOf = (rows: ProcessingRow[]) =>
  rows.flatMap(({ purpose }) => (purpose === null ? [] : [`«${purpose}»`]));
