"use client";

import { useEffect, useState } from "react";
import { showFailure } from "@/components/shell/messages/show-failure";
import { Button } from "@/components/ui/button";
import { Skeleton } from "@/components/ui/skeleton";
import { qrFormats } from "@/lib/features/documents/export/formats";
import { useDownloadQrCode, useQrCode } from "@/lib/features/documents/publication/client";
import type { DocumentDetails } from "@/lib/features/documents/record/responses";

type QrCodeProps = { document: Pick<DocumentDetails, "id" | "name">; address: string };

/** The QR code of the public page, to view and to print. */
export function QrCode({ document, address }: QrCodeProps) {
  const { data, error } = useQrCode(document.id, address);
  const [picture, setPicture] = useState<string | null>(null);
  const saving = useDownloadQrCode(document, {
    onError: (failure) =>
      void showFailure("Ошибка скачивания", failure, "Не удалось скачать QR-код"),
  });
  useEffect(() => {
    if (!data) return;
    const url = URL.createObjectURL(data);
    setPicture(url);
    return () => URL.revokeObjectURL(url);
  }, [data]);

  return (
    <div className="mt-3 flex items-center gap-4">
      {picture ? (
        // biome-ignore lint/performance/noImgElement: a picture made on the spot has nothing to optimise
        <img
          src={picture}
          alt="QR-код адреса страницы"
          className="size-28 rounded-sm border border-line bg-[white] p-1"
        />
      ) : error ? (
        <p className="text-sm text-ink-soft">QR-код не загрузился.</p>
      ) : (
        <Skeleton className="size-28" />
      )}
      <div className="flex flex-col items-start gap-2">
        {qrFormats.map((format) => (
          <Button
            key={format}
            variant="secondary"
            size="sm"
            pending={saving.isPending && saving.variables === format}
            onClick={() => saving.mutate(format)}
          >
            QR в {format.toUpperCase()}
          </Button>
        ))}
      </div>
    </div>
  );
}
