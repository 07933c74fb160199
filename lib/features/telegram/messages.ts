/** Said of a wrong field by the server and by the form. */
export const telegramMessages = {
  token: "Вставьте токен целиком, как его прислал @BotFather: 123456789:AA…",
  refusedToken: "Telegram не узнал этот токен. Скопируйте его у @BotFather ещё раз.",
  channel: "Укажите имя канала с @ или номер чата: @my_channel или -1001234567890",
} as const;
