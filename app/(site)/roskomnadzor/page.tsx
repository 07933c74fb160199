import {
  Addresses,
  CommonMistakes,
  Deadlines,
  Fines,
  Preparations,
  Questions,
  Steps,
} from "@/components/features/regulator-notification/notification-sections";
import { CheckedOn } from "@/components/page-blocks/checked-on";
import { Contents } from "@/components/page-blocks/contents";
import { PageSection } from "@/components/page-blocks/page-section";
import { PassageList } from "@/components/page-blocks/passage-list";
import { PageFrame } from "@/components/shell/page/page-frame";
import { StructuredData } from "@/components/shell/page/structured-data";
import {
  exemptPassages,
  notifierPassages,
  questions,
  regulatorCheckedOn,
} from "@/content/regulator-notification/public-page";
import { pageMetadata } from "@/lib/features/seo/page-metadata";
import { faqData } from "@/lib/features/seo/structured-data";

const title = "Уведомление Роскомнадзора об обработке персональных данных";

export const generateMetadata = () =>
  pageMetadata({
    path: "/roskomnadzor",
    title,
    description:
      "Кто обязан уведомить Роскомнадзор, в какой срок, как заполнить форму и что писать в каждой строке. Штрафы с 30 мая 2025 года и частые ошибки.",
  });

const contents = [
  { id: "who", title: "Кто уведомляет" },
  { id: "when", title: "Сроки" },
  { id: "how", title: "Как подать" },
  { id: "prepare", title: "Что подготовить" },
  { id: "fines", title: "Штрафы" },
  { id: "mistakes", title: "Частые ошибки" },
  { id: "questions", title: "Вопросы" },
  { id: "addresses", title: "Адреса" },
];

export default function RoskomnadzorPage() {
  return (
    <PageFrame
      path="/roskomnadzor"
      title={title}
      lead="Если на сайте есть форма, личный кабинет или подписка, уведомите Роскомнадзор до того, как начнёте собирать данные. Это бесплатно. Исключений для обычного сайта закон не оставил."
    >
      <Contents sections={contents} />
      <PageSection id="who" title="Кто уведомляет">
        <PassageList passages={notifierPassages} />
        <h3 className="mt-8 mb-4 text-lg">Кому уведомлять не нужно</h3>
        <PassageList passages={exemptPassages} />
      </PageSection>
      <PageSection id="when" title="Когда и о чём сообщают">
        <Deadlines />
      </PageSection>
      <PageSection
        id="how"
        title="Как подать уведомление"
        lead="Пять шагов. Если политика уже есть, форма заполняется по ней."
      >
        <Steps />
      </PageSection>
      <PageSection
        id="prepare"
        title="Что подготовить"
        lead="Почти всё уже сказано в вашей политике. В [политике, составленной у нас](/generator?type=privacy), для каждой цели есть те же сведения, что спрашивает форма."
      >
        <Preparations />
      </PageSection>
      <PageSection
        id="fines"
        title="Сколько стоит не уведомить"
        lead="С 30 мая 2025 года за это есть отдельный штраф."
      >
        <Fines />
      </PageSection>
      <PageSection id="mistakes" title="Частые ошибки">
        <CommonMistakes />
      </PageSection>
      <PageSection id="questions" title="Вопросы">
        <Questions />
      </PageSection>
      <PageSection id="addresses" title="Адреса">
        <Addresses />
      </PageSection>
      <CheckedOn
        date={regulatorCheckedOn}
        note="по тексту закона о персональных данных; суммы штрафов — по публикациям в юридической прессе."
      />
      <StructuredData data={faqData(questions)} />
    </PageFrame>
  );
}
