"use client";

import { Check, Copy, Crown, Download } from "lucide-react";
import Link from "next/link";
import type { ReactNode } from "react";
import { useSending } from "@/components/forms/use-sending";
import { showFailure } from "@/components/shell/messages/show-failure";
import { showMessage } from "@/components/shell/messages/show-message";
import { QuietLink } from "@/components/shell/quiet-link";
import { useCopy } from "@/components/shell/use-copy";
import { buttonVariants } from "@/components/ui/button-variants";
import { Spinner } from "@/components/ui/spinner";
import type { DocumentType } from "@/lib/engine/questions/vocabulary/options";
import { useCurrentUser } from "@/lib/features/accounts/visitor-context";
import type { DocumentFormat } from "@/lib/features/documents/export/formats";
import { downloadExample, fetchExample } from "@/lib/features/examples/client";
import { isPaid } from "@/lib/platform/auth/roles";

/** Copying on every plan; PDF and DOCX by plan, with the required plan if not included. */
export function ExampleActions({ type, children }: { type: DocumentType; children?: ReactNode }) {
  const { user, isLoading } = useCurrentUser();
  const { isCopied, copy } = useCopy();
  const mayHave = user !== null && isPaid(user);

  const prepare = () => void fetchExample(type).catch(() => undefined);
  const copyText = async () => {
    try {
      await copy((await fetchExample(type)).text);
    } catch (error) {
      void showFailure("Ошибка", error, "Содержимое документа не найдено");
    }
  };

  return (
    <div data-print="hide">
      <div className="flex flex-wrap gap-2">
        {children}
        <button
          type="button"
          onPointerEnter={prepare}
          onFocus={prepare}
          onClick={() => void copyText()}
          className={buttonVariants({ variant: "secondary" })}
        >
          {isCopied ? (
            <Check aria-hidden="true" strokeWidth={1.75} />
          ) : (
            <Copy aria-hidden="true" strokeWidth={1.75} />
          )}
          <span aria-live="polite">{isCopied ? "Скопировано!" : "Копировать"}</span>
        </button>
        {(["pdf", "docx"] as const).map((format) => (
          <FileButton key={format} type={type} format={format} mayHave={mayHave} />
        ))}
      </div>
      {isLoading || mayHave ? null : (
        <p id={`files-of-${type}`} className="mt-2.5 text-sm text-ink-faint">
          PDF и DOCX доступны на плане{" "}
          <Link href="/premium" className="text-accent underline">
            «Премиум»
          </Link>
          .
          {user ? null : (
            <>
              {" "}
              <QuietLink href={`/login?next=/examples/${type}`} className="text-accent underline">
                Войти
              </QuietLink>{" "}
              или{" "}
              <QuietLink href="/register" className="text-accent underline">
                зарегистрироваться
              </QuietLink>
            </>
          )}
        </p>
      )}
    </div>
  );
}

type FileButtonProps = { type: DocumentType; format: DocumentFormat; mayHave: boolean };

function FileButton({ type, format, mayHave }: FileButtonProps) {
  const { isPending, run } = useSending(async () => {
    try {
      await downloadExample(type, format);
      void showMessage("success", { title: "Файл скачан!" });
    } catch (error) {
      void showFailure("Ошибка скачивания", error, "Не удалось скачать файл");
    }
  });
  return (
    <button
      type="button"
      disabled={!mayHave}
      // Not disabled: the focus would be lost while the file is being written.
      aria-disabled={isPending || undefined}
      aria-busy={isPending || undefined}
      aria-describedby={mayHave ? undefined : `files-of-${type}`}
      aria-label={`Скачать ${format.toUpperCase()}`}
      onClick={() => void run()}
      className={buttonVariants({ variant: "secondary" })}
    >
      {isPending ? (
        <Spinner className="size-4" />
      ) : mayHave ? (
        <Download aria-hidden="true" strokeWidth={1.75} />
      ) : (
        <Crown aria-hidden="true" strokeWidth={1.75} className="text-gold" />
      )}
      {format.toUpperCase()}
    </button>
  );
}
