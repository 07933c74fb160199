"use client";

import { ChevronDown, ExternalLink } from "lucide-react";
import { useId, useState } from "react";
import { DownloadMenu } from "@/components/features/documents/download-menu";
import { TypeIcon } from "@/components/features/documents/type-icon";
import { EmbedPanel } from "@/components/features/installation/embed-panel";
import { LineState } from "@/components/features/installation/line-state";
import { RequireRight, useSiteAccess } from "@/components/features/organisations/site/site-role";
import { showFailure } from "@/components/shell/messages/show-failure";
import { showMessage } from "@/components/shell/messages/show-message";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { classNames } from "@/components/ui/class-names";
import { formatEffectiveDate } from "@/components/ui/format-moment";
import { ConfirmDialog } from "@/components/ui/overlay/confirm-dialog";
import { unpublishedNote } from "@/content/documents/publication";
import { embedWayTexts } from "@/content/installation/instructions";
import type { CurrentUser } from "@/lib/features/accounts/responses";
import { usePublishPaper } from "@/lib/features/installation/client";
import type { InstallationItem } from "@/lib/features/installation/responses";
import { getErrorMessage } from "@/lib/platform/api-client/api-error";
import { effectivePlan } from "@/lib/platform/auth/roles";
import { typeset } from "@/lib/russian/screen-typography";
import type { EmbedMethod } from "@/lib/tools/embeds/embed-code";

type DocumentLineProps = {
  item: InstallationItem;
  methods: readonly [EmbedMethod, ...EmbedMethod[]];
  seenAt: string | null;
  user: CurrentUser;
};

/** One document: whether it was seen on the site, and how to put it there, expanded on click. */
export function DocumentLine({ item, methods, seenAt, user }: DocumentLineProps) {
  const { documentId, name, type, edition, effectiveDate, blanks, publicId, address, state } = item;
  const [isOpen, setIsOpen] = useState(false);
  const panel = useId();
  const shared = useSiteAccess();
  return (
    <>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={panel}
        onClick={() => setIsOpen(!isOpen)}
        className="flex min-h-14 w-full flex-wrap items-start gap-x-3 gap-y-1 py-3.5 text-left focus-visible:outline-offset-[-2px] hover:text-accent sm:flex-nowrap"
      >
        <TypeIcon type={type} className="mt-px size-5.5" />
        <span className="min-w-0 flex-1">
          <span className="block font-medium break-words">{name}</span>
          <span className="block text-sm text-ink-faint">
            Редакция №&nbsp;{edition}, действует с&nbsp;{formatEffectiveDate(effectiveDate)}
            {publicId === null ? "; не\u00a0опубликован" : null}
          </span>
          {blanks > 0 ? (
            <span className="block text-sm text-warning">Осталось вписать: {blanks}</span>
          ) : null}
          <FoundNote item={item} />
        </span>
        <span className="flex items-center gap-3 max-sm:order-last max-sm:w-full max-sm:pl-9">
          <LineState state={state} seenAt={seenAt} />
        </span>
        <ChevronDown
          aria-hidden="true"
          strokeWidth={1.75}
          className={classNames(
            "mt-0.5 size-5 shrink-0 text-ink-faint transition-transform duration-150",
            isOpen && "rotate-180",
          )}
        />
      </button>
      {isOpen ? (
        <div id={panel} className="animate-appear max-w-2xl pb-6 sm:pl-8.5">
          {publicId !== null && address !== null ? (
            <Published item={{ ...item, publicId, address }} methods={methods} />
          ) : (
            <Publish item={item} />
          )}
          <div className="mt-4 flex flex-wrap items-center gap-x-3 gap-y-2">
            <DownloadMenu
              document={{ id: documentId, name, type }}
              plan={effectivePlan(user, shared)}
            />
            <span className="text-xs text-ink-faint">Если положите файл на сайт сами</span>
          </div>
        </div>
      ) : null}
    </>
  );
}

/** How it was seen, or what is wrong with it. */
function FoundNote({ item: { seen, fault } }: { item: InstallationItem }) {
  if (!seen) return null;
  const text =
    fault === "outdated"
      ? "На сайте прежняя редакция: замените текст"
      : fault === "changed"
        ? "Слова на сайте расходятся с редакцией: замените текст"
        : embedWayTexts[seen.way].label;
  return (
    <span
      className={`block text-sm break-words ${fault === null ? "text-ink-faint" : "text-warning"}`}
    >
      {typeset(text)}: {seen.page.replace(/^https?:\/\//, "")}
    </span>
  );
}

function Publish({ item: { documentId } }: { item: InstallationItem }) {
  const publishing = usePublishPaper(documentId);
  const isShared = useSiteAccess() !== undefined;
  const publish = async () => {
    try {
      await publishing.mutateAsync(true);
      void showMessage("success", { title: "Документ опубликован" });
    } catch {
      // Shown below.
    }
  };
  return (
    <>
      <p className="text-sm text-ink-soft">
        {unpublishedNote(isShared)}{" "}
        {typeset(
          "У опубликованного есть постоянный адрес и код для сайта. Снять с публикации можно в любой момент.",
        )}
      </p>
      {publishing.error ? (
        <Alert tone="danger" role="alert" className="mt-3">
          {getErrorMessage(publishing.error, "Не получилось. Попробуйте ещё раз.")}
        </Alert>
      ) : null}
      <RequireRight right="publish">
        <Button
          variant="secondary"
          className="mt-3"
          pending={publishing.isPending}
          onClick={() => void publish()}
        >
          Опубликовать
        </Button>
      </RequireRight>
    </>
  );
}

type PublishedProps = {
  item: InstallationItem & { publicId: string; address: string };
  methods: DocumentLineProps["methods"];
};

function Published({ item, methods }: PublishedProps) {
  const { documentId, address } = item;
  const closing = usePublishPaper(documentId);
  const [asksToClose, setAsksToClose] = useState(false);
  const close = async () => {
    try {
      await closing.mutateAsync(false);
      void showMessage("success", { title: "Документ снят с публикации" });
    } catch (error) {
      void showFailure("Снять с публикации не удалось", error);
    }
    setAsksToClose(false);
  };
  return (
    <>
      <p className="flex flex-wrap items-center gap-x-4 gap-y-1 text-sm">
        <a
          href={address}
          target="_blank"
          rel="noreferrer"
          className="inline-flex min-w-0 items-center gap-1.5 break-all text-accent"
        >
          <ExternalLink aria-hidden="true" strokeWidth={1.75} className="size-4 shrink-0" />
          {address.replace(/^https?:\/\//, "")}
        </a>
        <RequireRight right="publish" isSilent>
          <Button variant="quiet" size="sm" onClick={() => setAsksToClose(true)}>
            Снять с публикации
          </Button>
        </RequireRight>
      </p>
      <div className="mt-3">
        <EmbedPanel item={item} methods={methods} />
      </div>
      <ConfirmDialog
        open={asksToClose}
        onOpenChange={setAsksToClose}
        title="Снять с публикации?"
        description="Ссылки и рамки на сайте перестанут открываться, вставленный текст останется прежним. Если опубликовать снова, адрес не изменится."
        action="Снять с публикации"
        pending={closing.isPending}
        onConfirm={() => void close()}
      />
    </>
  );
}
