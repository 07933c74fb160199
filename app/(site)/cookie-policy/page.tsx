import { InlineText } from "@/components/page-blocks/inline-text";
import { PageSection } from "@/components/page-blocks/page-section";
import { CookieChoice } from "@/components/pages/site-legal/cookie-choice";
import { CookieKinds, StoredEntries } from "@/components/pages/site-legal/cookie-tables";
import { SiteLegalSheet } from "@/components/pages/site-legal/site-legal-sheet";
import { PageFrame } from "@/components/shell/page/page-frame";
import { pageMetadata } from "@/lib/features/seo/page-metadata";

const title = "Политика cookie";

export const generateMetadata = () =>
  pageMetadata({
    path: "/cookie-policy",
    title,
    description:
      "Что этот сайт сохраняет в вашем браузере, для чего и до каких пор. Здесь же можно изменить ответ о файлах cookie.",
  });

export default function CookiePolicyPage() {
  return (
    <PageFrame
      path="/cookie-policy"
      title={title}
      lead="Сайт сохраняет в браузере только то, без чего не работает вход и не запоминается ваш выбор. Счётчиков, рекламы и чужих сервисов на нём нет."
    >
      <PageSection
        id="choice"
        title="Изменить выбор"
        lead="Ответ хранится в этом браузере. Работа сайта от него сейчас не зависит: отключать нечего. Если появятся файлы, которым нужно ваше согласие, мы спросим снова."
      >
        <div className="max-w-2xl">
          <CookieChoice />
        </div>
      </PageSection>
      <PageSection
        id="kinds"
        title="Какие бывают файлы cookie и какие есть здесь"
        lead="Срок — предельный, для файлов cookie. У записей локального хранилища срока нет: до каких пор живёт каждая, сказано ниже."
      >
        <CookieKinds />
      </PageSection>
      <PageSection
        id="entries"
        title="Всё, что сохраняется, поимённо"
        lead="Это же видно в самом браузере: инструменты разработчика (F12), раздел «Приложение» или «Хранилище»."
      >
        <StoredEntries />
      </PageSection>
      <PageSection
        id="services"
        title="Сторонние сервисы"
        lead="Не подключены. Страницы загружают шрифты, картинки и программы только с этого сайта, поэтому чужих файлов cookie здесь не бывает. Ссылки на другие сайты отмечены стрелкой; что сохраняет другой сайт, решает он сам."
      >
        <p className="measure text-ink-soft">
          <InlineText>
            Смежные документы: [политика обработки персональных данных](/privacy), [пользовательское
            соглашение](/terms). Задать вопрос: [контакты](/contacts).
          </InlineText>
        </p>
      </PageSection>
      <section aria-label="Полный текст" className="mt-14">
        <SiteLegalSheet type="cookie" />
      </section>
    </PageFrame>
  );
}
