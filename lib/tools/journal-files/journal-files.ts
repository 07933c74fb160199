/** The files that keep a journal on the owner's own server, with the owner's settings in them. Pure. */
import { nodeFile } from "@/lib/tools/journal-files/node";
import { phpFile } from "@/lib/tools/journal-files/php";

export type JournalFileSettings = {
  /** As the banner's settings name it: the records' `site`. */
  site: string;
  /** Origins of the site's pages, `https://romashka.ru`; records from others are refused. */
  origins: readonly string[];
  /** Whole years for which records are kept, 1–10. */
  years: number;
  /** The name of the folder, which nobody can guess: 16 random bytes or more, of letters, digits, `-` and `_`. */
  folder: string;
};

export type JournalFile = { fileName: string; text: string };

/**
 * `journal.php` and `journal.mjs`. Both take a record as `consentRecord` describes it and answer 204, 400, 403, 405, 413,
 * 415 or 503; neither shows anything.
 * @throws Error for a folder's name that could lead elsewhere.
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

/** The origins of a site's pages as a browser says them, a Cyrillic host in its ASCII form; with `www.` and without. */
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

/** Between single quotes PHP knows only `\\` and `\'`. */
function phpLiteral(value: Value): string {
  if (typeof value === "number") return String(value);
  if (typeof value !== "string") return `[${value.map(phpLiteral).join(", ")}]`;
  return `'${value.replace(/[\\']/g, "\\$&")}'`;
}
