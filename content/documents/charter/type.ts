import type { TypeDefinition } from "@/content/documents/definition";

export const charter = {
  name: "Устав сайта",
  description:
    "Правила сайта: кто им управляет, что на нём запрещено, как жалуются и как решают жалобы.",
  neededWhen: "нужен форумам, площадкам объявлений и отзывов",
  icon: "landmark",
  isPremium: true,
  accusative: "устав",
  filePrefix: "Устав",
  defaultPath: "/charter",
  example: { about: "Форум автолюбителей", owner: "forum" },
} as const satisfies TypeDefinition;
