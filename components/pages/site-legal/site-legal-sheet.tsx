import {
  assembleSiteConsent,
  assembleSiteLegal,
} from "@/components/pages/site-legal/assemble-site-legal";
import { Alert } from "@/components/ui/alert";
import type { SiteConsent } from "@/content/site-legal/consent-places";
import { type SiteLegalType, siteOperator } from "@/content/site-legal/documents";
import type { DocumentTree } from "@/lib/engine/tree/document";
import { writeHtml } from "@/lib/engine/writers/html";
import { typeset } from "@/lib/russian/screen-typography";

/** A complete legal document of this site, as a customer would publish it. */
export async function SiteLegalSheet({ type }: { type: SiteLegalType }) {
  return <Sheet tree={await assembleSiteLegal(type, siteOperator())} />;
}

/** One of the consents that our forms link to. */
export async function SiteConsentSheet({ consent }: { consent: SiteConsent }) {
  return <Sheet tree={await assembleSiteConsent(consent, siteOperator())} />;
}

function Sheet({ tree }: { tree: DocumentTree }) {
  return (
    <>
      {siteOperator().operator.name ? null : (
        <Alert
          tone="warning"
          title="Владелец сайта ещё не указан"
          className="mb-6 max-w-4xl print:hidden"
        >
          {typeset(
            "Там, где должны стоять его имя, адрес и контакты, в тексте оставлены отмеченные места.",
          )}
        </Alert>
      )}
      <article
        lang="ru"
        aria-label={tree.title}
        className="document max-w-4xl rounded-sm border border-line bg-sheet p-5 text-base shadow-sheet sm:p-12 print:border-0 print:p-0"
        // The writer escapes all text by construction (lib/engine/writers/html/element.ts).
        // biome-ignore lint/security/noDangerouslySetInnerHtml: see above
        dangerouslySetInnerHTML={{ __html: writeHtml(tree, { titleLevel: 2, idPrefix: "text-" }) }}
      />
    </>
  );
}
