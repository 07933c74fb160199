"use client";

import Link from "next/link";
import { useState } from "react";
import { ApiKeyForm } from "@/components/features/accounts/settings/security/api-key-form";
import { showFailure } from "@/components/shell/messages/show-failure";
import { showMessage } from "@/components/shell/messages/show-message";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { Loading, QueryStates } from "@/components/ui/fetched/query-states";
import { formatMoment } from "@/components/ui/format-moment";
import { ConfirmDialog } from "@/components/ui/overlay/confirm-dialog";
import { useApiKeys, useRevokeApiKey } from "@/lib/features/accounts/api-keys/client";
import type { ListedApiKey } from "@/lib/features/accounts/api-keys/schema";
import type { CurrentUser } from "@/lib/features/accounts/responses";
import { isPaid } from "@/lib/platform/auth/roles";
import { typeset } from "@/lib/russian/screen-typography";

/** API keys: created on a paid plan, revoked on any. */
export function ApiKeysCard({ user }: { user: CurrentUser }) {
  const keys = useApiKeys();
  const mayHave = isPaid(user);
  return (
    <>
      <p className="text-ink-soft">
        {typeset(
          mayHave
            ? "С ключом программа делает то же, что и вы на сайте, кроме смены пароля, удаления аккаунта и управления сеансами. Вызовы —"
            : "Ключи API работают на планах «Премиум» и «Ультра». Что они умеют —",
        )}{" "}
        <Link href="/api-docs" className="text-accent">
          в описании API
        </Link>
        .
      </p>
      {mayHave ? <ApiKeyForm /> : <PlanLink />}
      <div className="mt-5">
        <QueryStates
          query={keys}
          loading={<Loading label="Загружаем ключи" />}
          failure="Не удалось загрузить ключи"
        >
          {(keys) => <Keys keys={keys} />}
        </QueryStates>
      </div>
    </>
  );
}

function PlanLink() {
  return (
    <Button asChild variant="secondary" className="mt-5">
      <Link href="/premium">Посмотреть планы</Link>
    </Button>
  );
}

function Keys({ keys }: { keys: ListedApiKey[] }) {
  const [revoked, setRevoked] = useState<ListedApiKey | null>(null);
  const revoke = useRevokeApiKey();
  const run = async (key: ListedApiKey) => {
    try {
      await revoke.mutateAsync(key.id);
      void showMessage("success", { title: "Ключ отозван" });
      setRevoked(null);
    } catch (error) {
      void showFailure("Ошибка", error, "Не удалось отозвать ключ");
    }
  };
  if (keys.length === 0) return null;
  return (
    <>
      <Card>
        <ul className="divide-y divide-line">
          {keys.map((key) => (
            <li key={key.id} className="gap-4 px-5 py-4 sm:flex sm:items-start">
              <div className="min-w-0 flex-1">
                <p className="font-medium [overflow-wrap:anywhere]">{key.name}</p>
                <p className="mt-0.5 text-sm text-ink-faint">
                  <code>{key.prefix}…</code>, {rightsOf(key)}, создан {formatMoment(key.createdAt)},{" "}
                  {key.lastUsedAt
                    ? `последний вызов ${formatMoment(key.lastUsedAt)}`
                    : "вызовов не было"}
                </p>
              </div>
              <Button
                variant="secondary"
                size="sm"
                className="max-sm:mt-3"
                aria-label={`Отозвать ключ: ${key.name}`}
                onClick={() => setRevoked(key)}
              >
                Отозвать
              </Button>
            </li>
          ))}
        </ul>
      </Card>
      <ConfirmDialog
        open={revoked !== null}
        onOpenChange={(open) => {
          if (!open) setRevoked(null);
        }}
        title="Отозвать ключ?"
        description={typeset(
          `Программы с ключом «${revoked?.name ?? ""}» сразу потеряют доступ. Вернуть ключ нельзя, можно создать новый.`,
        )}
        action="Отозвать"
        pending={revoke.isPending}
        onConfirm={() => {
          if (revoked) void run(revoked);
        }}
      />
    </>
  );
}

function rightsOf({ scopes }: ListedApiKey): string {
  if (scopes.length === 2) return "чтение и изменения";
  return scopes[0] === "read" ? "только чтение" : "только изменения";
}
