"use client";

import { CardFailure, CardLoading } from "@/components/account/card-states";
import { CopyButton } from "@/components/tools/copy-button";
import { formatPrice } from "@/components/ui/format-price";
import { useReferral } from "@/lib/features/accounts/referral/client";
import { formatNumber } from "@/lib/russian/numbers";
import { typeset } from "@/lib/russian/screen-typography";

/** The user's own link, who registered by it, and what an administrator has credited. */
export function ReferralCard() {
  const { data, error, isPending, isFetching, refetch } = useReferral();
  if (isPending) return <CardLoading label="Загружаем вашу ссылку" />;
  if (!data) {
    return (
      <CardFailure
        title="Не удалось загрузить вашу ссылку"
        error={error}
        isFetching={isFetching}
        refetch={refetch}
      />
    );
  }
  const figures = [
    { label: "Зарегистрировались", value: formatNumber(data.registrations) },
    { label: "Бонус за приглашение", value: "10\u00a0%" },
    { label: "Начислено", value: formatPrice(data.earnings) },
  ];
  return (
    <>
      <p className="text-sm font-medium">Ваша ссылка</p>
      <div className="mt-1.5 flex flex-wrap items-center gap-x-4 gap-y-2">
        <code className="min-w-0 rounded-md border border-line bg-wash px-3 py-2 text-sm break-all">
          {data.url}
        </code>
        <CopyButton text={data.url} label="Копировать ссылку" />
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
