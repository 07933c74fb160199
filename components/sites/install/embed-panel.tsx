"use client";

import { useState } from "react";
import { CopiedCode } from "@/components/shell/copied-code";
import { Loading, QueryStates } from "@/components/ui/fetched/query-states";
import { Radio } from "@/components/ui/form/choice";
import { FieldGroup } from "@/components/ui/form/field";
import { embedWayTexts } from "@/content/install";
import { useArticle } from "@/lib/features/installation/client";
import type { InstalledPaper } from "@/lib/features/installation/responses";
import { typeset } from "@/lib/russian/screen-typography";
import { type EmbedMethod, embedCode, embedsText } from "@/lib/tools/embeds/embed-code";

type EmbedPanelProps = {
  paper: InstalledPaper & { publicId: string; address: string };
  /** The best first. */
  ways: readonly [EmbedMethod, ...EmbedMethod[]];
};

/** By which way the paper gets onto the site, and the code of that way. */
export function EmbedPanel({ paper, ways }: EmbedPanelProps) {
  const { documentId, name, publicId, address } = paper;
  const [chosen, setChosen] = useState<EmbedMethod | null>(null);
  const way = chosen !== null && ways.includes(chosen) ? chosen : ways[0];
  const article = useArticle(paper, embedsText(way));
  const { place } = embedWayTexts[way];
  const codeOf = (text: string) =>
    embedCode({ publicId, address, title: name, article: text }, way);
  return (
    <>
      <FieldGroup id={`way-${documentId}`} label="Как показать">
        {() =>
          ways.map((one) => (
            <Radio
              key={one}
              name={`way-${documentId}`}
              label={embedWayTexts[one].label}
              note={typeset(embedWayTexts[one].note)}
              checked={one === way}
              onChange={() => setChosen(one)}
            />
          ))
        }
      </FieldGroup>
      {embedsText(way) ? (
        <QueryStates
          query={article}
          loading={<Loading label="Готовим код" className="mt-3" />}
          failure="Не удалось взять текст документа"
          className="mt-3"
        >
          {(text) => <CopiedCode code={codeOf(text)} object="код документа" place={place} />}
        </QueryStates>
      ) : (
        <CopiedCode code={codeOf("")} object="код документа" place={place} />
      )}
    </>
  );
}
