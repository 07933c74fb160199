"use client";

import { PageError } from "@/components/shell/page/page-error";

/** In the place of a part of the panel that broke: the list of its parts stays beside it. */
export default function AdminError({ reset }: { error: Error; reset: () => void }) {
  return (
    <PageError
      title="Раздел не открылся"
      note="В панели произошла ошибка. Сохранённое не пропало, остальные разделы работают. Если ещё одна попытка не поможет, обновите страницу."
      onRetry={reset}
    />
  );
}
