/** A piece of finished HTML. Only this module creates one, so unescaped text can never become markup. */
export class Html {
  private constructor(readonly markup: string) {}

  /** Creates an element. Strings among the children are text and are escaped; null and false are left out. */
  static element(name: ElementName, attributes: Attributes, children: readonly Child[]): Html {
    let markup = `<${name}`;
    for (const key in attributes) {
      const value = attributes[key as AttributeName];
      if (value === true) markup += ` ${key}`;
      else if (value !== undefined && value !== null) markup += ` ${key}="${escapeText(value)}"`;
    }
    markup += ">";
    if (voidElements.has(name)) return new Html(markup);
    return new Html(`${markup}${Html.markupOf(children)}</${name}>`);
  }

  private static markupOf(children: readonly Child[]): string {
    let markup = "";
    for (const child of children) {
      if (typeof child === "string") markup += escapeText(child);
      else if (child instanceof Html) markup += child.markup;
      else if (child) markup += Html.markupOf(child);
    }
    return markup;
  }

  /** A trusted style sheet. Rejects anything that could end the element: its text is not escaped. */
  static style(css: string): Html {
    if (css.includes("<")) throw new Error("A style sheet must not contain «<»");
    return new Html(`<style>${css}</style>`);
  }

  /** A trusted script, for a page that its owner publishes. Rejects what could end or hide the element. */
  static script(code: string): Html {
    if (code.includes("<")) throw new Error("A script must not contain «<»");
    return new Html(`<script>${code}</script>`);
  }
}

/** The children of an element, in order; several at once as a list. */
export type Child = Html | string | null | false | readonly Child[];

/** The allowed elements; a closed list, so that a name never comes from data. */
type ElementName =
  | "a"
  | "base"
  | "body"
  | "br"
  | "button"
  | "cite"
  | "dd"
  | "div"
  | "dl"
  | "dt"
  | "em"
  | "fieldset"
  | "footer"
  | "form"
  | "h1"
  | "h2"
  | "h3"
  | "h4"
  | "head"
  | "header"
  | "hr"
  | "html"
  | "img"
  | "input"
  | "label"
  | "legend"
  | "li"
  | "link"
  | "main"
  | "mark"
  | "meta"
  | "nav"
  | "p"
  | "section"
  | "span"
  | "strong"
  | "table"
  | "tbody"
  | "td"
  | "textarea"
  | "th"
  | "thead"
  | "time"
  | "title"
  | "tr"
  | "ul";

type AttributeName =
  | "action"
  | "alt"
  | "aria-current"
  | "aria-describedby"
  | "aria-invalid"
  | "aria-label"
  | "autocomplete"
  | "charset"
  | "checked"
  | "class"
  | "content"
  | "data-date"
  | "data-document"
  | "data-document-version"
  | "data-edition"
  | "data-field"
  | "data-form"
  | "data-law"
  | "data-norms"
  | "data-own"
  | "data-purpose"
  | "data-record"
  | "data-sha256"
  | "datetime"
  | "for"
  | "href"
  | "http-equiv"
  | "id"
  | "lang"
  | "maxlength"
  | "method"
  | "name"
  | "novalidate"
  | "rel"
  | "required"
  | "role"
  | "rows"
  | "scope"
  | "src"
  | "tabindex"
  | "target"
  | "title"
  | "type"
  | "value";

/** `true` writes only the name, as HTML spells a boolean attribute. */
type Attributes = Partial<Record<AttributeName, string | true | null>>;

const voidElements = new Set<ElementName>(["base", "br", "hr", "img", "input", "link", "meta"]);

const escapes: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

const toEscape = /[&<>"']/;

/** Escapes text for use between tags and in a quoted attribute, in HTML and in XML. */
export function escapeText(text: string): string {
  if (!toEscape.test(text)) return text;
  return text.replace(/[&<>"']/g, (character) => escapes[character] ?? "");
}

/** `el("p", { class: "note" }, "text")`: see `Html.element`. */
export function createElement(
  name: ElementName,
  attributes: Attributes = {},
  ...children: readonly Child[]
): Html {
  return Html.element(name, attributes, children);
}
