"use client";

import { useState } from "react";
import { useFailure } from "@/components/forms/use-failure";
import { showMessage } from "@/components/shell/messages/show-message";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/controls/field";
import { Input } from "@/components/ui/controls/input";
import { type TelegramPath, useConnectTelegram } from "@/lib/features/telegram/client";
import type { TelegramSettings } from "@/lib/features/telegram/schema";
import { typeset } from "@/lib/russian/screen-typography";

type TelegramFormProps = {
  path: TelegramPath;
  /** The connected bot; its token need not be typed again. */
  settings?: TelegramSettings;
  onDone?: () => void;
};

/** The token and the channel. Keeps what was typed when a call fails. */
export function TelegramForm({ path, settings, onDone }: TelegramFormProps) {
  const [botToken, setBotToken] = useState("");
  const [channelId, setChannelId] = useState(settings?.channelId ?? "");
  const failure = useFailure();
  const connection = useConnectTelegram(path);
  const text = failure.textUnless("botToken", "channelId");

  const save = async () => {
    failure.clear();
    try {
      const token = settings && botToken.trim() === "" ? {} : { botToken };
      await connection.mutateAsync({ ...token, channelId });
      void showMessage("success", { title: "Telegram подключён" });
      onDone?.();
    } catch (error) {
      failure.fail(error);
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
          error={failure.errorOf("botToken")}
        >
          {(control) => (
            <Input
              {...control}
              // Not a password field: a password manager would offer to save it for this site.
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
          error={failure.errorOf("channelId")}
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
      {text ? (
        <Alert tone="danger" role="alert" title="Telegram не подключён" className="mt-6">
          {text}
        </Alert>
      ) : null}
      <Button type="submit" variant="secondary" pending={connection.isPending} className="mt-6">
        {settings ? "Сохранить" : "Подключить"}
      </Button>
    </form>
  );
}
