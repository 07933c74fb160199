import { readableHost } from "@/lib/engine/answers/typed-address";

/**
 * One spelling of a mailbox: lower case, the domain as people read it. «почта.рф» and «xn--80a1acny.xn--p1ai»,
 * «й» in one sign or in two, full-width letters and ligatures are one domain to a mail server (UTS 46), so that
 * they must be one account, one limit of e-mails and one owner of reviews too. What is no address stays as it is.
 */
export function normaliseEmail(typed: string): string {
  const lower = typed.toLowerCase();
  const at = lower.lastIndexOf("@");
  const [name, domain] = [lower.slice(0, at), lower.slice(at + 1)];
  // What a URL would split is no domain: `a@b/c`, `a@b:25`.
  if (at < 1 || !/^[\p{L}\p{M}\p{Nd}.-]+$/u.test(domain)) return lower;
  try {
    const readable = readableHost(new URL(`https://${domain}`).hostname);
    return readable === null ? lower : `${name}@${readable}`;
  } catch {
    return lower;
  }
}
