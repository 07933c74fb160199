"use client";

import { useState } from "react";
import { TelegramForm } from "@/components/features/telegram/telegram-form";
import { useFailure } from "@/components/forms/use-failure";
import { showFailure } from "@/components/shell/messages/show-failure";
import { showMessage } from "@/components/shell/messages/show-message";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { Loading, QueryStates } from "@/components/ui/fetched/query-states";
import { formatMoment } from "@/components/ui/format-moment";
import { ConfirmDialog } from "@/components/ui/overlay/confirm-dialog";
import {
  type TelegramPath,
  useDisconnectTelegram,
  useTelegram,
  useTestTelegram,
} from "@/lib/features/telegram/client";
import type { TelegramSettings } from "@/lib/features/telegram/schema";

type TelegramCardProps = {
  path?: TelegramPath;
  /** What is lost and what stays when the bot is disconnected. */
  loss?: string;
};

/** A bot and its channel, the user's own unless another is given: connect, test, disconnect. */
export function TelegramCard({
  path = "/api/user/telegram",
  loss = "Уведомления останутся в кабинете, в канал приходить перестанут. Токен мы удалим.",
}: TelegramCardProps) {
  return (
    <QueryStates
      query={useTelegram(path)}
      loading={<Loading label="Загружаем настройки Telegram" />}
      failure="Не удалось загрузить настройки Telegram"
    >
      {(settings) =>
        settings.isConfigured ? (
          <Connected path={path} loss={loss} settings={settings} />
        ) : (
          <TelegramForm path={path} />
        )
      }
    </QueryStates>
  );
}

type ConnectedProps = Required<TelegramCardProps> & { settings: TelegramSettings };

function Connected({ path, loss, settings }: ConnectedProps) {
  const [isChanging, setIsChanging] = useState(false);
  const failure = useFailure();
  const test = useTestTelegram(path);
  const { channelId, botName, lastFailure } = settings;
  const tryOut = async () => {
    failure.clear();
    try {
      await test.mutateAsync();
      void showMessage("success", {
        title: "Сообщение отправлено",
        description: "Проверьте канал.",
      });
    } catch (error) {
      failure.fail(error);
    }
  };
  const reason =
    failure.text ??
    (lastFailure
      ? `${lastFailure.reason.replace(/\.?$/, ".")} Последняя попытка: ${formatMoment(lastFailure.at)}.`
      : null);
  return (
    <>
      <Card className="px-5 py-4">
        <p className="font-medium break-words">{channelId}</p>
        <p className="mt-0.5 text-sm text-ink-faint">
          {botName ? `Через бота @${botName}` : "Через вашего бота"}. Токен хранится зашифрованным и
          нигде не показывается.
        </p>
      </Card>
      {reason ? (
        <Alert
          tone="danger"
          role={failure.text ? "alert" : undefined}
          title="Сообщение не доставлено"
          className="mt-4"
        >
          {reason}
        </Alert>
      ) : null}
      <div className="mt-4 flex flex-wrap gap-2">
        <Button
          variant="secondary"
          size="sm"
          pending={test.isPending}
          onClick={() => void tryOut()}
        >
          Отправить пробное
        </Button>
        <Button
          variant="secondary"
          size="sm"
          aria-expanded={isChanging}
          onClick={() => setIsChanging(!isChanging)}
        >
          Изменить
        </Button>
        <DisconnectButton path={path} loss={loss} />
      </div>
      {isChanging ? (
        <div className="mt-6">
          <TelegramForm path={path} settings={settings} onDone={() => setIsChanging(false)} />
        </div>
      ) : null}
    </>
  );
}

/** Asks for confirmation: the token would have to be typed again. */
function DisconnectButton({ path, loss }: Required<TelegramCardProps>) {
  const [isAsking, setIsAsking] = useState(false);
  const disconnection = useDisconnectTelegram(path);
  const run = async () => {
    try {
      await disconnection.mutateAsync();
      void showMessage("success", { title: "Telegram отключён" });
    } catch (error) {
      void showFailure("Ошибка", error, "Не удалось отключить Telegram");
    }
    setIsAsking(false);
  };
  return (
    <>
      <Button variant="quiet" size="sm" onClick={() => setIsAsking(true)}>
        Отключить
      </Button>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setIsAsking}
        title="Отключить Telegram?"
        description={loss}
        action="Отключить"
        pending={disconnection.isPending}
        onConfirm={() => void run()}
      />
    </>
  );
}
