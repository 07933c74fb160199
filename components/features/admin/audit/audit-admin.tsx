"use client";

import { AuditRow } from "@/components/features/admin/audit/audit-row";
import { ExportButton } from "@/components/features/admin/audit/export-button";
import { useAddressParameter } from "@/components/shell/use-address-parameter";
import { Button } from "@/components/ui/button";
import { Select } from "@/components/ui/controls/select";
import { EmptyList, ListStates } from "@/components/ui/fetched/list-states";
import { useUsers } from "@/lib/features/admin/client";
import { auditActions } from "@/lib/features/audit/actions";
import { useAudit } from "@/lib/features/audit/client";
import { itemsOf } from "@/lib/platform/api-client/use-paged-list";
import { typeset } from "@/lib/russian/screen-typography";

/** `/admin/audit`: who changed what and when; the filters are in the URL. */
export function AuditAdmin() {
  const [action, setAction] = useAddressParameter("action", { step: true });
  const [admin, setAdmin] = useAddressParameter("admin", { step: true });
  const [subject, setSubject] = useAddressParameter("subject", { step: true });
  const filter = { action: action in auditActions ? action : "", admin, subject };
  const list = useAudit(filter);
  // A deleted user is missing from the list, but may still be in the URL.
  const emails = itemsOf(useUsers({ role: "admin" })).map(({ email }) => email);
  const admins = [...new Set(admin ? [admin, ...emails] : emails)].sort();
  const isFiltered = action in auditActions || admin !== "" || subject !== "";
  const showAll = () => {
    setAction("");
    setAdmin("");
    setSubject("");
  };
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <h1 className="text-3xl">Журнал</h1>
        <ExportButton filter={filter} />
      </div>
      <p className="measure mt-2 text-ink-soft">
        {typeset(
          "Что администраторы меняли и когда, по московскому времени. Записи не правят и не удаляют.",
        )}
      </p>
      <search className="mt-6 grid gap-3 sm:grid-cols-2 lg:max-w-[44rem]">
        <Select
          aria-label="Действие"
          value={action in auditActions ? action : "all"}
          onChange={({ target }) => setAction(target.value === "all" ? "" : target.value)}
        >
          <option value="all">Все действия</option>
          {Object.entries(auditActions).map(([key, label]) => (
            <option key={key} value={key}>
              {label}
            </option>
          ))}
        </Select>
        <Select
          aria-label="Администратор"
          value={admin || "all"}
          onChange={({ target }) => setAdmin(target.value === "all" ? "" : target.value)}
        >
          <option value="all">Все администраторы</option>
          {admins.map((email) => (
            <option key={email} value={email}>
              {email}
            </option>
          ))}
        </Select>
      </search>
      {subject ? (
        <p className="mt-4 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-soft">
          Показаны записи об одном предмете.
          <Button variant="link" size="inline" onClick={() => setSubject("")}>
            Показать обо всех
          </Button>
        </p>
      ) : null}
      <ListStates
        list={list}
        failure="Не удалось загрузить журнал"
        empty={
          isFiltered ? (
            <EmptyList title="Таких записей нет">
              Выберите другое действие или администратора.
              <Button variant="secondary" size="sm" className="mx-auto mt-4 flex" onClick={showAll}>
                Показать все записи
              </Button>
            </EmptyList>
          ) : (
            <EmptyList title="Записей пока нет">
              {typeset("Здесь появится каждое изменение, которое сделает администратор.")}
            </EmptyList>
          )
        }
      >
        {(entries) => (
          <ul className="mt-6 border-b border-line">
            {entries.map((entry) => (
              <AuditRow key={entry.id} entry={entry} />
            ))}
          </ul>
        )}
      </ListStates>
    </>
  );
}
