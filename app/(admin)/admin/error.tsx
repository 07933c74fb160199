"use client";

import { PageError } from "@/components/shell/page/page-error";

/** In the place of a part of the panel that broke: the list of its parts stays beside it. */
export default function AdminError({ reset }: { error: Error; reset: () => void }) {
  return (
    <PageError
      title="Раздел не открылся"
      note="В панели произошла ошибка. Сохранённое хранится на сервере и не пропало. Попробуйте ещё раз, откройте другой раздел или обновите страницу."
      onRetry={reset}
    />
  );
}
