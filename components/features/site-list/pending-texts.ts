import { siteStateTexts as texts } from "@/content/site-list/screen";
import type { SiteState } from "@/lib/features/site-list/responses";
import { quoted } from "@/lib/russian/quoted";

/** A pending item that a row shows in addition to the nearest due day. */
type Wait = { text: string; tone: "warning" | "plain" };

/** Everything a site waits for, as text, the most urgent first; empty if all is done. */
export function listPendingTexts(site: SiteState): Wait[] {
  const { notices, changed, check, unconfirmed, next, blanks, due } = site;
  const warning = (text: string): Wait => ({ text, tone: "warning" });
  const plain = (text: string): Wait => ({ text, tone: "plain" });
  return [
    // Skipped if the nearest due day is already about the law.
    ...(notices > 0 && due?.source !== "law" ? [warning(texts.law(notices))] : []),
    ...(changed ? [warning(texts.changed(changed))] : []),
    ...(check?.worst ? [ofCheck(check.worst, check.findings - 1)] : []),
    ...(check && !check.isRead ? [plain(texts.unread)] : []),
    ...(unconfirmed > 0 ? [plain(texts.unconfirmed(unconfirmed))] : []),
    ...(next ? [plain(texts.next(next.name))] : []),
    ...(blanks > 0 ? [plain(texts.blanks(blanks))] : []),
  ];
}

/** The owner's name, for a member working on another user's site; empty for the owner. */
export const sharedByLabel = ({ role, organisation }: SiteState): string =>
  role === "owner" || !organisation ? "" : `команда ${quoted(organisation.name)}`;

const ofCheck = (
  { severity, title }: NonNullable<NonNullable<SiteState["check"]>["worst"]>,
  others: number,
): Wait => ({
  text: texts.check(title, others),
  tone: severity === "low" ? "plain" : "warning",
});
