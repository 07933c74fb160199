"use client";

import Link from "next/link";
import { PageError } from "@/components/shell/page/page-error";
import { buttonVariants } from "@/components/ui/button-variants";

/** Error page of one screen of the cabinet: what the others have fetched stays in the browser. */
export default function AccountError({ error, retry }: { error: unknown; retry: () => void }) {
  return (
    <div className="page-column py-20">
      <PageError
        title="Раздел не открылся"
        note="В разделе произошла ошибка. Созданные документы хранятся на сервере, а начатый — в этом браузере: они не пропали."
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
