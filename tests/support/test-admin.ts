/** The first administrator of every server that a test starts. */
export const admin = { email: "admin@example.ru", password: "пароль администратора" };
