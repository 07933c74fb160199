/** A user with a Yandex mailbox, as described by login.yandex.ru/info. */
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
