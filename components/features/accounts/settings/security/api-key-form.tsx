"use client";

import { type FormEvent, useState } from "react";
import { showMessage } from "@/components/shell/messages/show-message";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { Input } from "@/components/ui/controls/input";
import { useCreateApiKey } from "@/lib/features/accounts/api-keys/client";
import { getErrorMessage } from "@/lib/platform/api-client/api-error";
import { typeset } from "@/lib/russian/screen-typography";

const copiedMs = 2000;

/** Names a new key, then shows the key once. Keeps what was typed when the call fails. */
export function ApiKeyForm() {
  const [name, setName] = useState("");
  const [mayWrite, setMayWrite] = useState(false);
  const [newKey, setNewKey] = useState<string | null>(null);
  const create = useCreateApiKey();
  const failure = create.error ? getErrorMessage(create.error, "Не удалось создать ключ") : null;

  const submit = (event: FormEvent) => {
    event.preventDefault();
    create.mutate(
      { name, scopes: mayWrite ? ["read", "write"] : ["read"] },
      {
        onSuccess: ({ key }) => {
          setNewKey(key);
          setName("");
        },
      },
    );
  };

  if (newKey) return <NewKey value={newKey} onDone={() => setNewKey(null)} />;
  return (
    <form className="mt-5 space-y-4" onSubmit={submit} noValidate>
      <div>
        <label htmlFor="api-key-name" className="text-sm font-medium">
          Название ключа
        </label>
        <Input
          id="api-key-name"
          className="mt-1.5"
          value={name}
          maxLength={60}
          autoComplete="off"
          placeholder="Например: сборка сайта"
          aria-invalid={failure !== null}
          aria-describedby={failure ? "api-key-failure" : undefined}
          onChange={(event) => setName(event.target.value)}
        />
        {failure ? (
          <p id="api-key-failure" role="alert" className="mt-1.5 text-sm text-danger">
            {failure}
          </p>
        ) : null}
      </div>
      <label className="flex min-h-6 items-start gap-2.5">
        <input
          type="checkbox"
          className="mt-1 size-4 accent-accent"
          checked={mayWrite}
          onChange={(event) => setMayWrite(event.target.checked)}
        />
        <span>
          {typeset("Разрешить изменения: создавать, менять и удалять. Без этого — только чтение")}
        </span>
      </label>
      <Button type="submit" pending={create.isPending}>
        Создать ключ
      </Button>
    </form>
  );
}

function NewKey({ value, onDone }: { value: string; onDone: () => void }) {
  const [isCopied, setIsCopied] = useState(false);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(value);
      setIsCopied(true);
      window.setTimeout(() => setIsCopied(false), copiedMs);
    } catch {
      void showMessage("error", {
        title: "Ошибка",
        description: "Не удалось скопировать. Выделите ключ и скопируйте.",
      });
    }
  };
  return (
    <Alert tone="success" role="status" title="Ключ создан" className="mt-5">
      <p>
        {typeset(
          "Сохраните его сейчас: мы храним только отпечаток и показать ключ ещё раз не сможем.",
        )}
      </p>
      <code className="mt-3 block rounded border border-line bg-sheet p-3 text-sm select-all [overflow-wrap:anywhere]">
        {value}
      </code>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button size="sm" onClick={() => void copy()}>
          {isCopied ? "Скопировано!" : "Скопировать"}
        </Button>
        <Button size="sm" variant="secondary" onClick={onDone}>
          Ключ сохранён
        </Button>
      </div>
    </Alert>
  );
}
