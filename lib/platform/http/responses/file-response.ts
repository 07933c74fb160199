/** A file to be saved. `disposition` is a finished `Content-Disposition` value (RFC 6266). */
export type DownloadFile = {
  body: Uint8Array<ArrayBuffer> | ReadableStream<Uint8Array> | string;
  contentType: string;
  disposition: string;
};

/** A file that the browser saves and, should it ever open it, lets do nothing. */
export function fileResponse(
  file: DownloadFile,
  { status = 200, headers = {} }: { status?: number; headers?: Record<string, string> } = {},
): Response {
  return new Response(file.body, {
    status,
    headers: {
      ...headers,
      "content-type": file.contentType,
      "content-disposition": file.disposition,
      "content-security-policy": "sandbox; default-src 'none'; frame-ancestors 'none'",
    },
  });
}

/** A page that runs no script, loads nothing and has an origin of its own. */
export type SandboxedPage = {
  html: string;
  /** CSP sources of its inline styles: `'sha256-…'`. */
  styles: readonly string[];
};

/**
 * The page with a policy of its own. `sandbox` gives it an origin of its own, so that even a script
 * that got in could neither run nor reach the visitor's token.
 */
export function pageResponse({ html, styles }: SandboxedPage): Response {
  const policy = [
    "sandbox",
    "default-src 'none'",
    `style-src ${styles.join(" ") || "'none'"}`,
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'self'",
  ];
  return new Response(html, {
    headers: {
      "content-type": "text/html; charset=utf-8",
      "content-security-policy": policy.join("; "),
      "referrer-policy": "no-referrer",
    },
  });
}
