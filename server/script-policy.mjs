/**
 * The script policy of a page, for the step after the build and for the running server, which adds it to pages that are
 * rendered again (docs/decisions/0006-static-pages.md).
 */
import { createHash } from "node:crypto";

const inlineScript = /<script(?![^>]*\ssrc=)([^>]*)>([\s\S]*?)<\/script>/gi;
/** A data block is not executed, so the policy does not apply to it. */
const isData = /\stype="application\/ld\+json"/i;

/** @param {string} script */
export const scriptHash = (script) => createHash("sha256").update(script, "utf8").digest("base64");

/**
 * Returns the texts of a page's inline scripts, as the browser hashes them.
 * @param {string} html
 */
export function* inlineScripts(html) {
  for (const [, attributes = "", script = ""] of html.matchAll(inlineScript)) {
    if (script && !isData.test(attributes)) yield script;
  }
}

/**
 * Returns the policy of a page, which allows the site's files and the inline scripts for which `mayRun` is true.
 * @param {string} html
 * @param {(script: string) => boolean} mayRun
 * @returns {string} a value of `Content-Security-Policy`
 */
export function scriptPolicy(html, mayRun = () => true) {
  const hashes = new Set();
  for (const script of inlineScripts(html)) {
    if (mayRun(script)) hashes.add(`'sha256-${scriptHash(script)}'`);
  }
  return `script-src ${["'self'", ...hashes].join(" ")}; object-src 'none'; base-uri 'none'`;
}

const firstPayload = "(self.__next_f=self.__next_f||[]).push([0])";
const payload = /^self\.__next_f\.push\((\[.*\])\)$/;

/**
 * Whether a script only passes a page's data to React, as Next writes it: its whole text is a call with a number and
 * one string. JSON is an expression without side effects, so text that parses as JSON cannot contain code.
 * @param {string} script
 */
export function isPagePayload(script) {
  if (script === firstPayload) return true;
  const [, list] = payload.exec(script) ?? [];
  if (list === undefined) return false;
  try {
    const values = JSON.parse(list);
    return values.length === 2 && Number.isInteger(values[0]) && typeof values[1] === "string";
  } catch {
    return false;
  }
}
