"use client";

import { useState } from "react";
import { CopyableCode } from "@/components/shell/copyable-code";
import { Radio } from "@/components/ui/controls/choice";
import { FieldGroup } from "@/components/ui/controls/field";
import { Loading, QueryStates } from "@/components/ui/fetched/query-states";
import { embedWayTexts } from "@/content/installation/instructions";
import { useArticle } from "@/lib/features/installation/client";
import type { InstallationItem } from "@/lib/features/installation/responses";
import { typeset } from "@/lib/russian/screen-typography";
import { type EmbedMethod, embedCode, embedsText } from "@/lib/tools/embeds/embed-code";

type EmbedPanelProps = {
  item: InstallationItem & { publicId: string; address: string };
  /** Best one first. */
  methods: readonly [EmbedMethod, ...EmbedMethod[]];
};

/** How the document gets onto the site, and the code for it. */
export function EmbedPanel({ item, methods }: EmbedPanelProps) {
  const { documentId, name, publicId, address } = item;
  const [chosen, setChosen] = useState<EmbedMethod | null>(null);
  const method = chosen !== null && methods.includes(chosen) ? chosen : methods[0];
  const article = useArticle(item, embedsText(method));
  const { place } = embedWayTexts[method];
  const codeOf = (text: string) =>
    embedCode({ publicId, address, title: name, article: text }, method);
  return (
    <>
      <FieldGroup id={`way-${documentId}`} label="Как показать">
        {() =>
          methods.map((option) => (
            <Radio
              key={option}
              name={`way-${documentId}`}
              label={embedWayTexts[option].label}
              note={typeset(embedWayTexts[option].note)}
              checked={option === method}
              onChange={() => setChosen(option)}
            />
          ))
        }
      </FieldGroup>
      {embedsText(method) ? (
        <QueryStates
          query={article}
          loading={<Loading label="Готовим код" className="mt-3" />}
          failure="Не удалось взять текст документа"
          className="mt-3"
        >
          {(text) => <CopyableCode code={codeOf(text)} object="код документа" place={place} />}
        </QueryStates>
      ) : (
        <CopyableCode code={codeOf("")} object="код документа" place={place} />
      )}
    </>
  );
}
