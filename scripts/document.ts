/**
 * `npm run document`: every format of a document from a profile, without a server or a database.
 * For agencies that make documents for many sites, and for us. Run through `document.mjs`.
 */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { DomainError, type FieldErrors } from "@/lib/core/errors";
import { toMoscowDate } from "@/lib/core/moscow-time";
import { exportPool } from "@/lib/documents/export/export-pool";
import { assembleDocument, renderFile } from "@/lib/documents/operations";
import { documentFormats } from "@/lib/documents/types";
import { documentTypes } from "@/lib/engine/answers/options";
import { type DocumentAnswers, documentAnswersSchema } from "@/lib/engine/answers/schema";
import { checkAnswers } from "@/lib/engine/lint/check-answers";
import { listBlanks } from "@/lib/engine/tree/blanks";
import { parseBody } from "@/lib/http/validation";

const usage = `Создаёт документ во всех форматах: ${documentFormats.join(", ")}.

  npm run document -- --type privacy --form profile.json --out DIR [--date ГГГГ-ММ-ДД]

  --type   вид документа: ${documentTypes.join(", ")};
           можно не указывать, если он есть в файле ответов
  --form   файл JSON с ответами формы, как их принимает POST /api/documents
  --out    папка для файлов; будет создана
  --date   дата документа, по умолчанию сегодня по московскому времени

Код завершения 1: ответы не подходят, причины перечислены. Код 2: команда написана неверно.`;

/** A fault of the command or of its profile; `exitCode` says which. */
class CommandError extends Error {
  constructor(
    message: string,
    readonly exitCode: 1 | 2,
  ) {
    super(message);
  }
}

/** Paths mean what they mean where the command was typed, not in the project's root. */
const here = process.env.INIT_CWD ?? process.cwd();

async function main(): Promise<void> {
  const options = readOptions();
  if (options === null) {
    console.log(usage);
    return;
  }
  const answers = await readAnswers(options);
  const tree = await assembleDocument(answers, {
    date: toMoscowDate(options.instant),
    edition: 1,
  });
  const files = await Promise.all(
    documentFormats.map((format) => renderFile({ owner: answers.companyName, tree }, format)),
  );
  await exportPool().close();
  // Only now: a profile with mistakes leaves no half-filled folder behind.
  for (const path of writeFiles(resolve(here, options.out), files)) console.log(path);
  for (const { field, message } of checkAnswers(answers))
    console.warn(`Проверьте ${field}: ${message}`);
  const blanks = listBlanks(tree).map((blank) => `  ${blank}`);
  if (blanks.length > 0) console.log(`\nОсталось вписать:\n${blanks.join("\n")}`);
}

function readOptions() {
  const { values } = parseOptions();
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

function parseOptions() {
  try {
    return parseArgs({
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

/** @returns the paths of what was written. */
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

async function readAnswers({ type, form }: Options): Promise<DocumentAnswers> {
  let profile: unknown;
  try {
    profile = JSON.parse(readFileSync(resolve(here, form), "utf8"));
  } catch (error) {
    const reason = error instanceof SyntaxError ? "это не JSON" : "файл не читается";
    throw new CommandError(`${form}: ${reason}. ${reasonOf(error)}`, 1);
  }
  if (typeof profile !== "object" || profile === null || Array.isArray(profile)) {
    throw new CommandError(`${form}: нужен объект с ответами формы.`, 1);
  }
  const given = "type" in profile ? profile.type : undefined;
  if (type !== undefined && given !== undefined && given !== type) {
    throw new CommandError(`--type ${type}, а в файле ${form} указан type «${given}».`, 2);
  }
  return parseBody(documentAnswersSchema, { ...profile, type: type ?? given });
}

/** `Date` takes «2026-02-31» for the 3rd of March: the way back shows it. */
function toMoscowDateOrNull(instant: Date): string | null {
  return Number.isNaN(instant.getTime()) ? null : toMoscowDate(instant);
}

const reasonOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

function toLines(fieldErrors: FieldErrors): string {
  return Object.entries(fieldErrors)
    .flatMap(([field, messages]) => messages.map((message) => `  ${field}: ${message}`))
    .join("\n");
}

main().catch((error) => {
  if (error instanceof CommandError) {
    console.error(error.message);
    process.exitCode = error.exitCode;
  } else if (error instanceof DomainError) {
    console.error(
      error.fieldErrors ? `Ответы не подходят:\n${toLines(error.fieldErrors)}` : error.message,
    );
    process.exitCode = 1;
  } else throw error;
});
