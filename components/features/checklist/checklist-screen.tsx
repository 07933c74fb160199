import { EvidenceProvider } from "@/components/features/checklist/evidence";
import { ItemEvidence } from "@/components/features/checklist/item-evidence";
import {
  ChecklistSummary,
  ItemCheckbox,
  SectionBadge,
  WhenRequiredDone,
} from "@/components/features/checklist/progress-parts";
import { CheckedOn } from "@/components/page-blocks/checked-on";
import { InlineText } from "@/components/page-blocks/inline-text";
import { listNorms } from "@/components/page-blocks/norms";
import { PageFrame } from "@/components/shell/page/page-frame";
import {
  type ChecklistItem,
  type ChecklistSection,
  checklist,
  checklistCheckedOn,
} from "@/content/checklist/items";
import { typeset } from "@/lib/russian/screen-typography";

/** Only what the browser needs: the texts stay in the HTML and are not sent a second time. */
const tickable = (items: readonly ChecklistItem[]) =>
  items.map(({ id, required }) => ({ id, required }));
const all = tickable(checklist.flatMap(({ items }) => items));

/** The checklist, at either of its addresses. */
export function ChecklistScreen({ path }: { path: "/important" | "/help/checklist" }) {
  return (
    <PageFrame
      path={path}
      {...(path === "/help/checklist" ? { parent: { href: "/help", label: "Помощь" } } : {})}
      title="Проверьте свой сайт по 152-ФЗ"
      lead="Восемь пунктов, каждый проверяется за две минуты без программиста. Шесть обязательны для любого сайта с формой. Отметки остаются в этом браузере, регистрация не нужна; если войти, они будут и в кабинете."
    >
      <p className="measure mb-8 text-ink-soft print:hidden">
        <InlineText>
          Часть пунктов видно снаружи: [проверьте сайт по адресу](/check), робот покажет, что не так
          и в каком месте.
        </InlineText>
      </p>
      <p className="hidden print:block">
        <span className="whitespace-nowrap">Сайт: ______________________________</span>{" "}
        <span className="whitespace-nowrap">Дата проверки: ______________</span>
      </p>
      <EvidenceProvider>
        <ChecklistSummary items={all} />
        <noscript>
          <p className="measure mt-3 text-sm text-ink-faint">
            {typeset("Без JavaScript отметки не сохраняются: распечатайте список.")}
          </p>
        </noscript>
        {checklist.map((section) => (
          <Section key={section.id} section={section} />
        ))}
        <WhenRequiredDone items={all}>
          <Compliance />
        </WhenRequiredDone>
      </EvidenceProvider>
      <BeyondTheList />
      <CheckedOn date={checklistCheckedOn} />
    </PageFrame>
  );
}

function Section({ section: { id, title, items } }: { section: ChecklistSection }) {
  return (
    <section aria-labelledby={id} className="mt-12">
      <div className="flex flex-wrap items-center gap-x-3.5 gap-y-1.5">
        <h2 id={id} className="text-xl">
          {title}
        </h2>
        <SectionBadge items={tickable(items)} />
      </div>
      <ul className="mt-5 border-t border-line">
        {items.map((item) => (
          <Item key={item.id} item={item} />
        ))}
      </ul>
    </section>
  );
}

function Item({
  item: { id, text, required, description, check, norms, help },
}: {
  item: ChecklistItem;
}) {
  return (
    <li
      id={id}
      className="grid gap-x-12 gap-y-4 border-b border-line py-6 lg:grid-cols-[minmax(0,6fr)_minmax(0,5fr)] print:block print:break-inside-avoid"
    >
      <div className="group flex gap-4">
        <ItemCheckbox id={id} />
        <div className="min-w-0">
          <h3 className="text-[1.0625rem] leading-snug font-medium">
            <label htmlFor={`done-${id}`} className="cursor-pointer">
              {typeset(text)}
            </label>
          </h3>
          <div id={`about-${id}`}>
            <p className="mt-1.5 text-xs text-ink-faint">
              {required ? "Обязательно" : "Если это есть на вашем сайте"}
              {" · "}
              {listNorms(norms)}
            </p>
            <p className="measure mt-2.5 text-ink-soft">{typeset(description)}</p>
            <ItemEvidence id={id} />
          </div>
        </div>
      </div>
      <div className="pl-10 lg:pl-0 print:mt-2 print:pl-10">
        <p className="text-xs text-ink-faint">Как проверить за две минуты</p>
        <ol className="measure mt-1.5 list-decimal space-y-1.5 pl-5 text-ink-soft marker:text-ink-faint">
          {check.map((step) => (
            <li key={step}>{typeset(step)}</li>
          ))}
        </ol>
        <p className="measure mt-3 print:hidden">
          <InlineText>{help}</InlineText>
        </p>
      </div>
    </li>
  );
}

function Compliance() {
  return (
    <section
      aria-labelledby="compliance"
      className="mt-12 rounded-lg border border-success/40 bg-success-wash p-6 sm:p-8"
    >
      <h2 id="compliance" className="text-xl">
        {typeset("152-ФЗ: обязательное на сайте отмечено")}
      </h2>
      <p className="measure mt-3">
        {typeset(
          "Вы отметили все обязательные пункты списка. Это ваша собственная проверка, а не заключение о том, что нарушений нет.",
        )}
      </p>
      <p className="measure mt-3">
        <InlineText>
          Дальше — то, чего на сайте не видно: [уведомление Роскомнадзора](/roskomnadzor),
          внутренние документы, договоры с теми, кому вы передаёте данные. Повторите проверку, когда
          на сайте появится новая форма или счётчик.
        </InlineText>
      </p>
    </section>
  );
}

const beyond = [
  "Уведомление Роскомнадзора подают до начала обработки, и обычный сайт от него не освобождён. [Кто и как уведомляет](/roskomnadzor).",
  "Данные граждан России записывают и хранят в базах на территории России. Спросите хостинг и CRM, где стоят серверы.",
  "Если на сайте были кнопки или ссылки Facebook и Instagram, проверьте, что их не осталось даже в старых публикациях. [Что об этом говорит закон](/social-disclaimer).",
];

function BeyondTheList() {
  return (
    <section aria-labelledby="beyond" className="mt-12">
      <h2 id="beyond" className="text-xl">
        Чего в списке нет
      </h2>
      <ul className="measure mt-4 list-disc space-y-2 pl-5 text-ink-soft marker:text-ink-faint">
        {beyond.map((text) => (
          <li key={text}>
            <InlineText>{text}</InlineText>
          </li>
        ))}
      </ul>
    </section>
  );
}
