/**
 * Gives every page that leaves without a script policy one, and its critical styles: pages that Next
 * rendered anew since the build (docs/decisions/0006-static-pages.md). Pages of the build have theirs and
 * pass as they are.
 */
import { withStyles } from "./critical-styles.mjs";
import { hasScriptPolicy, withScriptPolicy } from "./script-policy.mjs";

/** Within these a page's policy begins, if it has one. */
const startBytes = 512;

/**
 * Wraps the answer. Call it after the compression has wrapped it, so that this sees the plain page.
 * @param {import("node:http").ServerResponse} response
 * @param {(script: string) => boolean} mayRun whether an inline script is one of ours
 * @param {(response: import("node:http").ServerResponse) => string | null} stylesFor the rules that the
 * answer's head needs
 */
export function guardPage(response, mayRun, stylesFor = () => null) {
  const { write, end, writeHead, flushHeaders } = response;
  /** @type {Buffer[]} */
  const held = [];
  let isHeld = false;
  let length = 0;

  /** From here on nothing of this is in the way. */
  const letGo = () => Object.assign(response, { write, end, writeHead, flushHeaders });
  /** Before the first byte: does this answer need a look? */
  const begin = () => {
    if (isHeld) return;
    keepFromSharedCaches(response);
    isHeld = needsPolicy(response);
    if (!isHeld) letGo();
  };
  const hold = (chunk, encoding) => {
    if (chunk === undefined || chunk === null) return;
    const bytes = typeof chunk === "string" ? Buffer.from(chunk, encoding) : Buffer.from(chunk);
    held.push(bytes);
    length += bytes.length;
  };
  const startIsProtected = () =>
    hasScriptPolicy(Buffer.concat(held).subarray(0, startBytes).toString("utf8"));

  response.writeHead = (status, ...rest) => {
    const headers = rest.at(-1);
    // A list of headers is what nothing here writes: it would have to be taken apart.
    if (!Array.isArray(headers)) {
      response.statusCode = status;
      if (typeof rest[0] === "string") response.statusMessage = rest[0];
      if (headers !== null && typeof headers === "object") {
        for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
      }
    }
    begin();
    if (!isHeld) writeHead.call(response, status, ...rest);
    return response;
  };
  response.flushHeaders = () => {
    begin();
    if (!isHeld) flushHeaders.call(response);
  };
  response.write = (chunk, encoding, done) => {
    begin();
    if (!isHeld) return write.call(response, chunk, encoding, done);
    const callback = typeof encoding === "function" ? encoding : done;
    const wasUndecided = length < startBytes;
    hold(chunk, typeof encoding === "string" ? encoding : undefined);
    if (wasUndecided && length >= startBytes && startIsProtected()) {
      letGo();
      return write.call(response, Buffer.concat(held), callback);
    }
    if (callback) process.nextTick(callback);
    return true;
  };
  response.end = (chunk, encoding, done) => {
    begin();
    if (!isHeld) return end.call(response, chunk, encoding, done);
    const callback = [chunk, encoding, done].find((argument) => typeof argument === "function");
    if (typeof chunk !== "function") {
      hold(chunk, typeof encoding === "string" ? encoding : undefined);
    }
    letGo();
    if (length === 0) {
      // An answer to HEAD: it would tell the length of the page as it was before.
      response.removeHeader("content-length");
      return end.call(response, callback);
    }
    const page = Buffer.concat(held);
    if (startIsProtected()) return end.call(response, page, callback);
    const guarded = Buffer.from(guard(response, page.toString("utf8"), mayRun, stylesFor));
    response.setHeader("content-length", guarded.length);
    return end.call(response, guarded, callback);
  };
}

/** HTML whose headers say nothing of scripts. An answer without a body is no page. */
function needsPolicy(response) {
  if (response.headersSent || response.statusCode === 304) return false;
  if (!/^text\/html\b/i.test(String(response.getHeader("content-type") ?? ""))) return false;
  return !/(?:^|[;,]\s*)(?:script-src|default-src)\s/i.test(
    String(response.getHeader("content-security-policy") ?? ""),
  );
}

/** The page with its policy; what is no page gets one that allows nothing. */
function guard(response, html, mayRun, stylesFor) {
  const page = withScriptPolicy(withStyles(html, stylesFor(response)), mayRun);
  if (page !== null) return page;
  response.appendHeader("content-security-policy", "script-src 'none'; object-src 'none'");
  return html;
}

/**
 * Next lets a shared cache keep what it prerendered for a year; what the operator publishes would not
 * come through it. With the entity tag a question costs no more than a 304.
 */
function keepFromSharedCaches(response) {
  if (response.headersSent) return;
  if (/^s-maxage=/.test(String(response.getHeader("cache-control") ?? ""))) {
    response.setHeader("cache-control", "public, max-age=0, must-revalidate");
  }
}
