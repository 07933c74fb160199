/**
 * What stands in the pages by which guards ask a browser to prove itself. All of them are answered without a script
 * by nobody, so a check never gets past them, and it never tries to.
 */
const marks = [
  "/.well-known/ddos-guard/js-challenge/",
  "/.well-known/ddos-guard/ddg-captcha-page/",
  "get_cookie_spsc_encrypted_part",
  "/__qrator/",
  "_cf_chl_opt",
];

/** The real pages that a guard has only added its script to are longer than this. */
const maxLength = 30_000;

/** True for a page of a guard against robots that came with status 200 in place of the site's own. */
export function isBotChallengePage(html: string): boolean {
  return html.length <= maxLength && marks.some((mark) => html.includes(mark));
}
