import { LandingSection } from "@/components/pages/landing/landing-section";
import { typeset } from "@/lib/russian/screen-typography";

const steps = [
  {
    title: "Вы отвечаете на вопросы",
    text: "Кто владелец, что собирает сайт, кому это передаёт. У каждого вопроса есть пример и объяснение, зачем он нужен. Необязательное можно пропустить.",
  },
  {
    title: "Документ растёт рядом",
    text: "Ответ сразу появляется в тексте и отмечен цветом. Чего не хватает, видно: «[указать: адрес]», и ничего не пропадает молча.",
  },
  {
    title: "Вы публикуете готовый текст",
    text: "Скопируйте его на страницу сайта или скачайте файлом. Мы напомним, куда поставить ссылку и что ещё понадобится.",
  },
];

export function HowItWorks() {
  return (
    <LandingSection id="how" number={3} title="Как это работает">
      <ol className="grid gap-x-10 gap-y-8 md:grid-cols-3">
        {steps.map(({ title, text }, index) => (
          <li key={title}>
            <p className="font-serif text-sm text-ink-faint tabular-nums">3.{index + 1}</p>
            <h3 className="mt-1.5 text-[1.0625rem]">{title}</h3>
            <p className="mt-2 text-ink-soft">{typeset(text)}</p>
          </li>
        ))}
      </ol>
    </LandingSection>
  );
}
