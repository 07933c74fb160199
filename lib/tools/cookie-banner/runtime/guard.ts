/**
 * Blocks requests to the services before the visitor agrees, when their tags are in the page unchanged. What it can
 * block and what it cannot: docs/decisions/0032-banner.md.
 */
import { findByAddress } from "@/lib/engine/services/find-by-address";
import type { BannerConfig } from "@/lib/tools/cookie-banner/runtime/config";
import type { BannerCategory } from "@/lib/tools/cookie-banner/settings/choices";

type Guard = {
  /** Starts what was blocked and is now allowed. */
  release: () => void;
};
type PendingLoad = { category: BannerCategory; start: () => void };
type Sourced = HTMLScriptElement | HTMLImageElement | HTMLIFrameElement;
/** The category that an address has to wait for. */
type FindBlockingCategory = (address: unknown) => BannerCategory | undefined;
type SetAttribute = Element["setAttribute"];

export function installGuard(
  { services, hasGuard }: BannerConfig,
  isAllowed: (category: BannerCategory) => boolean,
): Guard {
  let pendingLoads: PendingLoad[] = [];
  const findBlockingCategory: FindBlockingCategory = (address) => {
    let url: URL;
    try {
      url = new URL(String(address), document.baseURI);
    } catch {
      return undefined;
    }
    const found = findByAddress(`${url.hostname}${url.pathname}`, services);
    return found && !isAllowed(found.category) ? found.category : undefined;
  };
  switchMetrika(services, isAllowed);
  if (hasGuard) {
    // The browser's own function, which the guard replaces and calls.
    const { setAttribute } = Element.prototype;
    holdSources(findBlockingCategory, setAttribute, (item) => pendingLoads.push(item));
    stopRequests(findBlockingCategory);
    holdMarkup(findBlockingCategory, setAttribute, services);
  }
  return {
    release() {
      const ready = pendingLoads.filter(({ category }) => isAllowed(category));
      pendingLoads = pendingLoads.filter((pendingLoad) => !ready.includes(pendingLoad));
      switchMetrika(services, isAllowed);
      for (const { start } of ready) start();
    },
  };
}

/** The counter of Yandex Metrika reads this flag itself, wherever its code comes from. */
function switchMetrika(
  services: BannerConfig["services"],
  isAllowed: (category: BannerCategory) => boolean,
): void {
  for (const { key, ids, category } of services) {
    if (key !== "yandexMetrika") continue;
    for (const id of ids) {
      (window as unknown as Record<string, boolean>)[`disableYaCounter${id}`] =
        !isAllowed(category);
    }
  }
}

/** Elements inserted by scripts: the address is set once it is allowed. */
function holdSources(
  findBlockingCategory: FindBlockingCategory,
  setAttribute: SetAttribute,
  hold: (load: PendingLoad) => void,
): void {
  const sources = new WeakMap<Element, string>();
  const kinds = [HTMLScriptElement, HTMLImageElement, HTMLIFrameElement];
  const isSourced = (node: unknown): node is Sourced => kinds.some((kind) => node instanceof kind);

  /** True when the address has to wait; it is set once it is allowed. */
  const holdSource = (element: Sourced, address: unknown): boolean => {
    const category = findBlockingCategory(address);
    sources.delete(element);
    if (!category) return false;
    const source = String(address);
    sources.set(element, source);
    hold({
      category,
      start() {
        // Another address may have been set meanwhile.
        if (sources.get(element) !== source) return;
        sources.delete(element);
        setAttribute.call(element, "src", source);
      },
    });
    return true;
  };

  for (const { prototype } of kinds) {
    const own = Object.getOwnPropertyDescriptor(prototype, "src") as PropertyDescriptor;
    Object.defineProperty(prototype, "src", {
      ...own,
      get(this: Sourced) {
        return sources.get(this) ?? own.get?.call(this);
      },
      set(this: Sourced, address: unknown) {
        if (!holdSource(this, address)) own.set?.call(this, address);
      },
    });
  }
  Element.prototype.setAttribute = function (this: Element, name: string, value: string) {
    if (String(name).toLowerCase() === "src" && isSourced(this) && holdSource(this, value)) return;
    setAttribute.call(this, name, value);
  };
}

/** Requests made by scripts, which fail as if offline. */
function stopRequests(findBlockingCategory: FindBlockingCategory): void {
  const fetch = window.fetch;
  window.fetch = (input, init) => {
    const address = input instanceof Request ? input.url : input;
    return findBlockingCategory(address)
      ? Promise.reject(new TypeError("Failed to fetch"))
      : fetch.call(window, input, init);
  };
  const { open, send } = XMLHttpRequest.prototype;
  const stopped = new WeakSet<XMLHttpRequest>();
  XMLHttpRequest.prototype.open = function (this: XMLHttpRequest, ...args: unknown[]) {
    if (findBlockingCategory(args[1])) stopped.add(this);
    else stopped.delete(this);
    return (open as (...args: unknown[]) => void).apply(this, args);
  } as typeof open;
  XMLHttpRequest.prototype.send = function (this: XMLHttpRequest, body) {
    if (stopped.has(this)) setTimeout(() => this.dispatchEvent(new ProgressEvent("error")));
    else send.call(this, body);
  };
  const beacon = navigator.sendBeacon;
  navigator.sendBeacon = (url, data) =>
    !findBlockingCategory(url) && beacon.call(navigator, url, data);
}

/** Markup from scripts or from the parser: its addresses are moved to attributes that `runTags` reads. */
function holdMarkup(
  findBlockingCategory: FindBlockingCategory,
  setAttribute: SetAttribute,
  services: BannerConfig["services"],
): void {
  const inner = Object.getOwnPropertyDescriptor(
    Element.prototype,
    "innerHTML",
  ) as PropertyDescriptor;
  /** Moves the address of an element into such an attribute when it has to wait. */
  const stopElement = (element: Element): boolean => {
    if (!/^(?:script|img|iframe)$/.test(element.localName)) return false;
    const source = element.getAttribute("src");
    const category = source && findBlockingCategory(source);
    if (!category) return false;
    element.removeAttribute("src");
    setAttribute.call(element, "data-src", source);
    setAttribute.call(element, "data-category", category);
    if (element.localName === "script") {
      const type = element.getAttribute("type");
      if (type) setAttribute.call(element, "data-type", type);
      setAttribute.call(element, "type", "text/plain");
    }
    return true;
  };
  /** The markup with waiting addresses moved, or null when there are none. */
  const putAside = (markup: string): string | null => {
    if (!services.some(({ hosts }) => hosts.some((host) => markup.includes(host)))) return null;
    // A template's content is inert, and may be rows of a table.
    const template = document.createElement("template");
    inner.set?.call(template, markup);
    const elements = Array.from(template.content.querySelectorAll("script,img,iframe"));
    const stopped = elements.filter(stopElement);
    return stopped.length > 0 ? inner.get?.call(template) : null;
  };
  for (const name of ["innerHTML", "outerHTML"]) {
    const own = Object.getOwnPropertyDescriptor(Element.prototype, name) as PropertyDescriptor;
    Object.defineProperty(Element.prototype, name, {
      ...own,
      set(markup: unknown) {
        own.set?.call(this, putAside(String(markup)) ?? markup);
      },
    });
  }
  const insert = Element.prototype.insertAdjacentHTML;
  Element.prototype.insertAdjacentHTML = function (this: Element, place, markup) {
    insert.call(this, place, putAside(String(markup)) ?? markup);
  };
  // Old counters write themselves into the page while it is parsed.
  for (const name of ["write", "writeln"] as const) {
    const own = document[name];
    document[name] = (...args: string[]) => {
      const aside = putAside(args.join(""));
      own.apply(document, aside === null ? args : [aside]);
    };
  }

  // Elements inserted by the parser. A script's microtasks run before it is prepared (HTML, «text» insertion mode), so
  // it does not run; the browser may have fetched its file by then.
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes) {
      for (const node of Array.from(addedNodes)) {
        if (node instanceof Element) stopElement(node);
      }
    }
  }).observe(document, { childList: true, subtree: true });
}
