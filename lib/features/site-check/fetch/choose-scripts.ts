import { siteOf } from "@/lib/features/site-check/fetch/read/own-site";

/** Common libraries: a site handles data in its own code. */
const library =
  /jquery|bootstrap|swiper|slick|fancybox|lightbox|owl\.|polyfill|modernizr|lodash|gsap|inputmask|moment|popper|wow\.|aos\.|lazy|react(?:-dom)?[.@-]|vue[.@-]|core-js|webpack-runtime/i;

/** Chooses the site's scripts that are worth reading, common libraries last. */
export function chooseScripts(scripts: Iterable<URL>, site: string, count: number): URL[] {
  const unique = new Map([...scripts].map((url) => [url.href, url]));
  return [...unique.values()]
    .filter((url) => siteOf(url) === site)
    .toSorted((a, b) => rank(a) - rank(b))
    .slice(0, count);
}

const rank = (url: URL) => (library.test(url.pathname) ? 1 : 0);
