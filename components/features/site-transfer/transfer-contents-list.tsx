import { siteTransferTexts } from "@/content/site-transfer/texts";
import type { TransferContents } from "@/lib/features/site-transfer/responses";
import { plural } from "@/lib/russian/plural";
import { typeset } from "@/lib/russian/screen-typography";

/** What is transferred with a site to its new owner: what this site has, and what always is. */
export function TransferContentsList({ moves }: { moves: TransferContents }) {
  const { documents, published, papers, requests, incidents, checks } = moves;
  const opened = published > 0 ? `, из них ${published} по публичной ссылке` : "";
  const counted = [
    documents > 0 && plural(documents, "документ", "документа", "документов") + opened,
    papers > 0 &&
      plural(papers, "внутренний документ", "внутренних документа", "внутренних документов"),
    requests > 0 && plural(requests, "запрос человека", "запроса людей", "запросов людей"),
    incidents > 0 && plural(incidents, "инцидент", "инцидента", "инцидентов"),
    checks > 0 && plural(checks, "проверка сайта", "проверки сайта", "проверок сайта"),
  ].filter((text) => text !== false);
  return (
    <div className="mt-4 text-sm">
      <p className="font-medium">{siteTransferTexts.moves}</p>
      <ul className="mt-1.5 list-disc space-y-1 pl-5 text-ink-soft">
        <li>сведения о сайте, баннер и журнал согласий</li>
        {counted.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
      <p className="mt-2 text-ink-soft">{typeset(siteTransferTexts.stays)}</p>
    </div>
  );
}
