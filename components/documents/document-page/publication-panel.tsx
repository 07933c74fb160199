"use client";

import { Check, Copy, ExternalLink } from "lucide-react";
import { useState } from "react";
import { QrCode } from "@/components/documents/document-page/qr-code";
import { useDownload } from "@/components/documents/use-download";
import { showMessage } from "@/components/shell/messages/show-message";
import { useCopy } from "@/components/shell/use-copy";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { Checkbox } from "@/components/ui/choice";
import { ConfirmDialog } from "@/components/ui/confirm-dialog";
import { Input } from "@/components/ui/input";
import { Loading, QueryStates } from "@/components/ui/query-states";
import { Skeleton } from "@/components/ui/skeleton";
import { usePublication, useSetPublication } from "@/lib/features/documents/publication/client";
import type { DocumentDetails, Publication } from "@/lib/features/documents/responses";
import { explain } from "@/lib/platform/api-client/api-error";

/** The public address: off until the owner turns it on; its QR code; the file to host oneself. */
export function PublicationPanel({ document }: { document: DocumentDetails }) {
  const { download, busy } = useDownload(document);
  return (
    <section className="border-t border-line pt-4">
      <h2 className="text-base">Страница документа</h2>
      <QueryStates
        query={usePublication(document.id)}
        loading={
          <Loading label="Узнаём, открыта ли страница" className="mt-3">
            <Skeleton className="h-24" />
          </Loading>
        }
        failure="Не удалось узнать, открыта ли страница"
        className="mt-3"
      >
        {(publication) => <PublicAddress document={document} publication={publication} />}
      </QueryStates>
      <div className="mt-5">
        <p className="text-sm text-ink-soft">
          Или разместите документ у себя: один файл со всем оформлением.
        </p>
        <Button
          variant="secondary"
          size="sm"
          className="mt-2"
          pending={busy === "html"}
          onClick={() => download("html")}
        >
          Скачать страницу (HTML)
        </Button>
      </div>
    </section>
  );
}

type PublicAddressProps = { document: DocumentDetails; publication: Publication };

function PublicAddress({ document, publication }: PublicAddressProps) {
  const { isPublic, allowsIndexing, address } = publication;
  const change = useSetPublication(document.id);
  const [asksToClose, setAsksToClose] = useState(false);
  const { isCopied, copy } = useCopy();
  const set = (wanted: Pick<Publication, "isPublic" | "allowsIndexing">) =>
    change.mutate(wanted, {
      onSettled: () => setAsksToClose(false),
      onSuccess: ({ isPublic: isOpen }) => {
        if (isOpen !== isPublic)
          void showMessage("success", { title: isOpen ? "Страница открыта" : "Страница закрыта" });
      },
    });

  return (
    <>
      {change.error ? (
        <Alert tone="danger" role="alert" className="mt-3">
          {explain(change.error, "Не получилось изменить доступ. Попробуйте ещё раз.")}
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
          <Checkbox
            className="mt-1"
            label={<span className="text-sm">Показывать в поиске</span>}
            note="Без отметки поисковые системы страницу не показывают."
            checked={allowsIndexing}
            disabled={change.isPending}
            onChange={(event) => set({ isPublic, allowsIndexing: event.target.checked })}
          />
          <QrCode document={document} address={address} />
          <Button
            variant="quiet"
            size="sm"
            className="mt-3 -ml-3"
            onClick={() => setAsksToClose(true)}
          >
            Закрыть страницу
          </Button>
        </>
      ) : (
        <>
          <p className="mt-2 text-sm text-ink-soft">
            Документ видите только вы. Откройте страницу, чтобы дать на неё ссылку с сайта или
            QR-код на стойке.
          </p>
          <Button
            size="sm"
            className="mt-3"
            pending={change.isPending}
            onClick={() => set({ isPublic: true, allowsIndexing })}
          >
            Открыть по ссылке
          </Button>
        </>
      )}
      <ConfirmDialog
        open={asksToClose}
        onOpenChange={setAsksToClose}
        title="Закрыть страницу?"
        description="Ссылки и QR-коды перестанут открываться. Если открыть страницу снова, адрес останется прежним."
        action="Закрыть страницу"
        pending={change.isPending}
        onConfirm={() => set({ isPublic: false, allowsIndexing })}
      />
    </>
  );
}
