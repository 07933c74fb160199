import "server-only";

import { environment } from "@/lib/platform/config/environment";
import { writeEmail } from "@/lib/platform/mail/write-email";

/** The last paragraph of every e-mail, so that an intruder's change does not go unnoticed. */
const ifNotYou =
  "Если это сделали не вы, задайте новый пароль: все открытые сеансы завершатся. Потом напишите нам.";
const action = () => ({
  label: "Задать новый пароль",
  url: `${environment().siteUrl}/forgot-password`,
});

export const secondFactorEnabledEmail = () =>
  writeEmail({
    subject: "Вход с кодом включён",
    paragraphs: [
      "Теперь после пароля мы спросим код из приложения. Остальные сеансы завершены. Если телефона под рукой нет, подойдёт запасной код.",
      ifNotYou,
    ],
    action: action(),
  });

export const secondFactorDisabledEmail = () =>
  writeEmail({
    subject: "Вход с кодом отключён",
    paragraphs: [
      "Для входа снова хватит одного пароля. Запасные коды больше не действуют.",
      ifNotYou,
    ],
    action: action(),
  });

export const recoveryCodesRenewedEmail = () =>
  writeEmail({
    subject: "Запасные коды заменены",
    paragraphs: [
      "В вашем кабинете создали новые запасные коды. Прежние больше не действуют.",
      ifNotYou,
    ],
    action: action(),
  });

export const secondFactorRemovedEmail = () =>
  writeEmail({
    subject: "Вход с кодом отключил администратор",
    paragraphs: [
      "Администратор сайта отключил вход с кодом в ваш кабинет: для входа снова хватит одного пароля. Все сеансы завершены.",
      "Если вы об этом не просили, задайте новый пароль и напишите нам. Включить вход с кодом снова можно в настройках.",
    ],
    action: action(),
  });
