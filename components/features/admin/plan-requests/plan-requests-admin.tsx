"use client";

import { useRef } from "react";
import { RequestRow } from "@/components/features/admin/plan-requests/request-row";
import { StateFilter } from "@/components/features/admin/state-filter";
import { useAddressParameter } from "@/components/shell/use-address-parameter";
import { EmptyList, ListStates } from "@/components/ui/fetched/list-states";
import { usePlanRequests } from "@/lib/features/plan-requests/client";
import { typeset } from "@/lib/russian/screen-typography";

const states = [
  { value: "", label: "Ждут" },
  { value: "granted", label: "Включённые" },
  { value: "all", label: "Все" },
] as const;

/** `/admin/plan-requests`: who asks for which plan; activate it for a number of months, or decline. */
export function PlanRequestsAdmin() {
  const [state] = useAddressParameter("state");
  const filter = state === "all" ? null : state === "granted" ? "granted" : "waiting";
  const list = usePlanRequests(filter);
  const top = useRef<HTMLHeadingElement>(null);
  return (
    <>
      <h1 ref={top} tabIndex={-1} className="text-3xl focus:outline-none">
        Заявки на планы
      </h1>
      <p className="measure mt-2 text-ink-soft">
        {typeset(
          "Выставьте счёт на почту кабинета, а когда деньги придут, включите план. Об этом пользователю придёт уведомление.",
        )}
      </p>
      <StateFilter name="state" label="Какие заявки показать" options={states} />
      <ListStates
        list={list}
        failure="Не удалось загрузить заявки"
        empty={
          <EmptyList title={filter === "waiting" ? "Никто не ждёт" : "Заявок пока нет"}>
            {filter === "waiting" ? "Новых заявок нет." : null}
          </EmptyList>
        }
      >
        {(requests) => (
          <ul className="mt-6">
            {requests.map((request) => (
              <RequestRow
                key={request.id}
                request={request}
                // The row moves to another list: keep the focus from falling back to the page.
                onSettled={() => top.current?.focus()}
              />
            ))}
          </ul>
        )}
      </ListStates>
    </>
  );
}
