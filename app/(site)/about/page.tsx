import Link from "next/link";
import type { ReactNode } from "react";
import { Passages } from "@/components/page-blocks/passages";
import { PageFrame } from "@/components/shell/page/page-frame";
import { Button } from "@/components/ui/button";
import { onlyBuilt } from "@/content/navigation";
import { howItIsChecked, howItIsMade, limitations, noTrackingNote } from "@/content/pages/about";
import { registrationName } from "@/content/pages/contacts";
import { proofSentences } from "@/content/pages/law-proof";
import { site } from "@/content/site";
import { getLawCoverage } from "@/lib/features/law-watch/law-coverage";
import { pageMetadata } from "@/lib/features/seo/page-metadata";
import { contactsForPage } from "@/lib/features/settings/for-pages";
import { typeset } from "@/lib/russian/screen-typography";

export const generateMetadata = () =>
  pageMetadata({
    path: "/about",
    title: "О сервисе",
    description: `Кто ведёт «${site.name}», как документ составляется и проверяется и чего мы не делаем.`,
  });

const further = onlyBuilt([
  { href: "/contacts", label: "Контакты" },
  { href: "/feedback", label: "Обратная связь" },
  { href: "/privacy", label: "Наша политика обработки данных" },
  { href: "/disclaimer", label: "Отказ от ответственности" },
]);

export default async function AboutPage() {
  const checking = [...howItIsChecked, ...proofSentences(await getLawCoverage())];
  return (
    <PageFrame
      path="/about"
      title="О сервисе"
      lead={`«${site.name}» составляет правовые документы для сайтов. Владелец отвечает на вопросы простыми словами и получает текст, у каждого пункта которого названа статья закона.`}
    >
      <div className="space-y-14">
        <Part id="who" title="Кто мы">
          <Operator />
        </Part>
        <Part id="making" title="Как делается документ">
          <Passages passages={howItIsMade} />
        </Part>
        <Part id="checking" title="Как он проверяется">
          <div className="measure space-y-3 text-ink-soft">
            {checking.map((paragraph) => (
              <p key={paragraph}>{typeset(paragraph)}</p>
            ))}
          </div>
        </Part>
        <Part id="not-doing" title="Чего мы не делаем">
          <Passages passages={limitations} />
          <p className="measure mt-5 text-ink-soft">{typeset(noTrackingNote)}</p>
        </Part>
        <Part id="mistake" title="Нашли ошибку?">
          <p className="measure text-ink-soft">
            {typeset(
              "Напишите нам документ, пункт и норму: ошибка в шаблоне касается всех, и мы исправим её для всех. То, что уже опубликовано, останется как есть; исправленный текст вы получите, создав новую редакцию.",
            )}
          </p>
          <p className="mt-4 flex flex-wrap gap-x-6 gap-y-2">
            {further.map(({ href, label }) => (
              <Link key={href} href={href} className="text-accent">
                {label}
              </Link>
            ))}
          </p>
          <div className="mt-8">
            <Button asChild>
              <Link href="/generator">Выбрать документ</Link>
            </Button>
          </div>
        </Part>
      </div>
    </PageFrame>
  );
}

function Part({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="mb-5 text-2xl">
        {title}
      </h2>
      {children}
    </section>
  );
}

/** Who runs the service: only the details that its operator has filled in. */
async function Operator() {
  const { operator } = site;
  const contacts = await contactsForPage();
  if (!operator.name) {
    return (
      <p className="measure text-ink-soft">
        {typeset(
          "Кто ведёт этот сайт, здесь пока не написано. До тех пор не оставляйте здесь ничего, чего не доверили бы незнакомцу: попробовать форму и посмотреть документ можно без регистрации.",
        )}
      </p>
    );
  }
  const details = [
    ["ИНН", operator.inn],
    [registrationName(operator.ogrn), operator.ogrn],
    ["Адрес", operator.address],
    ["Электронная почта", contacts.email],
    ["Телефон", contacts.phone],
  ].filter(([, value]) => value !== null);
  return (
    <>
      <p className="measure text-ink-soft">Сервис ведёт {operator.name}.</p>
      <dl className="mt-4 space-y-1.5">
        {details.map(([name, value]) => (
          <div key={name} className="flex flex-wrap gap-x-3">
            <dt className="text-ink-faint">{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-4 text-ink-soft">{contacts.hours}.</p>
    </>
  );
}
