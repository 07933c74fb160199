"use client";

import { type ReactNode, useEffect } from "react";
import { BankRequisites } from "@/components/features/admin/settings/bank-requisites";
import { ContactsForm } from "@/components/features/admin/settings/contacts-form";
import { EnforcedPlansForm } from "@/components/features/admin/settings/enforced-plans-form";
import { MailDelivery } from "@/components/features/admin/settings/mail-delivery";
import { OperatorForm } from "@/components/features/admin/settings/operator-form";
import { PlanEditor } from "@/components/features/admin/settings/plan-editor";
import { TelegramCard } from "@/components/features/telegram/telegram-card";
import { Loading, QueryStates } from "@/components/ui/fetched/query-states";
import { Skeleton } from "@/components/ui/skeleton";
import { planCatalogue } from "@/content/plans/plans";
import { isEnforced } from "@/lib/features/settings/catalogue";
import { useSettings } from "@/lib/features/settings/client";
import type { Settings } from "@/lib/features/settings/responses";
import { typeset } from "@/lib/russian/screen-typography";

/** `/admin/settings`: plans, price pages, contacts of the operator. */
export function SettingsAdmin() {
  return (
    <>
      <h1 className="text-3xl">Настройки сайта</h1>
      <QueryStates
        query={useSettings()}
        loading={
          <Loading label="Загружаем настройки" className="mt-6">
            <Skeleton className="h-40 w-full" />
          </Loading>
        }
        failure="Не удалось загрузить настройки"
        className="mt-6"
      >
        {(settings) => <Sections settings={settings} />}
      </QueryStates>
    </>
  );
}

function Sections({ settings }: { settings: Settings }) {
  // The browser looked for the target of the hash before it was rendered.
  useEffect(() => {
    const { hash } = window.location;
    if (hash) document.getElementById(hash.slice(1))?.scrollIntoView();
  }, []);
  return (
    <div className="mt-8">
      <Section
        id="operator"
        title="Кто ведёт сервис"
        note="По этим сведениям посетитель понимает, кому доверяет данные. Чего нет, то нигде не показывается, а в нашей политике остаётся пустым местом."
      >
        <OperatorForm settings={settings} />
      </Section>
      <Section
        id="contacts"
        title="Контакты"
        note="Стоят в подвале, на «Контактах» и в письмах. Пустого нигде не видно."
      >
        <ContactsForm settings={settings} />
      </Section>
      <Section
        title="Планы пользователей"
        note="Лимит действует для тех, кто получит план после сохранения: у остальных он остаётся. Название и лимит одни во всех прайс-листах, здесь они и пишутся. Лимит −1 — без ограничения."
      >
        <EnforcedPlansForm settings={settings} />
      </Section>
      <Section
        title="Страница /pricing"
        note="Что можно получить по заявке. Название и лимит бесплатного плана берутся из планов пользователей. План, который не предлагаете, на странице не виден."
      >
        <Plans list="announced" settings={settings} />
      </Section>
      <Section
        title="Страница /premium и кабинет"
        note="Что можно оплатить, а без оплаты на сайте — получить по заявке. Название и лимит берутся из планов пользователей. План, который не предлагаете, на странице не виден."
      >
        <Plans list="cabinet" settings={settings} />
      </Section>
      <Section
        title="Счета организациям"
        note="Пока реквизиты не заполнены, счета не предлагаем. Название, ИНН и адрес продавца берутся из сведений о владельце сайта. Уже выставленные счета остаются прежними."
      >
        <BankRequisites />
      </Section>
      <Section
        id="mail"
        title="Почта"
        note="Подтверждение адреса, новый пароль, ответы на обращения. Сервер задают при установке, здесь видно, какой он."
      >
        <MailDelivery />
      </Section>
      <Section
        title="Telegram сайта"
        note="В ваш канал придёт, что есть новое обращение или отзыв на проверку. Слова и адреса пользователей туда не отправляем."
      >
        <TelegramCard
          path="/api/admin/telegram"
          loss="Обращения и отзывы останутся в панели, в канал сообщать перестанем. Токен удалим."
        />
      </Section>
    </div>
  );
}

function Plans({ list, settings }: { list: "announced" | "cabinet"; settings: Settings }) {
  return (
    <div className="border-t border-line">
      {planCatalogue[list].map(({ key }) => {
        const text = settings.plans[list][key];
        return text ? (
          <PlanEditor
            key={key}
            list={list}
            plan={key}
            settings={settings}
            text={text}
            isEnforced={isEnforced(key)}
          />
        ) : null;
      })}
    </div>
  );
}

type SectionProps = { id?: string; title: string; note: string; children: ReactNode };

function Section({ id, title, note, children }: SectionProps) {
  return (
    <section
      id={id}
      className="scroll-mt-5 grid gap-x-12 gap-y-5 border-t border-line py-8 first:border-t-0 first:pt-0 lg:grid-cols-[17rem_minmax(0,1fr)]"
    >
      <div>
        <h2 className="text-lg">{title}</h2>
        <p className="measure mt-1.5 text-sm text-ink-soft">{typeset(note)}</p>
      </div>
      <div className="max-w-[42rem] min-w-0">{children}</div>
    </section>
  );
}
