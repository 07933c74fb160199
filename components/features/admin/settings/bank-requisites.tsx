"use client";

import { useState } from "react";
import { TextField } from "@/components/forms/text-field";
import { useFailure } from "@/components/forms/use-failure";
import { showFailure } from "@/components/shell/messages/show-failure";
import { showMessage } from "@/components/shell/messages/show-message";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { Loading, QueryStates } from "@/components/ui/fetched/query-states";
import { type TypedBank, useBank, useSaveBank } from "@/lib/features/billing/invoices/client";
import type { BankSettings } from "@/lib/features/billing/invoices/schema";
import { typeset } from "@/lib/russian/screen-typography";

/** The operator's bank account, printed on invoices. */
export function BankRequisites() {
  return (
    <QueryStates
      query={useBank()}
      loading={<Loading label="Загружаем реквизиты" />}
      failure="Не удалось загрузить реквизиты банка"
    >
      {(settings) => <BankForm settings={settings} />}
    </QueryStates>
  );
}

type Field = { name: keyof TypedBank; label: string; hint?: string; optional?: boolean };

const fields: readonly Field[] = [
  { name: "bankName", label: "Банк", hint: "Как в договоре: ПАО СБЕРБАНК г. Москва" },
  { name: "bic", label: "БИК", hint: "9 цифр" },
  { name: "account", label: "Расчётный счёт", hint: "20 цифр" },
  { name: "correspondentAccount", label: "Корреспондентский счёт", hint: "20 цифр" },
  { name: "kpp", label: "КПП", hint: "У предпринимателя его нет", optional: true },
  {
    name: "vatNote",
    label: "Что написать об НДС",
    hint: "Напечатаем как есть. Спросите бухгалтера.",
  },
  { name: "signerPosition", label: "Должность подписанта", optional: true },
  { name: "signerName", label: "Фамилия и инициалы", optional: true },
];

const toValues = ({ bank }: BankSettings) =>
  Object.fromEntries(fields.map(({ name }) => [name, bank?.[name] ?? ""])) as TypedBank;

function BankForm({ settings }: { settings: BankSettings }) {
  const [values, setValues] = useState(() => toValues(settings));
  const failure = useFailure();
  const change = useSaveBank();
  const save = async () => {
    failure.clear();
    try {
      setValues(toValues(await change.mutateAsync(values)));
      void showMessage("success", { title: "Реквизиты сохранены" });
    } catch (error) {
      failure.fail(error);
      void showFailure("Ошибка", error, "Не удалось сохранить реквизиты");
    }
  };
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!change.isPending) void save();
      }}
    >
      {settings.missing.length > 0 ? (
        <Alert tone="warning" title="Счета пока не предлагаем" className="mb-5">
          {typeset(
            `О владельце сайта не указано: ${settings.missing.join(", ")}. Без этого счёт не выставить.`,
          )}
        </Alert>
      ) : null}
      <div className="grid items-end gap-5 sm:grid-cols-2">
        {fields.map(({ name, ...field }) => (
          <TextField
            key={name}
            id={`bank-${name}`}
            {...field}
            autoComplete="off"
            error={failure.errorOf(name)}
            value={values[name]}
            onText={(text) => setValues({ ...values, [name]: text })}
          />
        ))}
      </div>
      <Button type="submit" className="mt-6" pending={change.isPending}>
        Сохранить реквизиты
      </Button>
    </form>
  );
}
