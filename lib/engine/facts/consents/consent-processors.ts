/** The processors and recipients of a consent's data, and those that the owner has not named yet. */

import type { Consent, ConsentKey } from "@/lib/engine/facts/consents/consent";
import type { KnownFacts } from "@/lib/engine/facts/known/known-facts";
import type { FactRecord } from "@/lib/engine/facts/known/vocabulary";
import { typesetUnlessTyped } from "@/lib/engine/facts/processing/data-flow/typeset-unless-typed";
import { actionsOf } from "@/lib/engine/facts/processing/matrix/row-handling";
import { unnamedRecipients } from "@/lib/engine/facts/processing/recipients";
import { addressOfCounter } from "@/lib/engine/facts/processing/recipients/form-services";
import { isHostedByBuilder } from "@/lib/engine/facts/processing/recipients/platform";
import type { Recipient } from "@/lib/engine/facts/processing/recipients/recipient";
import {
  describeTask,
  hostsSite,
  listStatedData,
  messageDataLabel,
  orderDataLabel,
} from "@/lib/engine/facts/processing/recipients-of-purpose";
import { industryPresets } from "@/lib/engine/presets/industries";
import { typesetDocument } from "@/lib/russian/typography";

/** Data of devices and notices do not come through a form of the site; health data have a blank of their own. */
const notByForms: readonly ConsentKey[] = [
  "analytics",
  "application",
  "app_advertising",
  "biometric",
  "health",
  "image",
  "processors",
  "unnamed",
];

/** Processors that the owner has not named yet: a consent that omits them would forbid them. */
export function unnamedProcessors({ key, processors, recipients }: Consent, known: KnownFacts) {
  const isOfDevice = key === "application" || key === "app_advertising";
  return {
    hostUnnamed:
      !notByForms.includes(key) &&
      known["hosting.provider"] === undefined &&
      !processors.some(hostsSite),
    keeperUnnamed:
      isOfDevice &&
      !known["transfers.ownWork"].includes("app_own") &&
      processors.length + recipients.length === 0,
    mailerUnnamed:
      key === "newsletter" && unnamedRecipients(known).some(({ role }) => role === "mailing"),
    counterUnnamed:
      key === "analytics" &&
      !recipients.some(({ role }) => role === "analytics") &&
      [...processors, ...unnamedRecipients(known)].some(
        ({ role, name }) => role === "analytics" && name === null,
      ),
  };
}

/** Unnamed recipients also receive data, so the transfer is among the actions. */
export const actionsWithTransfer = (
  { actions }: Consent,
  hasUnnamed: boolean,
): string | undefined =>
  (hasUnnamed && !actions.some((action) => action.startsWith("передача"))
    ? actionsOf("unassigned", true)
    : actions
  ).join(", ") || undefined;

/** «Битрикс24» is a service: the consent must name the company or the person behind it (152-ФЗ ст. 9 ч. 4 п. 6). */
const legalForm =
  /(?<![а-яёa-z])(?:ооо|ао|пао|тоо|осоо|одо|чуп|зао|нко|ано|ип|самозанят|обществ|индивидуальн|llc|ltd|inc|gmbh|corp|limited|учрежден|фонд|центр|фгуп|гуп|муп)(?![а-яёa-z])|[А-ЯЁ][а-яё]+ [А-ЯЁ][а-яё]+ [А-ЯЁ][а-яё]+(?:вич|вна|ична|оглы|кызы)/i;

/** The data of this consent that a recipient gets according to the owner; undefined when it is not answered. */
export function dataFor(
  consent: Consent,
  recipient: Recipient,
  known: KnownFacts,
): string | undefined {
  const has = (opening: string) => consent.data.some((text) => text.startsWith(opening));
  const data = listStatedData(recipient, known).filter(
    (text) =>
      consent.data.includes(text) ||
      (text === messageDataLabel && has("содержание обращения")) ||
      (text === orderDataLabel && has(industryPresets[known["site.industry"]].order)),
  );
  return data.length > 0 ? data.map(typesetUnlessTyped(known)).join("; ") : undefined;
}

export function toProcessorFacts(
  processor: Recipient,
  known: KnownFacts,
  data: string | undefined,
): FactRecord {
  const { role, name, answer } = processor;
  const isPlatform = role === "platform" || role === "builder";
  const typed = role === "hosting" ? "hosting.address" : isPlatform && "platform.address";
  const task = describeTask(processor, known);
  const work = [
    task === answer?.task || !task ? task : typesetDocument(task),
    data && `данные: ${data}`,
  ].filter(Boolean);
  return {
    name: name ?? undefined,
    // The field where the owner named it, so that what is missing can be filled in there.
    isHost: role === "hosting",
    isPlatform,
    isBrand: name !== null && !legalForm.test(name),
    address:
      (
        answer?.address ??
        (typed ? known[typed] : undefined) ??
        (isHostedByBuilder(known) && role === "builder" ? known["hosting.address"] : undefined)
      )?.replace(/\s*\n\s*/g, " ") || addressOfCounter(name),
    task: work.length > 0 ? work.join("; ") : undefined,
  };
}

export function toForeignRecipientFacts(recipients: Recipient[]): FactRecord[] {
  const rows = recipients
    .filter(({ foreignCountries }) => foreignCountries !== null)
    .map(({ name, foreignCountries }) => ({
      name: name ?? undefined,
      country: foreignCountries?.join(", ") || undefined,
    }));
  return rows.filter(({ name }, index) => rows.findIndex((row) => row.name === name) === index);
}
