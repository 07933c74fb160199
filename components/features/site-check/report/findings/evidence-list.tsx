"use client";

import { Check, Copy } from "lucide-react";
import { useId, useState } from "react";
import { shortAddress } from "@/components/features/site-check/report/findings/check-labels";
import { useCopy } from "@/components/shell/use-copy";
import { Button } from "@/components/ui/button";
import type { FindingDetails } from "@/lib/features/site-check/report/responses";
import { plural } from "@/lib/russian/plural";
import { typeset } from "@/lib/russian/screen-typography";

type Evidence = FindingDetails["evidence"][number];
type SeenCrop = NonNullable<Evidence["crop"]>;

type EvidenceListProps = {
  evidence: readonly Evidence[];
  checkId: string;
  /** Pictures already shown at an earlier finding, by number, with its title. */
  shownBefore?: ReadonlyMap<number, string>;
};

/** Where it was seen: the clearest place; the others expand on click and are all printed. */
export function EvidenceList({ evidence, checkId, shownBefore }: EvidenceListProps) {
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  const [first, ...others] = evidence;
  if (!first) return null;
  return (
    <div className="mt-4">
      <Place evidence={first} checkId={checkId} shownBefore={shownBefore} />
      {others.length > 0 ? (
        <>
          <div id={id} className={isOpen ? "" : "hidden print:block"}>
            {others.map((place) => (
              <Place
                key={`${place.url} ${place.line} ${place.excerpt}`}
                evidence={place}
                checkId={checkId}
                shownBefore={shownBefore}
              />
            ))}
          </div>
          <Button
            variant="link"
            size="inline"
            className="mt-2 min-h-6 print:hidden pointer-coarse:min-h-11"
            aria-expanded={isOpen}
            aria-controls={id}
            onClick={() => setIsOpen(!isOpen)}
          >
            {isOpen ? "Свернуть места" : `Ещё ${plural(others.length, "место", "места", "мест")}`}
          </Button>
        </>
      ) : null}
    </div>
  );
}

const cropCaptions = {
  notice: "Уведомление о файлах cookie, как его видит посетитель до выбора",
  form: "Форма, как её видит посетитель",
};

type CropProps = {
  crop: SeenCrop;
  url: string;
  checkId: string;
  /** The finding where it is printed; undefined if it is printed here. */
  printedAt: string | undefined;
};

/** From this aspect ratio text would be illegible on a phone: there it scrolls horizontally. */
const isWide = ({ width, height }: SeenCrop) => width > 640 && width > 4 * height;

/** A screenshot crop of a place, with phones, e-mail addresses and names removed. */
function Crop({ crop, url, checkId, printedAt }: CropProps) {
  const { n, of, width, height } = crop;
  const address = `/api/checks/${checkId}/crops/${n}`;
  const shown = (
    <div
      className={`border-b border-line bg-wash p-3 print:bg-transparent ${printedAt ? "print:hidden" : ""}`}
    >
      {/* A single one can be enlarged. */}
      <a
        href={address}
        target="_blank"
        rel="noreferrer"
        className="block max-w-full overflow-x-auto"
      >
        {/* biome-ignore lint/performance/noImgElement: a picture of the report, as small as it comes */}
        <img
          src={address}
          alt={`${cropCaptions[of]}: ${shortAddress(url)}`}
          width={width}
          height={height}
          className={`h-auto max-h-96 w-auto max-w-full rounded-sm border border-line object-contain print:max-h-40 ${isWide(crop) ? "max-sm:w-160 max-sm:max-w-none print:w-auto print:max-w-full" : ""}`}
        />
      </a>
      <p className="mt-1.5 text-xs text-ink-faint">
        {cropCaptions[of]}. Телефоны, почта и&nbsp;имена скрыты.
      </p>
    </div>
  );
  if (!printedAt) return shown;
  return (
    <>
      {shown}
      <p className="hidden border-b border-line px-3 py-2 text-xs text-ink-faint print:block">
        Снимок напечатан выше: {typeset(printedAt)}
      </p>
    </>
  );
}

type PlaceProps = Pick<EvidenceListProps, "checkId" | "shownBefore"> & { evidence: Evidence };

/** A URL, a line and its content. */
function Place({ evidence: { url, line, excerpt, crop }, checkId, shownBefore }: PlaceProps) {
  const { isCopied, copy } = useCopy();
  const Icon = isCopied ? Check : Copy;
  return (
    <figure className="mt-2 overflow-hidden rounded-md border border-line bg-sheet first:mt-0 print:break-inside-avoid">
      <figcaption className="flex items-center gap-2 border-b border-line pr-1 pl-3 text-xs text-ink-faint">
        <span className="min-w-0 flex-1 py-1.5 wrap-anywhere">
          <a
            href={url}
            target="_blank"
            rel="noreferrer"
            className="text-ink-soft underline decoration-line-strong hover:text-accent"
          >
            {shortAddress(url)}
          </a>
          , строка&nbsp;{line}
        </span>
        <button
          type="button"
          aria-label={`Скопировать отрывок, строка ${line}`}
          title="Скопировать отрывок"
          className="grid size-8 shrink-0 place-items-center rounded-sm text-ink-faint hover:bg-wash hover:text-ink pointer-coarse:size-11 print:hidden"
          onClick={() => void copy(`${url}, строка ${line}\n${excerpt}`)}
        >
          <Icon aria-hidden="true" strokeWidth={1.75} className="size-4" />
        </button>
        <span role="status" className="sr-only">
          {isCopied ? "Скопировано!" : ""}
        </span>
      </figcaption>
      {crop ? (
        <Crop crop={crop} url={url} checkId={checkId} printedAt={shownBefore?.get(crop.n)} />
      ) : null}
      <pre className="max-h-40 overflow-y-auto px-3 py-2 font-mono text-xs leading-relaxed whitespace-pre-wrap wrap-anywhere print:max-h-none">
        <code>{excerpt}</code>
      </pre>
    </figure>
  );
}
