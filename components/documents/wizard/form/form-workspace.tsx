"use client";

import { type ReactNode, useEffect, useState } from "react";
import type { PreviewEdition } from "@/components/documents/preview/preview-writer";
import { GrowingDocument } from "@/components/documents/wizard/preview/growing-document";
import { PreviewProvider } from "@/components/documents/wizard/preview/preview-context";
import { usePreview } from "@/components/documents/wizard/preview/use-preview";
import { whenIdle } from "@/components/shell/when-idle";
import { classNames } from "@/components/ui/class-names";

type FormWorkspaceProps = {
  /** The questions, or the check of the answers. */
  children: ReactNode;
  /** On a phone the document takes the place of the form; on a desktop both are always there. */
  showsDocument: boolean;
  /** The check names what is left to write in: it needs the document wherever it stands. */
  isChecking: boolean;
  edition: PreviewEdition;
  currentField: string | null;
  onFollow: (field: string) => void;
};

/** Step 2: questions on the left, the growing document on the right; on a phone one at a time. */
export function FormWorkspace(props: FormWorkspaceProps) {
  const { children, showsDocument, isChecking, edition, currentField, onFollow } = props;
  const isWide = useIsWide();
  const isSeen = isWide || showsDocument;
  // On a wide screen it stands there unasked: the form goes first.
  const isWanted = useIsIdle() || showsDocument || isChecking;
  const preview = usePreview(edition, { enabled: (isSeen && isWanted) || isChecking });
  return (
    <PreviewProvider value={preview}>
      <div className="grid min-h-0 flex-1 lg:grid-cols-[minmax(0,1fr)_minmax(0,30rem)]">
        <div
          className={classNames(
            "relative overflow-y-auto px-3 py-5 md:px-6 md:py-6",
            showsDocument && "max-lg:hidden",
          )}
        >
          <div className="mx-auto max-w-2xl">{children}</div>
        </div>
        {/* Not hidden but absent: on a phone the engine is fetched only when it is wanted. */}
        {isSeen ? (
          <div className="flex min-h-0 flex-col bg-wash lg:border-l lg:border-line">
            <GrowingDocument currentField={currentField} onFollow={onFollow} />
          </div>
        ) : null}
      </div>
    </PreviewProvider>
  );
}

/** True from the first quiet moment after the form has been painted. */
function useIsIdle(): boolean {
  const [isIdle, setIsIdle] = useState(false);
  useEffect(() => whenIdle(() => setIsIdle(true)), []);
  return isIdle;
}

const wide = "(min-width: 64rem)";

function useIsWide(): boolean {
  const [isWide, setIsWide] = useState(() => window.matchMedia(wide).matches);
  useEffect(() => {
    const query = window.matchMedia(wide);
    const look = () => setIsWide(query.matches);
    query.addEventListener("change", look);
    return () => query.removeEventListener("change", look);
  }, []);
  return isWide;
}
