"use client";

import { PageError } from "@/components/shell/page/page-error";
import { SiteFrame } from "@/components/shell/site-frame/site-frame";

/** Error page of one screen of a site. The way back leads out of the site: its own page may be the broken one. */
export default function SiteError({ error, retry }: { error: unknown; retry: () => void }) {
  return (
    <SiteFrame back={{ href: "/sites", label: "Мои сайты" }}>
      <PageError
        title="Раздел сайта не открылся"
        note="В разделе произошла ошибка. Сведения о сайте и его документы хранятся на сервере и не пропали."
        error={error}
        onRetry={retry}
      />
    </SiteFrame>
  );
}
