import { ContactWays, ServiceInfo } from "@/components/contacts/contact-ways";
import { PageSection } from "@/components/info/page-section";
import { PassageList } from "@/components/info/passage-list";
import { Words } from "@/components/info/words";
import { PageFrame } from "@/components/shell/page-frame";
import { answerTime, contactQuestions, contactWays, withoutContacts } from "@/content/contacts";
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
      : "Владелец этого экземпляра сервиса пока не указал ни почты, ни мессенджера.";
  return (
    <PageFrame path="/contacts" title="Контакты" lead={lead}>
      {ways.length > 0 ? (
        <ContactWays ways={ways} />
      ) : (
        <p className="measure mb-12 rounded-lg border border-line bg-sheet p-5">
          <Words>{withoutContacts}</Words>
        </p>
      )}
      <PageSection id="questions" title="Прежде чем писать">
        <PassageList passages={contactQuestions} />
      </PageSection>
      <PageSection id="service" title="О сервисе">
        <ServiceInfo isReachable={ways.length > 0} />
      </PageSection>
    </PageFrame>
  );
}
