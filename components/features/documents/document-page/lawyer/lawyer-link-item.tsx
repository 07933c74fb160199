import { LinkActions } from "@/components/features/documents/document-page/lawyer/link-actions";
import { pushPageState } from "@/components/features/documents/document-page/navigation/use-page-address";
import { Button } from "@/components/ui/button";
import { formatDay, formatMoment } from "@/components/ui/format-moment";
import { remarkLabel, lawyerLinkTexts as texts } from "@/content/lawyer-review/texts";
import type { LawyerLink } from "@/lib/features/lawyer-review/responses";
import { typeset } from "@/lib/russian/screen-typography";

type LawyerLinkItemProps = { documentId: string; link: LawyerLink; isShown: boolean };

/** One link: for whom, until when, and the remarks made with it. */
export function LawyerLinkItem({ documentId, link, isShown }: LawyerLinkItemProps) {
  const { id, asked, edition, review, remarks, waiting } = link;
  return (
    <li className="py-3 text-sm">
      <p className="font-medium break-words">{asked ?? texts.title}</p>
      <p className="text-xs text-ink-faint">
        {edition === null ? texts.ofDraft : texts.ofEdition(edition)} · {stateOf(link)}
      </p>
      {review ? (
        <p className="mt-1 break-words">
          {texts.reviewed(review.name ?? "", formatDay(review.at))}
          <span className="block text-xs text-ink-faint">{typeset(texts.unverified)}</span>
        </p>
      ) : null}
      <p className="mt-1 text-ink-soft">
        {remarks === 0 ? texts.noRemarks : remarkLabel(remarks)}
        {waiting > 0 ? <span className="text-ink-faint"> · {texts.waiting(waiting)}</span> : null}
      </p>
      <div className={`mt-1 flex flex-wrap items-center gap-1 ${waiting > 0 ? "" : "-ml-3"}`}>
        {remarks > 0 || review ? (
          <Button
            variant={waiting > 0 ? "secondary" : "quiet"}
            size="sm"
            aria-pressed={isShown}
            onClick={() => pushPageState({ lawyer: id })}
          >
            {waiting > 0 ? texts.open : texts.show}
          </Button>
        ) : null}
        <LinkActions documentId={documentId} link={link} isShown={isShown} />
      </div>
    </li>
  );
}

function stateOf({ state, expiresAt, endedAt, openedAt }: LawyerLink): string {
  if (state === "ended") return texts.ended(formatMoment(endedAt ?? expiresAt));
  if (state === "expired") return texts.expired(formatMoment(expiresAt));
  const until = texts.until(formatMoment(expiresAt));
  return `${until}. ${openedAt ? texts.opened(formatMoment(openedAt)) : texts.notOpened}`;
}
