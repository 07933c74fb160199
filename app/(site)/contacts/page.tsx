import { ContactWays, ServiceInfo } from "@/components/contacts/contact-ways";
import { PageSection } from "@/components/info/page-section";
import { PassageList } from "@/components/info/passage-list";
import { PageFrame } from "@/components/shell/page-frame";
import { answerTime, contactQuestions, contactWays } from "@/content/contacts";
import { site } from "@/content/site";
import { pageMetadata } from "@/lib/seo/page-metadata";

const ways = contactWays(site.contacts);

export const metadata = pageMetadata({
  path: "/contacts",
  title: "Контакты",
  description:
    "Как написать в поддержку, когда ответят, кто владелец сервиса и куда отправить запрос о персональных данных.",
});

export default function ContactsPage() {
  const lead =
    ways.length > 0
      ? `Напишите так, как вам удобнее. ${answerTime} ${site.contacts.hours}.`
      : "Владелец этого экземпляра сервиса контактов пока не указал. Ответы на частые вопросы — ниже и в разделе «Помощь».";
  return (
    <PageFrame path="/contacts" title="Контакты" lead={lead}>
      {ways.length > 0 ? <ContactWays ways={ways} /> : null}
      <PageSection id="questions" title="Прежде чем писать">
        <PassageList passages={contactQuestions} />
      </PageSection>
      <PageSection id="service" title="О сервисе">
        <ServiceInfo />
      </PageSection>
    </PageFrame>
  );
}
