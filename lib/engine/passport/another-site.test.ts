import { expect, test } from "vitest";
import { answersForAnotherSite } from "@/lib/engine/passport/another-site";

test("another site takes the owner and the answers, but no address and no counter", () => {
  const shared = { companyName: "ООО «Ромашка»", processingPurposes: ["feedback"] };
  const ofOneSite = {
    websiteUrl: "https://romashka.ru",
    policyUrl: "https://romashka.ru/privacy",
    yandexMetricaId: "12345678",
  };
  expect(answersForAnotherSite({ ...shared, ...ofOneSite })).toEqual(shared);
});
