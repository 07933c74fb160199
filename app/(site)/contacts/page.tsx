import { ContactMethods, ServiceInfo } from "@/components/features/feedback/contact-methods";
import { InlineText } from "@/components/page-blocks/inline-text";
import { PageSection } from "@/components/page-blocks/page-section";
import { PassageList } from "@/components/page-blocks/passage-list";
import { PageFrame } from "@/components/shell/page/page-frame";
import {
  contactQuestions,
  contactWays,
  noContactsNote,
  responseTime,
} from "@/content/pages/contacts";
import { pageMetadata } from "@/lib/features/seo/page-metadata";
import { contactsForPage } from "@/lib/features/settings/for-pages";

export const generateMetadata = () =>
  pageMetadata({
    path: "/contacts",
    title: "Контакты",
    description:
      "Как написать в поддержку, когда ответят, кто владелец сервиса и куда отправить запрос о персональных данных.",
  });

export default async function ContactsPage() {
  const contacts = await contactsForPage();
  const methods = contactWays(contacts);
  const lead =
    methods.length > 0
      ? `Напишите так, как вам удобнее. ${responseTime} ${contacts.hours}.`
      : "Почта и мессенджер здесь пока не указаны.";
  return (
    <PageFrame path="/contacts" title="Контакты" lead={lead}>
      {methods.length > 0 ? (
        <ContactMethods methods={methods} />
      ) : (
        <p className="measure mb-12 rounded-lg border border-line bg-sheet p-5">
          <InlineText>{noContactsNote}</InlineText>
        </p>
      )}
      <PageSection id="questions" title="Прежде чем писать">
        <PassageList passages={contactQuestions} />
      </PageSection>
      <PageSection id="service" title="О сервисе">
        <ServiceInfo hours={methods.length > 0 ? contacts.hours : null} />
      </PageSection>
    </PageFrame>
  );
}
