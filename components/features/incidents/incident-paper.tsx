"use client";

import { useState } from "react";
import type { IncidentPaperTextProps } from "@/components/features/incidents/incident-paper-text";
import { LoadFailedLine, lazyPart } from "@/components/shell/lazy-part";
import { Button } from "@/components/ui/button";
import { Dialog, DialogContent } from "@/components/ui/overlay/dialog";
import { incidentTexts as texts } from "@/content/incidents/incidents";
import { incidentPapers } from "@/content/incidents/papers";
import { typeset } from "@/lib/russian/screen-typography";

/** The document writer is loaded with the first paper that is opened. */
const PaperText = lazyPart(
  () =>
    import("@/components/features/incidents/incident-paper-text").then(
      (part) => part.IncidentPaperText,
    ),
  {
    waiting: () => <div className="mt-4 h-72 animate-pulse rounded-md bg-line" />,
    failed: LoadFailedLine,
  },
);

/** «Открыть»: the letter or the act as printed, to copy and to save as a file. */
export function IncidentPaper(props: IncidentPaperTextProps) {
  const [isOpen, setIsOpen] = useState(false);
  const { name, title, norm } = incidentPapers[props.paper];
  return (
    <>
      <Button
        variant="secondary"
        size="sm"
        aria-label={`${texts.open}: ${name}`}
        onClick={() => setIsOpen(true)}
      >
        {texts.open}
      </Button>
      <Dialog open={isOpen} onOpenChange={setIsOpen}>
        {isOpen ? (
          <DialogContent
            title={name}
            description={typeset(`${title}: 152-ФЗ, ${norm}`)}
            placement="screen"
            className="sm:max-w-3xl"
          >
            <PaperText {...props} />
          </DialogContent>
        ) : null}
      </Dialog>
    </>
  );
}
