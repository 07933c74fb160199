"use client";

import { CopyButton } from "@/components/tools/copy-button";
import { Loading, QueryStates } from "@/components/ui/fetched/query-states";
import { useReferral } from "@/lib/features/accounts/referral/client";
import type { Referral as ReferralFigures } from "@/lib/features/accounts/referral/operations";
import { formatNumber, formatPrice } from "@/lib/russian/numbers";
import { typeset } from "@/lib/russian/screen-typography";

/** The user's referral link, who registered through it, and what an administrator has credited. */
export function ReferralCard() {
  return (
    <QueryStates
      query={useReferral()}
      loading={<Loading label="Загружаем вашу ссылку" />}
      failure="Не удалось загрузить вашу ссылку"
    >
      {(referral) => <Referral {...referral} />}
    </QueryStates>
  );
}

function Referral({ url, registrations, earnings }: ReferralFigures) {
  const figures = [
    { label: "Зарегистрировались", value: formatNumber(registrations) },
    { label: "Бонус за приглашение", value: "10\u00a0%" },
    { label: "Начислено", value: formatPrice(earnings) },
  ];
  return (
    <>
      <p className="text-sm font-medium">Ваша ссылка</p>
      <div className="mt-1.5 flex flex-wrap items-center gap-x-4 gap-y-2">
        <code className="min-w-0 rounded-md border border-line bg-wash px-3 py-2 text-sm break-all">
          {url}
        </code>
        <CopyButton text={url} label="Копировать ссылку" />
      </div>
      <dl className="mt-6 grid divide-y divide-line border-y border-line sm:grid-cols-3 sm:divide-x sm:divide-y-0">
        {figures.map(({ label, value }) => (
          <div
            key={label}
            className="flex items-baseline justify-between gap-4 py-3 sm:block sm:px-5 sm:first:pl-0"
          >
            <dt className="text-sm text-ink-faint">{label}</dt>
            <dd className="text-lg font-semibold tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
      <p className="measure mt-3 text-sm text-ink-faint">
        {typeset(
          "10\u00a0% — ориентир. Сумму начисляет администратор вручную, сама по себе регистрация её не меняет.",
        )}
      </p>
    </>
  );
}
