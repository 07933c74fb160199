/**
 * Finds the cookie notice: whether there is one, whether it can be refused next to the acceptance, and whether it has
 * settings.
 */
import type { DetectedCookieNotice } from "@/lib/features/site-check/detect/detected/detected-site";
import {
  attribute,
  isPageRoot,
  isReadableText,
  normaliseText,
  textWithin,
} from "@/lib/features/site-check/detect/page/elements";
import { evidenceAt, evidenceOfText } from "@/lib/features/site-check/detect/page/evidence";
import type { PageElement, ParsedPage } from "@/lib/features/site-check/detect/page/parse-page";
import type { ReadScript, ReadSite } from "@/lib/features/site-check/detect/page/read-site";
import {
  acceptPattern,
  choosePattern,
  cookiePattern,
  refusePattern,
} from "@/lib/features/site-check/detect/words/notice-patterns";

/** A text longer than this is a policy, not a notice. */
const maxWords = 1_200;
/** How many levels above the text of a notice its buttons may be. */
const maxAncestors = 5;
const maxTexts = 400;

/** The notice in the markup, otherwise the one that scripts draw; undefined without either. */
export function findCookieNotice(site: ReadSite): DetectedCookieNotice | undefined {
  for (const { page } of site.pages) {
    const notice = findInMarkup(page);
    if (notice) return notice;
  }
  const scripts = [...site.pages.flatMap(({ scripts: own }) => own), ...site.files];
  for (const script of scripts) {
    const notice = findInScript(script);
    if (notice) return notice;
  }
  return findByTool(site);
}

function findInMarkup(page: ParsedPage): DetectedCookieNotice | undefined {
  let textsChecked = 0;
  for (const text of page.texts) {
    if (!isReadableText(text) || !cookiePattern.test(text.value.toLowerCase())) continue;
    textsChecked += 1;
    if (textsChecked > maxTexts) return undefined;
    let above = text.parent;
    for (let step = 0; above && step < maxAncestors && !isPageRoot(above); step += 1) {
      const notice = isProse(above) ? undefined : toNotice(page, above);
      if (notice) return notice;
      above = above.parent;
    }
  }
  return undefined;
}

/** Articles about cookies have buttons too. */
const isProse = ({ name }: PageElement) =>
  name === "article" || name === "form" || name === "nav" || name === "table" || name === "tr";

function toNotice(page: ParsedPage, holder: PageElement): DetectedCookieNotice | undefined {
  const text = textWithin(page, holder, maxWords + 1);
  if (text.length > maxWords) return undefined;
  const end = Math.min(holder.last, holder.index + 300);
  const buttons: string[] = [];
  for (let at = holder.index + 1; at <= end; at += 1) {
    const element = page.elements[at];
    if (element && isPressed(element)) buttons.push(normaliseText(wordsOf(page, element)));
  }
  const isAccepted = buttons.some(
    (button) => acceptPattern.test(button) && !refusePattern.test(button),
  );
  if (!isAccepted) return undefined;
  return {
    status: "seen",
    hasRefusal: buttons.some((button) => refusePattern.test(button)),
    hasSettings: buttons.some((button) => choosePattern.test(button)),
    evidence: evidenceOfText(page, holder, text),
  };
}

/** A button, or a link that is styled or used as one. */
function isPressed(element: PageElement): boolean {
  if (element.name === "button" || attribute(element, "role") === "button") return true;
  if (element.name === "input") return /^(?:button|submit)$/.test(attribute(element, "type") ?? "");
  const signs =
    `${attribute(element, "class") ?? ""} ${attribute(element, "id") ?? ""}`.toLowerCase();
  if (element.name === "a") {
    const href = attribute(element, "href") ?? "";
    return /^(?:#|javascript:|$)/.test(href) || /btn|button/.test(signs);
  }
  return (
    (element.name === "div" || element.name === "span") &&
    (/btn|button|accept|close|agree|decline|reject/.test(signs) ||
      attribute(element, "onclick") !== undefined)
  );
}

const wordsOf = (page: ParsedPage, element: PageElement) =>
  textWithin(page, element, 80) ||
  attribute(element, "value") ||
  attribute(element, "aria-label") ||
  attribute(element, "title") ||
  "";

/** A notice in Russian that a script draws: its words and its buttons are strings near each other. */
function findInScript(script: ReadScript): DetectedCookieNotice | undefined {
  const { code } = script;
  let tries = 0;
  for (const { start, end } of script.strings) {
    const text = code.slice(start, Math.min(end, start + 2_000));
    if (!/[а-яё]/i.test(text) || !cookiePattern.test(text.toLowerCase())) continue;
    tries += 1;
    if (tries > 50) return undefined;
    const near = normaliseText(code.slice(Math.max(0, start - 600), start + 1_400));
    const isAccepted =
      /[>"'`:]\s?(?:принять|принимаю|соглас(?:ен|на|иться)|разрешить|хорошо|понятно|ок)(?=[\s<"'`])/.test(
        near,
      );
    if (!isAccepted) continue;
    return {
      status: "inferred",
      hasRefusal:
        /[>"'`:]\s?(?:отклонить|отказаться|не принимать|не разрешать|запретить|(?:принять |оставить )?только (?:необходим|обязат|технич))/.test(
          near,
        ),
      hasSettings: /[>"'`:]\s?(?:настро(?:ить|йки)|выбрать|параметры|управл)/.test(near),
      evidence: evidenceAt(script, script.offset + start),
    };
  }
  return undefined;
}

/** Tools for consent that bring a notice with a refusal and settings of their own. */
const tools =
  /consent\.cookiebot\.com|cookieyes\.com|cdn-cookieyes|cookielaw\.org|onetrust|usercentrics|iubenda|complianz|klaro(?:[.-][\w.-]+)?\.js|cookieconsent(?:[.-][\w.-]+)?\.js/i;

function findByTool(site: ReadSite): DetectedCookieNotice | undefined {
  for (const { page } of site.pages) {
    for (const element of page.elements) {
      const address = element.name === "script" ? (attribute(element, "src") ?? "") : "";
      if (!tools.test(address)) continue;
      return {
        status: "inferred",
        hasRefusal: true,
        hasSettings: true,
        evidence: evidenceAt(page, element.start),
      };
    }
  }
  return undefined;
}
