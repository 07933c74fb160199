/**
 * The objects of a PDF, parsed from its bytes by ISO 32000-1 § 7.3 and 7.5: enough for files without object streams, as
 * ours are. Independent of the writer and of pdf.js, so that claims about tags and fonts are tested on the file itself.
 */
export class PdfRef {
  constructor(readonly id: number) {}
}
class PdfName {
  constructor(readonly name: string) {}
}
export type PdfDict = Map<string, PdfValue>;
export type PdfValue = number | boolean | null | string | PdfName | PdfRef | PdfValue[] | PdfDict;

export class PdfFile {
  private readonly text: string;
  private readonly offsets = new Map<number, number>();
  readonly trailer: PdfDict;

  constructor(bytes: Uint8Array) {
    this.text = Buffer.from(bytes).toString("latin1");
    const start = Number(/startxref\s+(\d+)\s+%%EOF\s*$/.exec(this.text)?.[1]);
    const table = /^xref\n0 (\d+)\n/.exec(this.text.slice(start, start + 40));
    if (!table) throw new Error("No cross-reference table");
    const first = start + table[0].length;
    const count = Number(table[1]);
    for (let id = 1; id < count; id += 1) {
      this.offsets.set(id, Number(this.text.slice(first + id * 20, first + id * 20 + 10)));
    }
    const trailer = this.text.indexOf("trailer", first);
    this.trailer = dict(new Reader(this.text, trailer + "trailer".length).value());
  }

  /** The value behind a reference, or the value itself. */
  get(value: PdfValue | undefined): PdfValue {
    if (!(value instanceof PdfRef)) return value ?? null;
    const offset = this.offsets.get(value.id);
    if (offset === undefined) throw new Error(`No object ${value.id}`);
    const head = /^\d+ 0 obj\n/.exec(this.text.slice(offset, offset + 20));
    if (!head) throw new Error(`Object ${value.id} is not at ${offset}`);
    return new Reader(this.text, offset + head[0].length).value();
  }

  dict(value: PdfValue | undefined): PdfDict {
    return dict(this.get(value));
  }

  array(value: PdfValue | undefined): PdfValue[] {
    const resolved = this.get(value);
    return Array.isArray(resolved) ? resolved : resolved === null ? [] : [resolved];
  }

  /** Every object, for a search by kind. */
  *all(): Generator<PdfValue> {
    for (const id of this.offsets.keys()) yield this.get(new PdfRef(id));
  }

  get catalog(): PdfDict {
    return this.dict(this.trailer.get("Root"));
  }

  /** The pages in order, by object number. */
  pageIds(): number[] {
    const pages = this.dict(this.catalog.get("Pages"));
    return this.array(pages.get("Kids")).map((kid) => (kid as PdfRef).id);
  }
}

/** The characters of a text string: UTF-16 with a byte order mark, otherwise Latin-1 (near enough for ASCII). */
export function pdfText(value: PdfValue | undefined): string {
  if (typeof value !== "string") return "";
  if (!value.startsWith("\xfe\xff")) return value;
  return Buffer.from(value.slice(2), "latin1").swap16().toString("utf16le");
}

export function nameOf(value: PdfValue | undefined): string {
  return value instanceof PdfName ? value.name : "";
}

function dict(value: PdfValue): PdfDict {
  return value instanceof Map ? value : new Map();
}

class Reader {
  constructor(
    private readonly text: string,
    private at: number,
  ) {}

  value(): PdfValue {
    this.space();
    const rest = this.text.slice(this.at, this.at + 64);
    if (rest.startsWith("<<")) return this.dictionary();
    if (rest[0] === "[") return this.list();
    if (rest[0] === "(") return this.literal();
    if (rest[0] === "<") return this.hex();
    if (rest[0] === "/") {
      const [token = "", name = ""] =
        /^\/([^\s()<>[\]{}/%]*)/.exec(this.text.slice(this.at, this.at + 200)) ?? [];
      this.at += token.length;
      return new PdfName(
        name.replace(/#(..)/g, (_, code) => String.fromCharCode(Number.parseInt(code, 16))),
      );
    }
    const ref = /^(\d+) 0 R\b/.exec(rest);
    if (ref) return this.take(ref[0], new PdfRef(Number(ref[1])));
    const number = /^[+-]?\d*\.?\d+/.exec(rest);
    if (number) return this.take(number[0], Number(number[0]));
    const word = /^(true|false|null)\b/.exec(rest);
    if (word) return this.take(word[0], word[1] === "null" ? null : word[1] === "true");
    throw new Error(`Not a PDF value: ${rest}`);
  }

  private take<T>(token: string, value: T): T {
    this.at += token.length;
    return value;
  }

  private space(): void {
    while (/\s/.test(this.text[this.at] ?? "x")) this.at += 1;
  }

  private dictionary(): PdfDict {
    this.at += 2;
    const entries: PdfDict = new Map();
    for (this.space(); !this.text.startsWith(">>", this.at); this.space()) {
      const key = this.value();
      entries.set(nameOf(key), this.value());
    }
    this.at += 2;
    return entries;
  }

  private list(): PdfValue[] {
    this.at += 1;
    const items: PdfValue[] = [];
    for (this.space(); this.text[this.at] !== "]"; this.space()) items.push(this.value());
    this.at += 1;
    return items;
  }

  private hex(): string {
    const end = this.text.indexOf(">", this.at);
    const digits = this.text.slice(this.at + 1, end);
    this.at = end + 1;
    return Buffer.from(digits, "hex").toString("latin1");
  }

  private literal(): string {
    this.at += 1;
    let result = "";
    for (let depth = 1; ; this.at += 1) {
      let character = this.text[this.at] ?? "";
      if (character === "") throw new Error("A string does not end");
      if (character === "(") depth += 1;
      if (character === ")") depth -= 1;
      if (depth === 0) break;
      if (character === "\\") {
        this.at += 1;
        const next = this.text[this.at] ?? "";
        character = { n: "\n", r: "\r", t: "\t", b: "\b", f: "\f" }[next] ?? next;
      }
      result += character;
    }
    this.at += 1;
    return result;
  }
}
