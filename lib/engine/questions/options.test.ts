import { expect, test } from "vitest";
import {
  analyticsServices,
  consentPurposes,
  dataTypes,
  documentTypes,
  formDocumentTypes,
  industries,
  paymentSystems,
  processingPurposes,
  protectionMeasures,
  retentionPeriods,
  thirdParties,
  withdrawalMethods,
} from "@/lib/engine/questions/options";
import { questions } from "@/lib/engine/questions/questions";

/** Keys travel in stored documents: one that disappears or is renamed breaks them. Lists may grow. */
const stored: [name: string, list: Record<string, string>, keys: string][] = [
  ["ownerTypes", questions.ownerType.options, "individual legal"],
  ["websitePlatforms", questions.websitePlatform.options, "html crm cms bitrix24 simple other"],
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
  ["appStores", questions.appStores.options, "rustore app_store google_play app_gallery site"],
  [
    "appDataTypes",
    questions.appData.options,
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
    questions.handledByOwner.options,
    "payment_transfer payment_receipt delivery_own delivery_pickup mailing_own analytics_own app_own",
  ],
  ["analyticsServices", analyticsServices, "yandex_metrica google_analytics vk_pixel appmetrica"],
  ["withdrawalMethods", withdrawalMethods, "email post account phone form"],
  [
    "protectionMeasures",
    protectionMeasures,
    "access second_factor encryption backup antivirus log paper responsible papers training harm",
  ],
  ["countersChoices", questions.countersChoice.options, "each all unknown"],
  ["agreementStarts", questions.agreementStart.options, "any_use after_registration"],
  ["agreementDurations", questions.agreementDuration.options, "indefinite until_new_version"],
  ["changeNotices", questions.notifyChanges.options, "yes sometimes no"],
  ["soldThings", questions.soldOnSite.options, "goods services licence donations"],
  ["taxRegimes", questions.taxRegime.options, "general usn patent npd other"],
  ["goodsKinds", questions.goodsKinds.options, "technical heavy personal none"],
  ["orderChannels", questions.orderChannels.options, "phone messenger email"],
  ["shortageRules", questions.outOfStock.options, "choice refund"],
  ["noShowRules", questions.noShow.options, "free costs counted"],
  ["eventKinds", questions.eventKind.options, "arts other none"],
  ["tourRoles", questions.tourRole.options, "operator agent"],
  ["approvals", questions.approvedHow.options, "signature order"],
  ["licenceTerritories", questions.licenceTerritory.options, "russia world"],
  ["digitalPlatforms", questions.isDigitalPlatform.options, "yes no"],
  ["recurringCharges", questions.recurringPayments.options, "yes no"],
  ["acceptancePapers", questions.acceptanceDocument.options, "act upd edo edoAct"],
  ["partialDeliveries", questions.partialDelivery.options, "parts agreed whole"],
  ["vatRules", questions.vat.options, "included none"],
  ["liabilityCaps", questions.liabilityCap.options, "paid year"],
  ["companyCourts", questions.companyCourt.options, "law owner"],
  ["studyCounts", questions.studyCount.options, "lessons modules"],
  ["companyRefunds", questions.companyRefund.options, "rest none"],
  ["insideThings", questions.insideApp.options, "purchases chance noResale"],
  [
    "recommendedThings",
    questions.recommendedThings.options,
    "goods services posts media listings ads",
  ],
  [
    "recommendationMethods",
    questions.recommendationMethods.options,
    "history people likeness popularity profile",
  ],
  [
    "recommendationData",
    questions.recommendationData.options,
    "views searches favourites orders ratings profile city device",
  ],
  [
    "recommendationSources",
    questions.recommendationSources.options,
    "actions account counters others",
  ],
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
