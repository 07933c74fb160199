import { expect, test } from "vitest";
import { answersForAnotherSite } from "@/lib/engine/passport/another-site";

test("answersForAnotherSite keeps owner and purposes, but no addresses and no counter", () => {
  const shared = { companyName: "ООО «Ромашка»", processingPurposes: ["feedback"] };
  const ofOneSite = {
    websiteUrl: "https://romashka.ru",
    policyUrl: "https://romashka.ru/privacy",
    yandexMetricaId: "12345678",
  };
  expect(answersForAnotherSite({ ...shared, ...ofOneSite })).toEqual(shared);
});
