/** The image that social networks and messengers show next to a link: its size and address. */

export const shareImageSize = { width: 1200, height: 630 } as const;

/** The file of a page's own image: `/articles/x` has `articles-x.png`. Without a path, the site's. */
export const shareImageName = (path?: string): string =>
  path === undefined ? "site.png" : `${path.slice(1).replaceAll("/", "-")}.png`;

/** The image for a page's metadata; `path` for a text that has an image with its own title. */
export function shareImage(alt: string, path?: string) {
  return { url: `/share/${shareImageName(path)}`, ...shareImageSize, alt, type: "image/png" };
}
