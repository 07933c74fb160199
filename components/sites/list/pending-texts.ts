import { siteStateTexts as words } from "@/content/sites/list";
import type { SiteState } from "@/lib/features/site-list/responses";
import { quoted } from "@/lib/russian/quoted";

/** What a row says of its site besides the nearest term. */
type Wait = { words: string; tone: "warning" | "plain" };

/** All that a site waits for, in words, the most pressing first; empty where all is done. */
export function listPendingTexts(site: SiteState): Wait[] {
  const { notices, changed, check, unconfirmed, next, blanks, due } = site;
  const warning = (text: string): Wait => ({ words: text, tone: "warning" });
  const plain = (text: string): Wait => ({ words: text, tone: "plain" });
  return [
    // The nearest term says it where it is the law's.
    ...(notices > 0 && due?.source !== "law" ? [warning(words.law(notices))] : []),
    ...(changed ? [warning(words.changed(changed))] : []),
    ...(check?.worst ? [ofCheck(check.worst, check.findings - 1)] : []),
    ...(check && !check.isRead ? [plain(words.unread)] : []),
    ...(unconfirmed > 0 ? [plain(words.unconfirmed(unconfirmed))] : []),
    ...(next ? [plain(words.next(next.name))] : []),
    ...(blanks > 0 ? [plain(words.blanks(blanks))] : []),
  ];
}

/** Whose the site is for somebody who works on it for another; empty for its owner. */
export const sharedByLabel = ({ role, organisation }: SiteState): string =>
  role === "owner" || !organisation ? "" : `команда ${quoted(organisation.name)}`;

const ofCheck = (
  { severity, title }: NonNullable<NonNullable<SiteState["check"]>["worst"]>,
  others: number,
): Wait => ({
  words: words.check(title, others),
  tone: severity === "low" ? "plain" : "warning",
});
