import { nearest } from "@/lib/engine/template/language/nearest";

/** Where links inside the site may lead. */
export type LinkTargets = {
  /** Pages that are built. */
  built: ReadonlySet<string>;
  /** Pages that the product will have: a link to one is a warning, and no link until then. */
  planned: ReadonlySet<string>;
  /** The anchors of each page whose anchors are known. */
  anchors: ReadonlyMap<string, readonly string[]>;
  /** What `?type=` may be. */
  documentTypes: readonly string[];
};

type Problem = { severity: "error" | "warning"; message: string; suggestion?: string };

/**
 * What is wrong with a link of a text, or undefined. `from` is the address of its page.
 */
export function checkLink(href: string, from: string, places: LinkTargets): Problem | undefined {
  if (/^https:\/\/[^\s]+$/.test(href)) return undefined;
  if (!/^(?:#|\/(?!\/))/.test(href) || !isDecodable(href)) {
    return {
      severity: "error",
      message: `Ссылка «${href}» ведёт не туда: внутри сайта она начинается с «/», наружу — с «https://».`,
    };
  }
  const address = new URL(href, `https://site.example${from}`);
  const path = decodeURIComponent(address.pathname);
  const known = places.built.has(path) || places.anchors.has(path);
  if (!known && !places.planned.has(path)) {
    return {
      severity: "error",
      message: `Страницы «${path}» на сайте нет.`,
      suggestion: nearest(path, [...places.built, ...places.planned, ...places.anchors.keys()]),
    };
  }
  const type = address.searchParams.get("type");
  if (type !== null && !places.documentTypes.includes(type)) {
    return {
      severity: "error",
      message: `Документа «${type}» не бывает.`,
      suggestion: nearest(type, places.documentTypes),
    };
  }
  const anchor = decodeURIComponent(address.hash.slice(1));
  const anchors = places.anchors.get(path);
  if (anchor !== "" && anchors && !anchors.includes(anchor)) {
    return {
      severity: "error",
      message: `На странице «${path}» нет заголовка «#${anchor}».`,
      suggestion: nearest(anchor, anchors),
    };
  }
  return known
    ? undefined
    : {
        severity: "warning",
        message: `Страница «${path}» ещё не построена: слова останутся без ссылки.`,
      };
}

function isDecodable(href: string): boolean {
  try {
    decodeURIComponent(href);
    return true;
  } catch {
    return false;
  }
}
