import type { ReactNode } from "react";

/** A sheet of a privacy policy for a made-up shop, with the norms in its margin. */
export function HeroSheet() {
  return (
    <figure className="relative">
      <figcaption className="sr-only">
        Отрывок политики обработки персональных данных вымышленного интернет-магазина
      </figcaption>
      <div className="relative rounded-sm border border-line bg-sheet px-5 py-7 shadow-sheet sm:px-9 sm:py-10">
        <Body />
      </div>
    </figure>
  );
}

function Value({ children }: { children: string }) {
  return (
    <span className="rounded-[2px] bg-[var(--mark-value)] box-decoration-clone px-0.5">
      {children}
    </span>
  );
}

function Clause({
  number,
  place,
  children,
}: {
  number: string;
  place: string;
  children: ReactNode;
}) {
  return (
    <div className="grid grid-cols-[2.4em_minmax(0,1fr)] sm:grid-cols-[2.4em_minmax(0,1fr)_5.5rem] sm:gap-x-2">
      <span className="tabular-nums">{number}</span>
      <p>{children}</p>
      <p className="col-start-2 mt-1 font-sans text-2xs text-accent sm:col-start-3 sm:mt-1 sm:border-l sm:border-accent/40 sm:pl-2.5 sm:text-right sm:[border-left:0]">
        152-ФЗ <br className="max-sm:hidden" />
        {place}
      </p>
    </div>
  );
}

function Body() {
  return (
    <div lang="ru" className="document space-y-3.5">
      <p className="text-center text-[1.0625rem] leading-snug font-bold text-balance">
        Политика обработки персональных данных
      </p>
      <p className="text-center text-xs text-ink-soft">
        сайт romashka-shop.ru, редакция от 21&nbsp;ноября 2026&nbsp;г.
      </p>
      <p className="pt-2 font-bold">3. Цели, данные и сроки</p>
      <Clause number="3.1." place="ст. 5 ч. 2">
        <Value>ООО «Ромашка»</Value> обрабатывает персональные данные только для целей, названных в
        этом разделе.
      </Clause>
      <Clause number="3.2." place="ст. 6 ч. 1 п. 5">
        Цель: <Value>оформление и исполнение заказов</Value>. Данные: фамилия, имя, отчество, номер
        телефона, адрес доставки. Основание: договор с покупателем.
      </Clause>
      <Clause number="3.3." place="ст. 5 ч. 7">
        Данные хранятся <Value>3 года</Value> со дня исполнения последнего заказа, затем
        уничтожаются.
      </Clause>
      <Clause number="3.4." place="ст. 9 ч. 2">
        Согласие можно отозвать письмом на <Value>privacy@romashka-shop.ru</Value>.
      </Clause>
    </div>
  );
}
