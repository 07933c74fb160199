"use client";

import { InboxRow } from "@/components/features/admin/feedback/inbox-row";
import { StateFilter } from "@/components/features/admin/state-filter";
import { useAddressParameter } from "@/components/shell/use-address-parameter";
import { EmptyList, ListStates } from "@/components/ui/fetched/list-states";
import { feedbackTypes } from "@/content/feedback/options";
import { feedbackStatuses } from "@/content/feedback/statuses";
import { useInbox } from "@/lib/features/feedback/inbox/client";
import { typeset } from "@/lib/russian/screen-typography";

const toOptions = (labels: Record<string, string>, all: string) => [
  { value: "", label: all },
  ...Object.entries(labels).map(([value, label]) => ({ value, label })),
];
const statusOptions = toOptions(feedbackStatuses, "Все");
const typeOptions = toOptions(feedbackTypes, "Любого вида");

/** The value from the URL, if it is one of the options. */
const known = (labels: Record<string, string>, value: string) => (value in labels ? value : "");

/** `/admin/feedback`: the messages of all users and guests; each expands in place and is answered there. */
export function FeedbackAdmin() {
  const [status] = useAddressParameter("status");
  const [type] = useAddressParameter("type");
  const filter = { status: known(feedbackStatuses, status), type: known(feedbackTypes, type) };
  const list = useInbox(filter);
  const isFiltered = filter.status !== "" || filter.type !== "";
  return (
    <>
      <h1 className="text-3xl">Обращения</h1>
      <StateFilter name="status" label="Состояние" options={statusOptions} />
      <StateFilter name="type" label="Вид" options={typeOptions} className="mt-4" />
      <ListStates
        list={list}
        failure="Не удалось загрузить обращения"
        empty={
          <EmptyList title={isFiltered ? "Таких обращений нет" : "Обращений пока нет"}>
            {isFiltered
              ? "Выберите другое состояние или вид."
              : typeset("Здесь появится всё, что напишут на странице «Обратная связь».")}
          </EmptyList>
        }
      >
        {(items) => (
          <ul className="mt-6 border-t border-line">
            {items.map((item) => (
              <li key={item.id} className="border-b border-line">
                <InboxRow item={item} />
              </li>
            ))}
          </ul>
        )}
      </ListStates>
    </>
  );
}
