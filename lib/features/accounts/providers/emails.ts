import "server-only";

import { providerNames } from "@/content/accounts/sign-in-providers";
import type { SignInProvider } from "@/lib/core/access/sign-in-providers";
import { environment } from "@/lib/platform/config/environment";
import { writeEmail } from "@/lib/platform/mail/write-email";

const toSettings = () => ({
  label: "Открыть способы входа",
  url: `${environment().siteUrl}/settings#sign-in-methods`,
});

/** Tells the owner that a sign-in service was connected. */
export const providerConnectedEmail = (provider: SignInProvider) =>
  writeEmail({
    subject: `Подключён вход через ${providerNames[provider]}`,
    paragraphs: [
      `Теперь в ваш кабинет можно войти через ${providerNames[provider]}, без пароля. Если это сделали вы, делать ничего не нужно.`,
      "Если не вы, отключите этот способ в настройках, завершите остальные сеансы и задайте новый пароль.",
    ],
    action: toSettings(),
  });

/** Tells the owner that a sign-in service was disconnected. */
export const providerDisconnectedEmail = (provider: SignInProvider) =>
  writeEmail({
    subject: `Отключён вход через ${providerNames[provider]}`,
    paragraphs: [
      `Через ${providerNames[provider]} в ваш кабинет больше не войти. Остальные способы входа работают.`,
      "Если это сделали не вы, завершите остальные сеансы и задайте новый пароль.",
    ],
    action: toSettings(),
  });
