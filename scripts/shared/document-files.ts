/** The implementation of `npm run document`, used by the command and its tests. */

import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { DomainError, type FieldErrors } from "@/lib/core/errors";
import { toMoscowDate } from "@/lib/core/time/moscow-time";
import { ownerAndSite } from "@/lib/engine/answers/identifying-answers";
import { type DocumentAnswers, documentAnswersSchema } from "@/lib/engine/answers/schema";
import { writeDocument } from "@/lib/engine/assemble/write-document";
import { templateIdOf } from "@/lib/engine/industry-templates/chosen-template";
import { checkAnswers } from "@/lib/engine/lint/check-answers";
import { documentTypes } from "@/lib/engine/questions/vocabulary/options";
import { listBlanks } from "@/lib/engine/tree/walk";
import { documentFormats } from "@/lib/features/documents/export/formats";
import { renderFile } from "@/lib/features/documents/operations";
import { consentSubject } from "@/lib/features/documents/record/document-name";
import { shippedSource } from "@/lib/platform/content/templates";
import { parseBody } from "@/lib/platform/http/validation";

const usage = `Создаёт документ во всех форматах: ${documentFormats.join(", ")}.

  npm run document -- --type privacy --form profile.json --out DIR [--date ГГГГ-ММ-ДД]

  --type   вид документа: ${documentTypes.join(", ")};
           можно не указывать, если он есть в файле ответов
  --form   файл JSON с ответами формы, как их принимает POST /api/documents
  --out    папка для файлов; будет создана
  --date   дата документа, по умолчанию сегодня по московскому времени

Код завершения 1: ответы не подходят, причины перечислены. Код 2: команда написана неверно.`;

/** An error in the command or its profile; `exitCode` says which. */
class CommandError extends Error {
  constructor(
    message: string,
    readonly exitCode: 1 | 2,
  ) {
    super(message);
  }
}

/** The working directory of the command, and its output. */
export type Terminal = {
  folder: string;
  print: (line: string) => void;
  warn: (line: string) => void;
};

/**
 * Writes every format of the document requested by the arguments.
 * @returns the exit code: 0; 1 when the answers are invalid; 2 when the command is malformed.
 */
export async function writeDocumentFiles(args: string[], terminal: Terminal): Promise<0 | 1 | 2> {
  try {
    await write(args, terminal);
    return 0;
  } catch (error) {
    if (error instanceof CommandError) {
      terminal.warn(error.message);
      return error.exitCode;
    }
    if (error instanceof DomainError) {
      const { fieldErrors, message } = error;
      terminal.warn(fieldErrors ? `Ответы не подходят:\n${toLines(fieldErrors)}` : message);
      return 1;
    }
    throw error;
  }
}

async function write(args: string[], { folder, print, warn }: Terminal): Promise<void> {
  const options = readOptions(args);
  if (options === null) {
    print(usage);
    return;
  }
  const answers = await readAnswers(folder, options);
  const { tree } = writeDocument(
    await shippedSource(answers.type, templateIdOf(answers)),
    answers,
    { date: toMoscowDate(options.instant), edition: 1, mode: "final" },
  );
  const files = await Promise.all(
    documentFormats.map((format) =>
      renderFile(
        { owner: ownerAndSite(answers).owner, subject: consentSubject(answers), tree },
        format,
      ),
    ),
  );
  // Only now: an invalid profile leaves no half-filled folder behind.
  for (const path of writeFiles(resolve(folder, options.out), files)) print(path);
  for (const { field, message } of checkAnswers(answers)) warn(`Проверьте ${field}: ${message}`);
  const blanks = listBlanks(tree).map((blank) => `  ${blank}`);
  if (blanks.length > 0) print(`\nОсталось вписать:\n${blanks.join("\n")}`);
}

function readOptions(args: string[]) {
  const { values } = parseOptions(args);
  if (values.help) return null;
  const { type, form, out, date = toMoscowDate(new Date()) } = values;
  if (form === undefined || out === undefined) {
    throw new CommandError(`Нужны --form и --out.\n\n${usage}`, 2);
  }
  const instant = new Date(`${date}T12:00:00+03:00`);
  if (!/^\d{4}-\d\d-\d\d$/.test(date) || toMoscowDateOrNull(instant) !== date) {
    throw new CommandError(`--date: «${date}» — не дата вида 2026-11-21.`, 2);
  }
  return { type, form, out, instant };
}

function parseOptions(args: string[]) {
  try {
    return parseArgs({
      args,
      options: {
        type: { type: "string" },
        form: { type: "string" },
        out: { type: "string" },
        date: { type: "string" },
        help: { type: "boolean", short: "h" },
      },
    });
  } catch (error) {
    throw new CommandError(`Команда не разобрана: ${reasonOf(error)}\n\n${usage}`, 2);
  }
}

/** @returns the paths of the written files. */
function writeFiles(folder: string, files: { fileName: string; body: Uint8Array }[]): string[] {
  try {
    mkdirSync(folder, { recursive: true });
    return files.map(({ fileName, body }) => {
      const path = join(folder, fileName);
      writeFileSync(path, body);
      return path;
    });
  } catch (error) {
    throw new CommandError(`--out: в папку ${folder} нельзя записать. ${reasonOf(error)}`, 2);
  }
}

type Options = { type?: string; form: string; out: string; instant: Date };

async function readAnswers(folder: string, { type, form }: Options): Promise<DocumentAnswers> {
  let profile: unknown;
  try {
    profile = JSON.parse(readFileSync(resolve(folder, form), "utf8"));
  } catch (error) {
    const reason = error instanceof SyntaxError ? "это не JSON" : "файл не читается";
    throw new CommandError(`${form}: ${reason}. ${reasonOf(error)}`, 1);
  }
  if (typeof profile !== "object" || profile === null || Array.isArray(profile)) {
    throw new CommandError(`${form}: нужен объект с ответами формы.`, 1);
  }
  const profileType = "type" in profile ? profile.type : undefined;
  if (type !== undefined && profileType !== undefined && profileType !== type) {
    throw new CommandError(`--type ${type}, а в файле ${form} указан type «${profileType}».`, 2);
  }
  return parseBody(documentAnswersSchema, { ...profile, type: type ?? profileType });
}

/** `Date` takes «2026-02-31» for the 3rd of March: the round trip reveals it. */
function toMoscowDateOrNull(instant: Date): string | null {
  return Number.isNaN(instant.getTime()) ? null : toMoscowDate(instant);
}

const reasonOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

function toLines(fieldErrors: FieldErrors): string {
  return Object.entries(fieldErrors)
    .flatMap(([field, messages]) => messages.map((message) => `  ${field}: ${message}`))
    .join("\n");
}
