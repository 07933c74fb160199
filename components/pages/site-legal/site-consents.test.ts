import { expect, test } from "vitest";
import { assembleSiteConsent } from "@/components/pages/site-legal/assemble-site-legal";
import { siteConsentKinds, siteConsentPlaces } from "@/content/site-legal/consent-places";
import { siteConsentVersion } from "@/content/site-legal/consents";
import { siteOperator } from "@/content/site-legal/documents";
import { writeText } from "@/lib/engine/writers/text";

test.each(siteConsentKinds)(
  "the consent «%s» has one purpose and the current edition",
  async (kind) => {
    const text = writeText(await assembleSiteConsent(kind, siteOperator()));
    expect(text.match(/^Цель: /gm)).toHaveLength(1);
    expect(text).toContain(`Редакция ${siteConsentVersion()}`);
    expect(text.replaceAll("\u00a0", " ")).toContain(
      `Цель: ${siteConsentPlaces[kind].purpose.replaceAll("\u00a0", " ")}`,
    );
  },
);

test("the consents list only data that the forms ask", async () => {
  const dataOf = async (kind: (typeof siteConsentKinds)[number]) => {
    const text = writeText(await assembleSiteConsent(kind, siteOperator()));
    return text.replaceAll("\u00a0", " ").match(/Перечень данных: .*/)?.[0];
  };
  expect(await dataOf("feedback")).toBe(
    "Перечень данных: фамилия, имя, отчество; адрес электронной почты; содержание обращения и сведения, которые заявитель сообщил в нём сам.",
  );
  expect(await dataOf("newsletter")).toBe("Перечень данных: адрес электронной почты.");
});
