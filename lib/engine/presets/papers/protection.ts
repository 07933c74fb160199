/** The names of the categories of data by which ПП РФ от 01.11.2012 № 1119 sets the level of protection (п. 5). */

/** `public`: taken only from the open sources of 152-ФЗ ст. 8 (п. 5). */
export type SystemData = "special" | "biometric" | "other" | "public";

export const systemDataLabels: Record<SystemData, string> = {
  special: "специальные категории персональных данных",
  biometric: "биометрические персональные данные",
  other: "иные категории персональных данных",
  public: "общедоступные персональные данные",
};
