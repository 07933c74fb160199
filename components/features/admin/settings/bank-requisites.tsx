"use client";

import { z } from "zod";
import { TextField } from "@/components/forms/text-field";
import { useApiForm } from "@/components/forms/use-api-form";
import { showMessage } from "@/components/shell/messages/show-message";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { Loading, QueryStates } from "@/components/ui/fetched/query-states";
import { mergeUnsavedEdits } from "@/lib/core/changed-fields";
import { useBank, useSaveBank } from "@/lib/features/billing/invoices/client";
import { type BankSettings, bankRequest } from "@/lib/features/billing/invoices/schema";
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

type Values = Record<keyof NonNullable<BankSettings["bank"]>, string>;
type Field = { name: keyof Values; label: string; hint?: string; optional?: boolean };

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
  Object.fromEntries(fields.map(({ name }) => [name, bank?.[name] ?? ""])) as Values;

const bankForm = z
  .custom<Values>()
  .transform(
    ({ kpp, ...typed }): z.input<typeof bankRequest> => ({ ...typed, kpp: kpp.trim() || null }),
  )
  .pipe(bankRequest);

function BankForm({ settings }: { settings: BankSettings }) {
  const change = useSaveBank();
  const { textProps, isPending, submit } = useApiForm({
    schema: bankForm,
    defaultValues: toValues(settings),
    controlId: (field) => `bank-${field}`,
    focus: "field",
    fallback: "Не удалось сохранить реквизиты",
    async send(bank, form) {
      const sent = form.getValues();
      const stored = toValues(await change.mutateAsync(bank));
      form.reset(mergeUnsavedEdits(stored, form.getValues(), sent));
      void showMessage("success", { title: "Реквизиты сохранены" });
    },
    onError(_error, rest) {
      if (rest) void showMessage("error", { title: "Ошибка", description: rest });
    },
  });
  return (
    <form noValidate onSubmit={submit}>
      {settings.missing.length > 0 ? (
        <Alert tone="warning" title="Счета пока не предлагаем" className="mb-5">
          {typeset(
            `О владельце сайта не указано: ${settings.missing.join(", ")}. Без этого счёт не выставить.`,
          )}
        </Alert>
      ) : null}
      <div className="grid items-end gap-5 sm:grid-cols-2">
        {fields.map(({ name, ...field }) => (
          <TextField key={name} {...field} {...textProps(name)} autoComplete="off" />
        ))}
      </div>
      <Button type="submit" className="mt-6" pending={isPending}>
        Сохранить реквизиты
      </Button>
    </form>
  );
}
