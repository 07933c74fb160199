import { readableHost } from "@/lib/engine/answers/typed-address";

/**
 * Returns one spelling of a mailbox: lower case, the domain in readable (Unicode) form. «почта.рф» and
 * «xn--80a1acny.xn--p1ai», «й» as one character or two, full-width letters and ligatures are one domain to a mail
 * server (UTS 46), so that they must be one account, one limit of e-mails and one owner of reviews too. Text that is
 * not an address is returned unchanged.
 */
export function normaliseEmail(typed: string): string {
  const lower = typed.toLowerCase();
  const at = lower.lastIndexOf("@");
  const [name, domain] = [lower.slice(0, at), lower.slice(at + 1)];
  // Not a domain if a URL parser would split it: `a@b/c`, `a@b:25`.
  if (at < 1 || !/^[\p{L}\p{M}\p{Nd}.-]+$/u.test(domain)) return lower;
  try {
    const readable = readableHost(new URL(`https://${domain}`).hostname);
    return readable === null ? lower : `${name}@${readable}`;
  } catch {
    return lower;
  }
}
