"use client";

import { useState } from "react";
import { showMessage } from "@/components/shell/messages/show-message";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/form/field";
import { Input } from "@/components/ui/form/input";
import { type TelegramPath, useConnectTelegram } from "@/lib/features/telegram/client";
import type { TelegramSettings } from "@/lib/features/telegram/schema";
import { fieldMessages, getErrorMessage } from "@/lib/platform/api-client/api-error";
import { typeset } from "@/lib/russian/screen-typography";

type TelegramFormProps = {
  path: TelegramPath;
  /** What is connected already; its token need not be typed again. */
  settings?: TelegramSettings;
  onDone?: () => void;
};

/** The token and the channel. What is typed stays when a call fails. */
export function TelegramForm({ path, settings, onDone }: TelegramFormProps) {
  const [botToken, setBotToken] = useState("");
  const [channelId, setChannelId] = useState(settings?.channelId ?? "");
  const [failure, setFailure] = useState<unknown>(null);
  const connection = useConnectTelegram(path);
  const errorOf = (field: string) => fieldMessages(failure)[field];
  const isBeside = errorOf("botToken") !== undefined || errorOf("channelId") !== undefined;

  const save = async () => {
    setFailure(null);
    try {
      const token = settings && botToken.trim() === "" ? {} : { botToken };
      await connection.mutateAsync({ ...token, channelId });
      void showMessage("success", { title: "Telegram подключён" });
      onDone?.();
    } catch (error) {
      setFailure(error);
      void showMessage("error", { title: "Ошибка", description: "Не удалось подключить Telegram" });
    }
  };

  return (
    <form
      noValidate
      className="max-w-md"
      onSubmit={(event) => {
        event.preventDefault();
        if (!connection.isPending) void save();
      }}
    >
      {settings ? null : (
        <ol className="mb-6 list-decimal space-y-1.5 pl-5 text-ink-soft">
          <li>{typeset("Создайте бота у @BotFather и скопируйте его токен.")}</li>
          <li>{typeset("Добавьте бота администратором в свой канал с правом публиковать.")}</li>
          <li>{typeset("Вставьте токен и имя канала сюда и отправьте пробное сообщение.")}</li>
        </ol>
      )}
      <div className="space-y-6">
        <Field
          id="telegram-token"
          label="Токен бота"
          optional={settings !== undefined}
          hint={settings ? "Пусто — остаётся прежний." : "Вида 123456789:AA…"}
          error={errorOf("botToken")}
        >
          {(control) => (
            <Input
              {...control}
              // Not a password: a manager would offer to keep it for this site.
              type="text"
              autoComplete="off"
              spellCheck={false}
              value={botToken}
              onChange={({ target }) => setBotToken(target.value)}
            />
          )}
        </Field>
        <Field
          id="telegram-channel"
          label="Канал"
          hint="Имя с @ или номер чата: @my_channel, -1001234567890."
          error={errorOf("channelId")}
        >
          {(control) => (
            <Input
              {...control}
              autoComplete="off"
              spellCheck={false}
              value={channelId}
              onChange={({ target }) => setChannelId(target.value)}
            />
          )}
        </Field>
      </div>
      {failure !== null && !isBeside ? (
        <Alert tone="danger" role="alert" title="Telegram не подключён" className="mt-6">
          {getErrorMessage(failure)}
        </Alert>
      ) : null}
      <Button type="submit" variant="secondary" pending={connection.isPending} className="mt-6">
        {settings ? "Сохранить" : "Подключить"}
      </Button>
    </form>
  );
}
