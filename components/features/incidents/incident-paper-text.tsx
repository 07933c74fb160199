"use client";

import { PaperSheet } from "@/components/features/internal-papers/paper-sheet";
import { FileButtons } from "@/components/shell/file-buttons";
import { useCopy } from "@/components/shell/use-copy";
import { Button } from "@/components/ui/button";
import { incidentTexts as texts } from "@/content/incidents/incidents";
import { type IncidentPaper, incidentPapers } from "@/content/incidents/papers";
import { writeHtml } from "@/lib/engine/writers/html";
import { writeText } from "@/lib/engine/writers/text";
import { useIncidentFile } from "@/lib/features/incidents/client";
import { writeIncidentPaper } from "@/lib/features/incidents/papers/incident-paper";
import type { Incident, Incidents } from "@/lib/features/incidents/responses";

export type IncidentPaperTextProps = {
  paper: IncidentPaper;
  /** Includes unsaved input. */
  incident: Incident;
  known: Incidents;
  isChanged: boolean;
};

/** The text of a paper, formatted as printed, with its actions. */
export function IncidentPaperText({ paper, incident, known, isChanged }: IncidentPaperTextProps) {
  const { isCopied, copy } = useCopy();
  const file = useIncidentFile(known.site.id, incident.id);
  const tree = writeIncidentPaper(paper, incident, known);
  return (
    <>
      <div className="mt-4">
        <PaperSheet
          html={writeHtml({ ...tree, laws: [] }, { titleLevel: 3, idPrefix: `${paper}-` })}
        />
      </div>
      {isChanged ? <p className="mt-4 text-sm text-ink-soft">{texts.savesFirst}</p> : null}
      <div className="mt-5 flex flex-wrap gap-2">
        <Button size="sm" onClick={() => void copy(writeText(tree))}>
          {isCopied ? texts.copied : texts.copy}
        </Button>
        <FileButtons
          file={file}
          save={(format, options) =>
            file.mutate({ paper, format, unsaved: isChanged ? incident.fields : null }, options)
          }
          title={incidentPapers[paper].name}
          texts={texts}
        />
      </div>
    </>
  );
}
