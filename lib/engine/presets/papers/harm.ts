/** The cases of приказ РКН от 27.10.2022 № 178 п. 2 in our words, and the names of the degrees. */

export type HarmDegree = "high" | "medium" | "low";

/** The cases of a high and of a medium degree. Cases of the low degree change nothing: there is no lower one. */
export const harmCases = {
  biometrics: "high",
  specialData: "high",
  contractsOfMinors: "high",
  anonymisation: "high",
  foreignProcessor: "high",
  foreignDatabase: "high",
  publication: "medium",
  otherPurposes: "medium",
  basesOfOthers: "medium",
  consentOfUnknown: "medium",
  incompatiblePurposes: "medium",
} as const satisfies Record<string, HarmDegree>;

export type HarmCase = keyof typeof harmCases;

export const harmDegreeLabels: Record<HarmDegree, string> = {
  high: "высокая",
  medium: "средняя",
  low: "низкая",
};

/** Nominative, lower case: list items. What the order leaves out of some of them is stated in the act. */
export const harmCaseLabels: Record<HarmCase, string> = {
  biometrics: "обработка биометрических данных, по которым устанавливают личность",
  specialData:
    "обработка специальных категорий данных (о здоровье, расе, национальности, вере, убеждениях, политических взглядах или интимной жизни) либо сведений о судимости",
  contractsOfMinors:
    "обработка данных несовершеннолетних для договора, где несовершеннолетний — сторона, выгодоприобретатель или поручитель",
  anonymisation:
    "обезличивание данных, в том числе для скоринга, прогноза поведения потребителей и исследований, кроме статистических и научных по закону",
  foreignProcessor: "поручение обработки данных граждан России иностранному лицу",
  foreignDatabase: "сбор данных с использованием баз, находящихся за пределами России",
  publication: "распространение данных на сайте или иное раскрытие их неограниченному кругу лиц",
  otherPurposes: "обработка данных в дополнительных целях, отличных от той, для которой их собрали",
  basesOfOthers:
    "реклама прямыми обращениями к людям по базам данных, которые принадлежат другому оператору",
  consentOfUnknown:
    "согласие, которое дают на сайте без последующей идентификации или аутентификации того, кто его дал",
  incompatiblePurposes:
    "согласие, которое разрешает обработку другим лицам в целях, несовместимых между собой",
};
