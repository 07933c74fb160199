import type { SignInProvider } from "@/lib/core/access/sign-in-providers";

/** The names of the sign-in services. */
export const providerNames: Record<SignInProvider, string> = { yandex: "Яндекс ID", vk: "VK ID" };

/** The labels of their buttons. */
export const providerButtons: Record<SignInProvider, string> = {
  yandex: "Войти с\u00a0Яндекс\u00a0ID",
  vk: "Войти через VK\u00a0ID",
};
