import type { TypeDefinition } from "@/content/documents/definition";

export const terms = {
  name: "Пользовательское соглашение",
  description:
    "Договор с посетителем: как пользоваться сайтом, кто за что отвечает, как решаются споры.",
  neededWhen: "нужно, если на сайте есть личный кабинет или люди что-то публикуют",
  icon: "handshake",
  isPremium: false,
  accusative: "соглашение",
  filePrefix: "Пользовательское_соглашение",
  defaultPath: "/terms",
  example: { about: "Образовательная платформа", owner: "school" },
} as const satisfies TypeDefinition;
