import "server-only";

import type { z } from "zod";
import { importMessages as messages } from "@/content/sites/import";
import { DomainError, fieldError } from "@/lib/core/errors";
import { toMoscowDate } from "@/lib/core/time/moscow-time";
import { siteField } from "@/lib/engine/answers/identifying-answers";
import { importFacts } from "@/lib/engine/passport/facts";
import { definitionOf, labelOf, type QuestionKey } from "@/lib/engine/questions/questions";
import type { ColumnKey } from "@/lib/features/sites/import/columns";
import {
  deleteUnchanged,
  findExistingSites,
  insertImported,
} from "@/lib/features/sites/import/mutations";
import { type ParsedSite, parseSites } from "@/lib/features/sites/import/parse-sites";
import type {
  ImportedSites,
  ImportPreview,
  importRequest,
  UndoneImport,
} from "@/lib/features/sites/import/schema";
import { maxSites } from "@/lib/features/sites/schema";
import type { Caller } from "@/lib/platform/auth/caller";
import type { Database } from "@/lib/platform/db/database";

/** Previews the import of this table, row by row; nothing is stored. */
export async function previewImport(
  database: Database,
  { userId }: Caller,
  text: string,
): Promise<ImportPreview> {
  const { sites, ignored, problems } = parseSites(text);
  const { known, count } = await findExistingSites(database, userId, addressesOf(sites));
  const rows = sites.map((site) => ({ ...toRow(site), state: stateOf(site, known) }));
  const countOf = (state: ImportPreview["rows"][number]["state"]) =>
    rows.filter((row) => row.state === state).length;
  const fresh = countOf("fresh");
  return {
    rows,
    ignored,
    problems,
    fresh,
    known: countOf("known"),
    faulty: countOf("faulty"),
    refusal: count + fresh > maxSites ? tooMany(count) : null,
  };
}

/**
 * Stores the sites of a table, all in one transaction; those that the user has already stay as they are. What the table
 * says of them are facts that wait to be confirmed.
 * @throws DomainError VALIDATION for a table that cannot be read, or has rows with mistakes that are not to be skipped;
 * CONFLICT when they are more than may be stored. Nothing is stored then.
 */
export async function importSites(
  database: Database,
  { userId }: Caller,
  { text, skipFaulty }: z.output<typeof importRequest>,
  now: Date,
): Promise<ImportedSites> {
  const { sites, problems } = parseSites(text);
  const [problem] = problems;
  if (problem) throw rejected(problem.message);
  const right = sites.filter((site) => site.problems.length === 0);
  const faulty = sites.length - right.length;
  if (faulty > 0 && !skipFaulty) throw rejected(messages.faulty(faulty));
  const date = toMoscowDate(now);
  const newSites = right.flatMap(({ address, name, values }) => {
    if (address === null) return [];
    return [{ address, name, facts: importFacts(values, { statedKeys: [siteField], date }) }];
  });
  const created = await database.$transaction((tx) =>
    insertImported(tx, userId, newSites, { maxSites, now }),
  );
  if ("count" in created) throw new DomainError("CONFLICT", tooMany(created.count));
  return { sites: created.sites, known: newSites.length - created.sites.length, skipped: faulty };
}

/**
 * Undoes an import in one transaction: deletes its sites that have not been used or changed since.
 * @throws DomainError NOT_FOUND when one of them is not the user's.
 */
export async function undoImport(
  database: Database,
  { userId }: Caller,
  ids: readonly string[],
): Promise<UndoneImport> {
  return database.$transaction((tx) => deleteUnchanged(tx, userId, [...new Set(ids)]));
}

const addressesOf = (sites: readonly ParsedSite[]) =>
  sites.flatMap(({ address }) => (address === null ? [] : [address]));

function stateOf(
  { address, problems }: ParsedSite,
  known: ReadonlySet<string>,
): ImportPreview["rows"][number]["state"] {
  if (address === null || problems.length > 0) return "faulty";
  return known.has(address) ? "known" : "fresh";
}

/** As a person reads it; the address is separate. */
function toRow({ line, address, name, values, problems }: ParsedSite) {
  const answers = Object.entries(values).filter(([key]) => key !== siteField);
  return {
    ...{ line, address, name, problems },
    values: answers.map(([column, value]) => {
      const key = column as ColumnKey;
      return { label: labelOf(key), value: formatValue(key, String(value ?? "")) };
    }),
  };
}

/** The words of an option for its key. */
function formatValue(key: QuestionKey, value: string): string {
  const question = definitionOf(key);
  return question.kind === "choice" ? (question.options[value] ?? value) : value;
}

const tooMany = (count: number) => messages.tooMany(maxSites, Math.max(0, maxSites - count));

const rejected = (message: string) => fieldError("text", message);
