"use client";

import { useState } from "react";
import { UrlSearchField } from "@/components/features/admin/url-search-field";
import { UserDialog } from "@/components/features/admin/users/user-dialog";
import { UserRow } from "@/components/features/admin/users/user-row";
import { useAddressParameter } from "@/components/shell/use-address-parameter";
import { Button } from "@/components/ui/button";
import { Select } from "@/components/ui/controls/select";
import { EmptyList, ListStates } from "@/components/ui/fetched/list-states";
import { roleLabels } from "@/content/admin/users";
import { planNames } from "@/content/plans/plan-names";
import { useUsers } from "@/lib/features/admin/client";
import { itemsOf } from "@/lib/platform/api-client/use-paged-list";
import { roles, subscriptions } from "@/lib/platform/auth/roles";
import { typeset } from "@/lib/russian/screen-typography";

/** `/admin/users`: search and filters in the URL, the list, and a dialog to change a user. */
export function UsersAdmin() {
  const [q, setQ] = useAddressParameter("q");
  const [role, setRole] = useAddressParameter("role", { step: true });
  const [plan, setPlan] = useAddressParameter("plan", { step: true });
  const [blocked, setBlocked] = useAddressParameter("blocked", { step: true });
  // A new key resets the search field, which keeps its text apart from the URL.
  const [clears, setClears] = useState(0);
  const [chosen, setChosen] = useState<string | null>(null);
  const list = useUsers({
    q: q || undefined,
    // An unknown role in the URL shows all.
    role: roles.find((known) => known === role),
    subscription: subscriptions.find((known) => known === plan),
    blocked: blocked === "true" ? true : blocked === "false" ? false : undefined,
  });
  const isFiltered = [q, role, plan, blocked].some((value) => value !== "");
  const user = itemsOf(list).find(({ id }) => id === chosen);
  const clear = () => {
    for (const set of [setQ, setRole, setPlan, setBlocked]) set("");
    setClears(clears + 1);
  };
  return (
    <>
      <h1 className="text-3xl">Пользователи</h1>
      <search className="mt-6 grid grid-cols-2 gap-3 lg:grid-cols-[minmax(0,1fr)_11rem_11rem_11rem]">
        <UrlSearchField
          key={clears}
          label="Найти по почте или имени"
          placeholder="Почта, имя или фамилия"
          className="col-span-2 lg:col-span-1"
          value={q}
          onSearch={setQ}
        />
        <Filter
          label="Доступ к панели"
          value={role}
          onChoose={setRole}
          all="Все роли"
          options={{ admin: roleLabels.admin }}
        />
        <Filter label="План" value={plan} onChoose={setPlan} all="Все планы" options={planNames} />
        <Filter
          label="Доступ"
          value={blocked}
          onChoose={setBlocked}
          all="Любой доступ"
          options={{ false: "Открыт", true: "Заблокирован" }}
          className="col-span-2 lg:col-span-1"
        />
      </search>
      <ListStates
        list={list}
        failure="Не удалось загрузить пользователей"
        empty={
          <EmptyList title="Ничего не найдено">
            {typeset("Поиск сравнивает начало почты, имени или фамилии.")}
            {isFiltered ? (
              <Button variant="secondary" size="sm" className="mx-auto mt-4 flex" onClick={clear}>
                Показать всех
              </Button>
            ) : null}
          </EmptyList>
        }
      >
        {(users) => (
          <ul className="mt-6 border-b border-line">
            {users.map((user) => (
              <UserRow key={user.id} user={user} onOpen={() => setChosen(user.id)} />
            ))}
          </ul>
        )}
      </ListStates>
      {user ? <UserDialog key={user.id} user={user} onClose={() => setChosen(null)} /> : null}
    </>
  );
}

type FilterProps = {
  label: string;
  value: string;
  onChoose: (value: string) => void;
  /** Label of the empty option. */
  all: string;
  options: Record<string, string>;
  className?: string;
};

function Filter({ label, value, onChoose, all, options, className }: FilterProps) {
  return (
    <div className={className}>
      <Select
        aria-label={label}
        value={value in options ? value : "all"}
        onChange={({ target }) => onChoose(target.value === "all" ? "" : target.value)}
      >
        <option value="all">{all}</option>
        {Object.entries(options).map(([key, word]) => (
          <option key={key} value={key}>
            {word}
          </option>
        ))}
      </Select>
    </div>
  );
}
