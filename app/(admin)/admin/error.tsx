"use client";

import { PageError } from "@/components/shell/page/page-error";

/** Error page of one part of the panel; the navigation stays beside it. */
export default function AdminError({ error, retry }: { error: unknown; retry: () => void }) {
  return (
    <PageError
      title="Раздел не открылся"
      note="В панели произошла ошибка. Сохранённое хранится на сервере и не пропало. Попробуйте ещё раз, откройте другой раздел или обновите страницу."
      error={error}
      onRetry={retry}
    />
  );
}
