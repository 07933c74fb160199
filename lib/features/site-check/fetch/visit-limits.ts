/** How much of a third-party site is read, and how fast. */
export type VisitLimits = {
  /** For the whole visit. */
  totalMs: number;
  /** For one request, its body included. */
  requestMs: number;
  /** For robots.txt: a site that is slow to give its rules is slow to give its pages. */
  robotsMs: number;
  /** From the beginning of one request to a host to that of the next; a third of it lies between them at least. */
  pauseMs: number;
  pages: number;
  scripts: number;
  files: number;
  redirects: number;
  /** The size of one body, after decompression. */
  bodyBytes: number;
  /** The size of all bodies together: twelve pages and twenty scripts of the maximum size would be 64 MiB. */
  totalBytes: number;
};

const mebibyte = 1024 * 1024;

export const visitLimits: VisitLimits = {
  totalMs: 20_000,
  requestMs: 8_000,
  robotsMs: 4_000,
  pauseMs: 300,
  pages: 12,
  scripts: 20,
  files: 6,
  redirects: 5,
  bodyBytes: 2 * mebibyte,
  totalBytes: 16 * mebibyte,
};
