/** The files that keep a journal on the owner's own server, with the owner's settings. Pure. */
import { nodeFile } from "@/lib/tools/journal-files/node";
import { phpFile } from "@/lib/tools/journal-files/php";

export type JournalFileSettings = {
  /** As in the banner's settings: the `site` of the records. */
  site: string;
  /** Origins of the site's pages, `https://romashka.ru`; records from other origins are rejected. */
  origins: readonly string[];
  /** The retention of records in whole years, 1–10. */
  years: number;
  /** An unguessable folder name: 16 random bytes or more, of letters, digits, `-` and `_`. */
  folder: string;
};

export type JournalFile = { fileName: string; text: string };

/**
 * Returns `journal.php` and `journal.mjs`. Both accept a record as described by `consentRecord` and answer 204, 400,
 * 403, 405, 413, 415 or 503; neither shows any records.
 * @throws Error for a folder name that could lead elsewhere.
 */
export function journalFiles(settings: JournalFileSettings): {
  php: JournalFile;
  node: JournalFile;
} {
  if (!/^[A-Za-z0-9_-]{16,80}$/.test(settings.folder)) {
    throw new Error("Имя папки журнала — от 16 латинских букв и цифр");
  }
  return {
    php: { fileName: "journal.php", text: fill(phpFile, settings, phpLiteral) },
    node: {
      fileName: "journal.mjs",
      text: fill(nodeFile, settings, (value) => JSON.stringify(value)),
    },
  };
}

/** The origins of a site's pages as browsers send them, a Cyrillic host in its ASCII form; with and without `www.`. */
export const originsOfSite = (host: string): string[] => [
  ...new Set(
    ["", "www."].flatMap((name) =>
      ["https", "http"].flatMap((scheme) => {
        const address = `${scheme}://${name}${host.replace(/^www\./, "")}`;
        return URL.canParse(address) ? [new URL(address).origin] : [];
      }),
    ),
  ),
];

type Value = string | number | readonly string[];

function fill(
  template: string,
  settings: JournalFileSettings,
  write: (value: Value) => string,
): string {
  return template.replace(/\{%(\w+)%\}/g, (_place, name) =>
    write(settings[name as keyof JournalFileSettings]),
  );
}

/** In single quotes PHP interprets only `\\` and `\'`. */
function phpLiteral(value: Value): string {
  if (typeof value === "number") return String(value);
  if (typeof value !== "string") return `[${value.map(phpLiteral).join(", ")}]`;
  return `'${value.replace(/[\\']/g, "\\$&")}'`;
}
