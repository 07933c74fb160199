/** Reads the text of a DOCX as if all tracked changes were accepted. */
import { type UnzipFileInfo, unzipSync } from "fflate";
import { Parser } from "htmlparser2";
import { UnreadableFile } from "@/lib/features/policy-check/read/refusal";

/** The maximum unpacked size of one part of the archive: a larger one would cost more time than a policy is worth. */
const maxPartBytes = 24 * 1024 * 1024;

const parts = ["word/document.xml", "word/footnotes.xml", "word/endnotes.xml"];

/**
 * The text of the document, then of its notes. Inserted text is included, deleted and hidden text is not. Paragraphs
 * are separated by an empty line, cells of a row by a space.
 * @throws UnreadableFile `broken`, `tooComplex`, `kind` for an archive that is not a DOCX.
 */
export function readDocxText(bytes: Uint8Array, maxLength: number): string {
  const files = unzip(bytes);
  const [main] = parts;
  if (main === undefined || !files[main]) throw new UnreadableFile("kind");
  return parts
    .flatMap((name) => (files[name] ? [wordsOfXml(decode(files[name]), maxLength)] : []))
    .filter((text) => text !== "")
    .join("\n\n")
    .slice(0, maxLength);
}

function unzip(bytes: Uint8Array): Record<string, Uint8Array> {
  const isWanted = ({ name, originalSize }: UnzipFileInfo) => {
    if (!parts.includes(name)) return false;
    if (originalSize > maxPartBytes) throw new UnreadableFile("tooComplex");
    return true;
  };
  try {
    // A part is unpacked into as many bytes as its header declares, and no further.
    return unzipSync(bytes, { filter: isWanted });
  } catch (cause) {
    if (cause instanceof UnreadableFile) throw cause;
    throw new UnreadableFile("broken", cause);
  }
}

function decode(bytes: Uint8Array): string {
  const isUtf16 = (bytes[0] === 0xff && bytes[1] === 0xfe) || bytes[1] === 0;
  return new TextDecoder(isUtf16 ? "utf-16le" : "utf-8").decode(bytes);
}

/** Skipped elements: deleted or moved text, field codes, drawings repeated for old programs. */
const skippedElements = new Set([
  "del",
  "moveFrom",
  "instrText",
  "delInstrText",
  "Fallback",
  "delText",
]);

function wordsOfXml(xml: string, maxLength: number): string {
  const pieces: string[] = [];
  let length = 0;
  let skipped = 0;
  let textDepth = 0;
  let cells = 0;
  let isHidden = false;
  const properties: string[] = [];
  const add = (text: string) => {
    if (skipped > 0 || isHidden) return;
    pieces.push(text);
    length += text.length;
    if (length > maxLength) parser.pause();
  };
  const parser = new Parser(
    {
      onopentag(qualified, attributes) {
        const name = localName(qualified);
        if (name === "rPr" || name === "pPr") properties.push(name);
        if (properties.length > 0) {
          const { "w:val": value = "true" } = attributes;
          // The property of the run, not of the paragraph mark.
          if (name === "vanish" && properties[0] === "rPr") isHidden = !/^(?:0|false)$/.test(value);
          return;
        }
        if (skippedElements.has(name)) skipped += 1;
        else if (name === "r") isHidden = false;
        else if (name === "t") textDepth += 1;
        else if (name === "tc") cells += 1;
        else if (name === "tab" || name === "ptab") add(" ");
        else if (name === "br" || name === "cr") add("\n");
        else if (name === "noBreakHyphen") add("-");
      },
      onclosetag(qualified) {
        const name = localName(qualified);
        if (properties.length > 0) {
          if (name === properties.at(-1)) properties.pop();
          return;
        }
        if (skippedElements.has(name)) skipped -= 1;
        else if (name === "r") isHidden = false;
        else if (name === "t") textDepth -= 1;
        else if (name === "p") add(cells > 0 ? "\n" : "\n\n");
        else if (name === "tr") add("\n\n");
        else if (name === "tc") {
          cells -= 1;
          add(" ");
        }
      },
      ontext(text) {
        if (textDepth > 0) add(text);
      },
    },
    { xmlMode: true, decodeEntities: true },
  );
  for (let at = 0; at < xml.length && length <= maxLength; at += 65_536) {
    parser.write(xml.slice(at, at + 65_536));
  }
  if (length <= maxLength) parser.end();
  return pieces
    .join("")
    .replace(/[ \t]{2,}/g, " ")
    .replace(/ ?\n ?/g, "\n")
    .replace(/\n{3,}/g, "\n\n")
    .trim();
}

const localName = (qualified: string) => qualified.slice(qualified.indexOf(":") + 1);
