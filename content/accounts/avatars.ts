/** The six pictures of `public/avatars/` that a user may choose from. They were drawn for this project. */
export const avatars = [
  { url: "/avatars/1.svg", name: "Лиса" },
  { url: "/avatars/2.svg", name: "Сова" },
  { url: "/avatars/3.svg", name: "Кит" },
  { url: "/avatars/4.svg", name: "Кот" },
  { url: "/avatars/5.svg", name: "Журавлик" },
  { url: "/avatars/6.svg", name: "Кораблик" },
] as const;
