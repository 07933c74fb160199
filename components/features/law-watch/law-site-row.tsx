import { Checkbox } from "@/components/ui/controls/choice";
import { OnDemandLink } from "@/components/ui/on-demand-link";
import { lawSitesTexts as texts } from "@/content/law-watch/screen";
import { acceptableDocuments } from "@/lib/features/law-watch/many-sites/batches";
import type { SiteResult } from "@/lib/features/law-watch/many-sites/client";
import type { WaitingSite } from "@/lib/features/law-watch/many-sites/schema";
import { getErrorMessage } from "@/lib/platform/api-client/api-error";
import { typeset } from "@/lib/russian/screen-typography";

type LawSiteRowProps = {
  site: WaitingSite;
  isChosen: boolean;
  isLocked: boolean;
  result: SiteResult | undefined;
  onChoose: (isChosen: boolean) => void;
};

/** A site with the changes of each of its documents, and the result. */
export function LawSiteRow({ site, isChosen, isLocked, result, onChoose }: LawSiteRowProps) {
  const { id, name, address, documents } = site;
  const isPossible = acceptableDocuments(site).length > 0;
  return (
    <li className="py-3">
      <Checkbox
        id={`law-site-${id}`}
        label={
          <>
            <span className="font-medium break-words">{name}</span>
            {name === address ? null : (
              <span className="block text-sm break-words text-ink-faint">{address}</span>
            )}
          </>
        }
        checked={isChosen && isPossible}
        disabled={!isPossible || isLocked}
        onChange={({ target }) => onChoose(target.checked)}
      />
      <ul className="mt-1 space-y-1 pl-8 text-sm">
        {documents.map((document) => (
          <li key={document.id} className="break-words">
            <OnDemandLink
              href={`/documents/${document.id}`}
              className="text-ink decoration-line-strong/70 hover:text-accent"
            >
              {document.name}
            </OnDemandLink>
            <span className={document.refusal ? "text-warning" : "text-ink-soft"}>
              {": "}
              {typeset(stateOf(document))}
            </span>
          </li>
        ))}
      </ul>
      {result ? <Result result={result} /> : null}
    </li>
  );
}

function stateOf({ differs, edition, refusal }: WaitingSite["documents"][number]): string {
  if (refusal) return refusal;
  return differs ? texts.differs(edition + 1) : texts.same;
}

function Result({ result }: { result: SiteResult }) {
  const refusal =
    "failure" in result ? getErrorMessage(result.failure, texts.noAnswer) : result.refusal;
  return (
    <p
      className={`mt-1.5 pl-8 text-sm font-medium break-words ${refusal ? "text-danger" : "text-success"}`}
    >
      {refusal
        ? typeset(texts.refused(refusal))
        : "failure" in result
          ? null
          : texts.accepted(result.made, result.kept)}
    </p>
  );
}
