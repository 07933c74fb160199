import { expect, test } from "vitest";
import {
  acceptancePapers,
  agreementDurations,
  agreementStarts,
  analyticsServices,
  appDataTypes,
  approvals,
  appStores,
  changeNotices,
  companyCourts,
  companyRefunds,
  consentPurposes,
  countersChoices,
  dataTypes,
  digitalPlatforms,
  documentTypes,
  eventKinds,
  formDocumentTypes,
  goodsKinds,
  industries,
  insideThings,
  liabilityCaps,
  licenceTerritories,
  noShowRules,
  orderChannels,
  ownerTypes,
  ownWork,
  partialDeliveries,
  paymentSystems,
  processingPurposes,
  protectionMeasures,
  recommendationData,
  recommendationMethods,
  recommendationSources,
  recommendedThings,
  recurringCharges,
  retentionPeriods,
  shortageRules,
  soldThings,
  studyCounts,
  taxRegimes,
  thirdParties,
  tourRoles,
  vatRules,
  websitePlatforms,
  withdrawalMethods,
} from "@/lib/engine/questions/options";

/** Keys travel in stored documents: one that disappears or is renamed breaks them. Lists may grow. */
const stored: [name: string, list: Record<string, string>, keys: string][] = [
  ["ownerTypes", ownerTypes, "individual legal"],
  ["websitePlatforms", websitePlatforms, "html crm cms bitrix24 simple other"],
  [
    "industries",
    industries,
    "ecommerce medical education fintech crypto marketplace mobile saas real_estate automotive food retail manufacturing construction consulting marketing beauty sports travel entertainment nonprofit government logistics telecommunications energy agriculture mining pharmaceutical insurance journalism gaming legal accounting it_services other blog children",
  ],
  [
    "processingPurposes",
    processingPurposes,
    "registration order_processing delivery payment contract feedback support newsletter analytics personalization recruitment security other",
  ],
  ["appStores", appStores, "rustore app_store google_play app_gallery site"],
  [
    "appDataTypes",
    appDataTypes,
    "device_id advertising_id push_token crash_reports camera microphone location contacts files",
  ],
  [
    "consentPurposes",
    consentPurposes,
    "registration order_processing delivery payment contract feedback support newsletter analytics personalization recruitment security other publication health biometric special minors processors",
  ],
  [
    "dataTypes",
    dataTypes,
    "full_name name email phone address birth_date passport payment_info ip_address cookies device_info location photo health biometric education employment children social_profiles other",
  ],
  [
    "retentionPeriods",
    retentionPeriods,
    "until-account-deletion 1-year 3-years 5-years until-consent-withdrawal according-to-law",
  ],
  ["thirdParties", thirdParties, "payment_systems analytics social_networks other"],
  ["paymentSystems", paymentSystems, "yookassa cloudpayments tbank robokassa sbp"],
  [
    "ownWork",
    ownWork,
    "payment_transfer payment_receipt delivery_own delivery_pickup mailing_own analytics_own app_own",
  ],
  ["analyticsServices", analyticsServices, "yandex_metrica google_analytics vk_pixel appmetrica"],
  ["withdrawalMethods", withdrawalMethods, "email post account phone form"],
  [
    "protectionMeasures",
    protectionMeasures,
    "access second_factor encryption backup antivirus log paper responsible papers training harm",
  ],
  ["countersChoices", countersChoices, "each all unknown"],
  ["agreementStarts", agreementStarts, "any_use after_registration"],
  ["agreementDurations", agreementDurations, "indefinite until_new_version"],
  ["changeNotices", changeNotices, "yes sometimes no"],
  ["soldThings", soldThings, "goods services licence donations"],
  ["taxRegimes", taxRegimes, "general usn patent npd other"],
  ["goodsKinds", goodsKinds, "technical heavy personal none"],
  ["orderChannels", orderChannels, "phone messenger email"],
  ["shortageRules", shortageRules, "choice refund"],
  ["noShowRules", noShowRules, "free costs counted"],
  ["eventKinds", eventKinds, "arts other none"],
  ["tourRoles", tourRoles, "operator agent"],
  ["approvals", approvals, "signature order"],
  ["licenceTerritories", licenceTerritories, "russia world"],
  ["digitalPlatforms", digitalPlatforms, "yes no"],
  ["recurringCharges", recurringCharges, "yes no"],
  ["acceptancePapers", acceptancePapers, "act upd edo edoAct"],
  ["partialDeliveries", partialDeliveries, "parts agreed whole"],
  ["vatRules", vatRules, "included none"],
  ["liabilityCaps", liabilityCaps, "paid year"],
  ["companyCourts", companyCourts, "law owner"],
  ["studyCounts", studyCounts, "lessons modules"],
  ["companyRefunds", companyRefunds, "rest none"],
  ["insideThings", insideThings, "purchases chance noResale"],
  ["recommendedThings", recommendedThings, "goods services posts media listings ads"],
  ["recommendationMethods", recommendationMethods, "history people likeness popularity profile"],
  [
    "recommendationData",
    recommendationData,
    "views searches favourites orders ratings profile city device",
  ],
  ["recommendationSources", recommendationSources, "actions account counters others"],
];

test.each(stored)("%s keeps its keys", (_, list, keys) => {
  expect(Object.keys(list)).toEqual(expect.arrayContaining(keys.split(" ")));
});

test.each(stored)("every option of %s has a label of its own, in Russian typography", (_, list) => {
  const labels = Object.values(list);
  expect(new Set(labels).size).toBe(labels.length);
  for (const label of labels) expect(label).toMatch(/^[^\s"'][^"']*[^\s"']$/);
});

test("the types of documents keep their keys; the form makes all but the short disclaimer", () => {
  const keys = "privacy terms consent cookie socialDisclaimer offer return charter".split(" ");
  expect(documentTypes).toEqual(expect.arrayContaining(keys));
  expect(documentTypes.filter((type) => !formDocumentTypes.some((made) => made === type))).toEqual([
    "socialDisclaimer",
  ]);
});
