/**
 * Marks of the challenge pages of bot protection. None of them can be passed without a script, so a check never gets
 * past them, and it never tries to.
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

/** True for a challenge page that was sent with status 200 instead of the site's own. */
export function isBotChallengePage(html: string): boolean {
  return html.length <= maxLength && marks.some((mark) => html.includes(mark));
}
