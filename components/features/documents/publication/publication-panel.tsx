"use client";

import { Check, Copy, ExternalLink } from "lucide-react";
import { useState } from "react";
import { QrCode } from "@/components/features/documents/publication/qr-code";
import { RightHint } from "@/components/features/organisations/right-hint";
import { showMessage } from "@/components/shell/messages/show-message";
import { useCopy } from "@/components/shell/use-copy";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { Checkbox } from "@/components/ui/controls/choice";
import { Input } from "@/components/ui/controls/input";
import { Loading, QueryStates } from "@/components/ui/fetched/query-states";
import { ConfirmDialog } from "@/components/ui/overlay/confirm-dialog";
import { Skeleton } from "@/components/ui/skeleton";
import { publicBlanks } from "@/content/documents/blank-labels";
import { unpublishedNote } from "@/content/documents/publication";
import { requestFormSwitchTexts } from "@/content/requests/public-form";
import { hasRight } from "@/lib/core/access/organisation-roles";
import { usePublication, useSetPublication } from "@/lib/features/documents/publication/client";
import type { DocumentDetails, Publication } from "@/lib/features/documents/record/responses";
import { getErrorMessage } from "@/lib/platform/api-client/api-error";
import { effectiveRole } from "@/lib/platform/auth/roles";
import { typeset } from "@/lib/russian/screen-typography";

type PublicationPanelProps = {
  document: Pick<DocumentDetails, "id" | "name" | "edition" | "shared" | "blanks">;
  heading: "h2" | "h4";
};

/** Public address (off until the owner publishes) and its QR code. Used on the document's page and on the result. */
export function PublicationPanel({ document, heading: Heading }: PublicationPanelProps) {
  const query = usePublication(document.id);
  return (
    <section aria-labelledby="publication-title" className="border-t border-line pt-4">
      <Heading id="publication-title" className="text-[1rem]">
        Страница документа
      </Heading>
      <QueryStates
        query={query}
        loading={
          <Loading label="Узнаём, опубликован ли документ" className="mt-3">
            <Skeleton className="h-24" />
          </Loading>
        }
        failure="Не удалось узнать, опубликован ли документ"
        className="mt-3"
      >
        {(publication) => <PublicAddress document={document} publication={publication} />}
      </QueryStates>
    </section>
  );
}

type PublicAddressProps = {
  document: PublicationPanelProps["document"];
  publication: Publication;
};

function PublicAddress({ document, publication }: PublicAddressProps) {
  const { isPublic, address } = publication;
  const mayPublish = hasRight(effectiveRole(document.shared), "publish");
  // Only the owner is asked to fill in the blanks.
  const hasBlanks = mayPublish && document.blanks.length > 0;
  const change = useSetPublication(document.id);
  // Shows the new state while the request is running.
  const { allowsIndexing, takesRequests } = change.isPending
    ? { ...publication, ...change.variables }
    : publication;
  const [asksToClose, setAsksToClose] = useState(false);
  const { isCopied, copy } = useCopy();
  const set = (
    changes: Partial<Pick<Publication, "isPublic" | "allowsIndexing" | "takesRequests">>,
  ) =>
    change.mutate(
      { isPublic, allowsIndexing, ...changes },
      {
        onSettled: () => setAsksToClose(false),
        onSuccess: ({ isPublic: isOpen }) => {
          if (isOpen !== isPublic)
            void showMessage("success", {
              title: isOpen ? "Документ опубликован" : "Документ снят с публикации",
            });
        },
      },
    );

  return (
    <>
      {change.error ? (
        <Alert tone="danger" role="alert" className="mt-3">
          {getErrorMessage(change.error, "Не получилось. Попробуйте ещё раз.")}
        </Alert>
      ) : null}
      {isPublic && address ? (
        <>
          <div className="mt-3 flex gap-2">
            <Input
              readOnly
              aria-label="Адрес страницы"
              value={address}
              className="min-w-0 text-sm"
              onFocus={(event) => event.target.select()}
            />
            <Button
              variant="secondary"
              size="icon"
              aria-label={isCopied ? "Скопировано" : "Скопировать адрес"}
              onClick={() => void copy(address)}
            >
              {isCopied ? (
                <Check aria-hidden="true" strokeWidth={1.75} />
              ) : (
                <Copy aria-hidden="true" strokeWidth={1.75} />
              )}
            </Button>
          </div>
          <a
            href={address}
            target="_blank"
            rel="noreferrer"
            className="mt-2 inline-flex items-center gap-1.5 text-sm text-accent underline"
          >
            <ExternalLink aria-hidden="true" strokeWidth={1.75} className="size-4" />
            Открыть страницу
          </a>
          {hasBlanks ? (
            <p className="mt-2 text-sm text-warning">{typeset(publicBlanks.open)}</p>
          ) : null}
          {mayPublish ? (
            <>
              <Checkbox
                className="mt-1"
                label={<span className="text-sm">Показывать в поиске</span>}
                note="Без отметки поисковые системы страницу не показывают."
                checked={allowsIndexing}
                disabled={change.isPending}
                onChange={(event) => set({ allowsIndexing: event.target.checked })}
              />
              <Checkbox
                label={<span className="text-sm">{requestFormSwitchTexts.label}</span>}
                note={typeset(requestFormSwitchTexts.note)}
                checked={takesRequests}
                disabled={change.isPending}
                onChange={(event) => set({ takesRequests: event.target.checked })}
              />
            </>
          ) : null}
          <QrCode document={document} address={address} />
          {mayPublish ? (
            <Button
              variant="quiet"
              size="sm"
              className="mt-3 -ml-3"
              onClick={() => setAsksToClose(true)}
            >
              Снять с публикации
            </Button>
          ) : (
            <RightHint right="publish" />
          )}
        </>
      ) : (
        <>
          <p className="mt-2 text-sm text-ink-soft">
            {unpublishedNote(document.shared !== undefined)}
            {mayPublish
              ? " Опубликуйте его, и у него будет постоянный адрес: для ссылки с сайта и QR-кода на стойке."
              : null}
          </p>
          {hasBlanks ? (
            <p className="mt-2 text-sm text-warning">{typeset(publicBlanks.before)}</p>
          ) : null}
          {mayPublish ? (
            <Button
              className="mt-3"
              pending={change.isPending}
              onClick={() => set({ isPublic: true })}
            >
              Опубликовать
            </Button>
          ) : (
            <RightHint right="publish" />
          )}
        </>
      )}
      <ConfirmDialog
        open={asksToClose}
        onOpenChange={setAsksToClose}
        title="Снять с публикации?"
        description="Ссылки и QR-коды перестанут открываться. Если опубликовать снова, адрес останется прежним."
        action="Снять с публикации"
        pending={change.isPending}
        onConfirm={() => set({ isPublic: false })}
      />
    </>
  );
}
