import type { SignInProvider } from "@/lib/core/access/sign-in-providers";

/** The services of sign-in as their owners call them. */
export const providerNames: Record<SignInProvider, string> = { yandex: "Яндекс ID", vk: "VK ID" };

/** «Войти с Яндекс ID», «Войти через VK ID». */
export const providerButtons: Record<SignInProvider, string> = {
  yandex: "Войти с\u00a0Яндекс\u00a0ID",
  vk: "Войти через VK\u00a0ID",
};
