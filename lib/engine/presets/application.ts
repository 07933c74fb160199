/** The data that the owner's application collects, worded for the matrix. */
import type { PurposePreset } from "@/lib/engine/presets/purposes";
import type { Answer } from "@/lib/engine/questions/answer";
import type { Questions } from "@/lib/engine/questions/questions";

type AppDataType = Answer<Questions["appData"]>[number];

/** Nominative, lower case, as items of a list. */
export const appDataLabels: Record<AppDataType, string> = {
  device_id: "идентификаторы устройства и установки приложения",
  advertising_id: "рекламный идентификатор устройства",
  push_token: "токен для уведомлений (push)",
  crash_reports: "отчёты о сбоях приложения",
  camera: "изображение с камеры устройства",
  microphone: "звук с микрофона устройства",
  location: "место, где находится устройство",
  contacts: "контакты из адресной книги устройства",
  files: "фотографии и файлы с устройства, которые выбрал пользователь",
};

/** Data for which the system asks the user's permission. */
export const permissionDataTypes: readonly AppDataType[] = [
  "camera",
  "microphone",
  "location",
  "contacts",
  "files",
];

/** The data of a counter in an application, instead of cookies and pages. */
export const appCounterData = [
  "IP-адрес",
  "идентификаторы устройства и приложения",
  "сведения об устройстве",
  "события приложения: запуски и действия в нём",
];

/** Statistics of an application only, without a counter on the site. */
export const appStatistics = {
  purpose: "Статистика использования приложения",
  subjects: ["пользователи приложения"],
  data: ["ip_address", "location"],
  end: "прекращения этой статистики",
  proposed: { end: "истечения 1 года со дня сбора" },
} satisfies Partial<PurposePreset>;
