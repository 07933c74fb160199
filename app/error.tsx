"use client";

import Link from "next/link";
import { PageError } from "@/components/shell/page/page-error";
import { buttonVariants } from "@/components/ui/button-variants";

/** The error page: what happened, that nothing is lost, and what to do. */
export default function RootError({ error, retry }: { error: unknown; retry: () => void }) {
  return (
    <div className="page-column py-20">
      <PageError
        title="Страница не открылась"
        note="На сайте произошла ошибка. Созданные документы хранятся на сервере, а начатый — в этом браузере: они не пропали."
        error={error}
        onRetry={retry}
      >
        <Link href="/" className={buttonVariants({ variant: "secondary" })}>
          На главную
        </Link>
      </PageError>
    </div>
  );
}
