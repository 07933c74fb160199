/** As login.yandex.ru/info describes a user whose mailbox is Yandex's own. */
export const olga = {
  id: "1000034426",
  login: "olga.petrova",
  default_email: "olga-petrova@yandex.ru",
  first_name: "Ольга",
  last_name: "Петрова",
};
export const olgaAtVk = {
  user_id: "7654321",
  first_name: "Ольга",
  last_name: "Петрова",
  email: olga.default_email,
  verified: true,
};
