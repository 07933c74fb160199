"use client";

import { filterOptions } from "@/components/features/admin/billing/labels";
import { OrderRow } from "@/components/features/admin/billing/order-row";
import { StateFilter } from "@/components/features/admin/state-filter";
import { UrlSearchField } from "@/components/features/admin/url-search-field";
import { useAddressParameter } from "@/components/shell/use-address-parameter";
import { EmptyList, ListStates } from "@/components/ui/fetched/list-states";
import { useAllOrders } from "@/lib/features/billing/admin/client";
import { orderFilters } from "@/lib/features/billing/admin/filters";
import { typeset } from "@/lib/russian/screen-typography";

/** `/admin/payments`: every order with its payments; each expands in place. */
export function PaymentsAdmin() {
  const [q, setQ] = useAddressParameter("q");
  const [wanted] = useAddressParameter("state");
  const state = orderFilters.find((known) => known === wanted) ?? "";
  const list = useAllOrders({ q, state });
  const isFiltered = q !== "" || state !== "";
  return (
    <>
      <h1 className="text-3xl">Платежи</h1>
      <p className="measure mt-2 text-ink-soft">
        {typeset(
          "Заказы планов: через ЮKassa и по счетам. Здесь отмечают счета оплаченными и возвращают деньги.",
        )}
      </p>
      <search className="mt-6 block max-w-xl">
        <UrlSearchField
          label="Найти заказ"
          placeholder="Почта, номер, ИНН, сумма"
          value={q}
          onSearch={setQ}
        />
      </search>
      <StateFilter
        name="state"
        label="Какие заказы показать"
        options={filterOptions}
        className="mt-4"
      />
      <ListStates
        list={list}
        failure="Не удалось загрузить заказы"
        empty={
          <EmptyList title={emptyTitle(state, isFiltered)}>
            {isFiltered
              ? typeset("Поиск сравнивает начало почты, остальное — целиком.")
              : typeset("Заказ появится, как только кто-нибудь начнёт оплачивать план.")}
          </EmptyList>
        }
      >
        {(orders) => (
          <ul className="mt-6 border-t border-line">
            {orders.map((order) => (
              <li key={order.id} className="border-b border-line">
                <OrderRow order={order} />
              </li>
            ))}
          </ul>
        )}
      </ListStates>
    </>
  );
}

function emptyTitle(state: string, isFiltered: boolean): string {
  if (state === "owed") return "Возвращать никому не нужно";
  return isFiltered ? "Таких заказов нет" : "Заказов пока нет";
}
