import "server-only";

import { environment } from "@/lib/platform/config/environment";
import { writeEmail } from "@/lib/platform/mail/write-email";

/**
 * None of these e-mails names the other address: a mistyped new address may be another person's, and text that a user typed
 * is never sent to another person.
 */

/** To the new address: the link that sets it as the account's address. */
export const newAddressEmail = (token: string) =>
  writeEmail({
    subject: "Подтвердите новый адрес",
    paragraphs: [
      "Этот адрес указали как новый адрес входа в кабинет. Откройте ссылку, и мы заменим на него прежний.",
    ],
    action: {
      label: "Сменить адрес",
      url: `${environment().siteUrl}/change-email?token=${token}`,
    },
    after: [
      "Ссылка действует 24 часа и открывается один раз.",
      "Если вы об этом не просили, ничего не делайте: ничего не изменится.",
    ],
  });

/** To the new address when another account has it: its owner learns of the attempt. */
export const addressTakenEmail = () =>
  writeEmail({
    subject: "Ваш адрес указали в другом аккаунте",
    paragraphs: [
      "Владелец другого аккаунта попросил сделать этот адрес своим. С этим адресом уже есть кабинет, поэтому ничего не изменилось.",
      "Если это были вы, войдите в тот кабинет с этим адресом. Чтобы освободить адрес, смените его там или удалите тот аккаунт.",
      "Если не вы, ничего не делайте.",
    ],
    action: { label: "Войти", url: `${environment().siteUrl}/login` },
  });

/** To the current address, as soon as the change is requested: an intruder cannot hide it. */
export const emailChangeRequestedEmail = () =>
  writeEmail({
    subject: "Запрошена смена адреса",
    paragraphs: [
      "В вашем кабинете попросили сменить адрес входа. Адрес изменится, только если открыть ссылку из письма, которое мы отправили на новый. До этого вы входите, как прежде.",
      "Если просили не вы, задайте новый пароль: ссылка из того письма перестанет действовать, а все открытые сеансы завершатся.",
    ],
    action: { label: "Задать новый пароль", url: `${environment().siteUrl}/forgot-password` },
  });

/** To the previous address, after the change. */
export const emailChangedEmail = () =>
  writeEmail({
    subject: "Адрес входа изменён",
    paragraphs: [
      "Адрес входа в ваш кабинет сменили: этот адрес к нему больше не относится. Остальные сеансы завершены.",
      "Если это сделали не вы, напишите нам с этого адреса.",
    ],
    action: { label: "Как с нами связаться", url: `${environment().siteUrl}/contacts` },
  });
