import { LandingSection } from "@/components/pages/landing/landing-section";
import { typeset } from "@/lib/russian/screen-typography";

const reasons = [
  {
    claim: "У каждого пункта — норма",
    proof:
      "Пункт без ссылки на закон не проходит нашу проверку. Рядом с законом записано, в какой редакции и когда его сверяли.",
  },
  {
    claim: "Документ собран из ваших ответов",
    proof:
      "Цели, данные, основания и сроки выводятся из ответов для каждой цели отдельно, как требует статья 18.1 закона № 152-ФЗ, а не берутся из общего образца.",
  },
  {
    claim: "Готовый документ не меняется сам",
    proof:
      "То, что вы опубликовали, хранится слово в слово. Новая редакция появляется, только когда её создаёте вы.",
  },
  {
    claim: "Ваши данные остаются здесь",
    proof:
      "На сайте нет чужих счётчиков, шрифтов и скриптов. Черновик лежит в вашем браузере, пока вы сами не создадите документ.",
  },
];

export function WhyTrust() {
  return (
    <LandingSection id="trust" number={5} title="Почему этому тексту можно верить">
      <dl className="border-t border-line">
        {reasons.map(({ claim, proof }) => (
          <div
            key={claim}
            className="gap-x-8 border-b border-line py-5 md:grid md:grid-cols-[minmax(0,20rem)_minmax(0,1fr)]"
          >
            <dt className="text-[1.0625rem] font-semibold">{claim}</dt>
            <dd className="measure mt-1 text-ink-soft md:mt-0">{typeset(proof)}</dd>
          </div>
        ))}
      </dl>
      <p className="measure mt-6 text-sm text-ink-faint">
        Мы не заменяем юриста: если у вас необычный случай — медицина, дети, передача данных за
        границу, — покажите документ специалисту.
      </p>
    </LandingSection>
  );
}
