/** Texts of the screens for signing in with an external service. */
import { providerNames } from "@/content/accounts/sign-in-providers";
import type { SignInProvider } from "@/lib/core/access/sign-in-providers";

/** Below the buttons: which data the service passes on, and to whom. */
export const providerNote =
  "Мы спросим у сервиса только ваши почту и имя. Сервис узнает, что вы вошли к нам.";

/** The page after an unsuccessful sign-in with a service. */
export const signInProblemTexts: Record<"cancelled" | "failed", string> = {
  cancelled:
    "Вы не разрешили сервису назвать вас. Ничего не изменилось: войдите другим способом или попробуйте ещё раз.",
  failed: "Сервис не ответил, или страница входа открыта слишком давно. Начните заново.",
};

/** After linking a service in the settings: the title of the message, and what to do. */
export const joinResultTexts: Record<
  "joined" | "taken" | "cancelled" | "failed",
  { kind: "success" | "error"; title: string; description?: string }
> = {
  joined: {
    kind: "success",
    title: "Способ входа подключён",
    description: "О нём мы написали на вашу почту.",
  },
  taken: {
    kind: "error",
    title: "Не подключён",
    description: "Этот пользователь сервиса уже подключён к другому кабинету.",
  },
  cancelled: { kind: "error", title: "Не подключён", description: "Вы не дали разрешения." },
  failed: {
    kind: "error",
    title: "Не подключён",
    description: "Сервис не ответил, или прошло больше десяти минут. Попробуйте ещё раз.",
  },
};

/** The heading and the sentence of each step that ends in an account. */
export const signInStepTexts = {
  enter: () => ({ title: "Входим", text: "Подождите немного." }),
  join: (provider: SignInProvider, email: string) => ({
    title: "У вас уже есть кабинет",
    text: `Кабинет с адресом ${email} есть. Войти в него и подключить ${providerNames[provider]}? Пароль останется прежним.`,
  }),
  register: (provider: SignInProvider, email: string) => ({
    title: "Создать кабинет?",
    text: `${providerNames[provider]} подтвердил адрес ${email}. Кабинета с ним ещё нет.`,
  }),
};

/** Settings of users who sign in with a service only. */
export const noPasswordTexts = {
  state:
    "Пароля пока нет: вы входите через сервис. Пароль нужен для входа по почте, смены адреса и входа с кодом.",
  button: "Задать пароль",
  sent: (email: string) =>
    `Отправили письмо на ${email}. Откройте ссылку из него в течение часа и задайте пароль. Все сеансы завершатся, войти нужно будет заново.`,
};

/** The card «Способы входа». */
export const signInMethodTexts = {
  note: "Чем можно открыть ваш кабинет. Что вам незнакомо, отключите.",
  password: "Пароль задан.",
  noPassword: "Пароля нет. Задать его можно выше.",
  joined: (day: string, email: string | null) =>
    `Подключён ${day}${email ? `, адрес там: ${email}` : ""}.`,
  absent: "Не подключён.",
  off: "Сейчас сервис на сайте выключен.",
};
