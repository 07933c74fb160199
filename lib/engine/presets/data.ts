/** How documents name each type of data, and its fallback purposes when none of the usual ones was chosen. */
import type { DataType, ProcessingPurpose } from "@/lib/engine/questions/vocabulary/options";

export type DataPreset = {
  /** Nominative, lower case, as a list item separated by semicolons. */
  label: string;
  /** The fallback when no chosen purpose lists the type: the first of these that was chosen. */
  homes: ProcessingPurpose[];
};

export const dataPresets: Record<DataType, DataPreset> = {
  full_name: { label: "фамилия, имя, отчество", homes: ["security", "personalization"] },
  // Printed instead of a full name: `processing-matrix.ts`.
  name: { label: "имя", homes: ["security", "personalization"] },
  email: { label: "адрес электронной почты", homes: ["delivery", "personalization"] },
  phone: { label: "номер телефона", homes: ["personalization"] },
  address: {
    label: "адрес",
    homes: ["registration", "payment", "recruitment", "feedback", "support"],
  },
  birth_date: {
    label: "дата рождения",
    homes: ["newsletter", "order_processing", "payment", "feedback"],
  },
  passport: {
    label: "паспортные данные (серия, номер, кем и когда выдан)",
    homes: ["payment", "order_processing", "delivery", "registration", "security", "recruitment"],
  },
  payment_info: {
    label: "сведения об оплате (сумма, дата, способ и состояние платежа)",
    homes: ["order_processing", "contract", "registration", "support", "feedback"],
  },
  // Every site receives these three: without another purpose they serve its operation.
  ip_address: { label: "IP-адрес", homes: [] },
  cookies: { label: "файлы cookie", homes: [] },
  device_info: { label: "сведения об устройстве и браузере", homes: [] },
  location: {
    label: "геолокация",
    homes: ["order_processing", "security", "registration", "support"],
  },
  photo: {
    label: "фотография",
    homes: ["contract", "order_processing", "support", "feedback"],
  },
  health: { label: "сведения о состоянии здоровья", homes: [] },
  biometric: {
    label: "биометрические персональные данные",
    homes: [],
  },
  education: {
    label: "сведения об образовании",
    homes: ["contract", "registration", "order_processing", "feedback"],
  },
  employment: {
    label: "сведения о трудовой деятельности",
    homes: ["contract", "registration", "order_processing", "feedback"],
  },
  children: {
    label: "сведения о несовершеннолетних",
    homes: ["feedback", "support", "payment", "delivery"],
  },
  social_profiles: {
    label: "профили в социальных сетях",
    homes: ["support", "feedback", "newsletter", "personalization"],
  },
  // In the owner's own words, so the purpose is unknown: assigned to the widest one.
  other: {
    label: "",
    homes: [
      "contract",
      "order_processing",
      "registration",
      "recruitment",
      "support",
      "feedback",
      "delivery",
      "payment",
      "personalization",
      "newsletter",
      "security",
      "analytics",
    ],
  },
};

/** How owners name special categories and biometric data in their own words. */
export const healthPattern =
  /здоровь|диагноз|заболевани|болезн|аллерги|инвалидност|беременност|медицинск|анамнез|симптом|противопоказани|группа крови/i;
export const biometricPattern =
  /биометри|отпечат[а-я]+ пальц|радужн|образ(?:ец|цы) голоса|распознавани[а-я]+ лиц/i;
export const otherSpecialPattern =
  /национальност|расов|религи|вероисповедани|политическ|философск|интимн|сексуальн/i;
