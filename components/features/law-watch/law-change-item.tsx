import { lawPanelTexts as texts } from "@/content/law-watch/panel";
import { formatRussianDate } from "@/lib/core/time/moscow-time";
import type { LawChange } from "@/lib/features/law-watch/responses";
import { typeset } from "@/lib/russian/screen-typography";

/** A changed norm: which, from which day, and the change. */
export function LawChangeItem({ change }: { change: LawChange }) {
  const { law, place, editionName, inForce, whatChanged } = change;
  return (
    <li className="text-sm">
      <p className="font-medium break-words">
        {typeset(place === "" ? law : `${law}, ${place}`)}
        <span className="font-normal text-ink-soft">
          {typeset(` · ${editionName}, ${texts.inForce} ${formatRussianDate(inForce)}`)}
        </span>
      </p>
      <p className="measure mt-0.5 break-words whitespace-pre-line text-ink-soft">
        {typeset(whatChanged)}
      </p>
    </li>
  );
}
