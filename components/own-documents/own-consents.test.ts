import { expect, test } from "vitest";
import { assembleOwnConsent } from "@/components/own-documents/assemble-own-document";
import { ownConsentKinds, ownConsentPlaces } from "@/content/own/consent-places";
import { ownConsentVersion } from "@/content/own/consents";
import { ownOperator } from "@/content/own/documents";
import { writeText } from "@/lib/engine/writers/text";

test.each(ownConsentKinds)(
  "the consent «%s» is one consent, of the edition that is kept",
  async (kind) => {
    const text = writeText(await assembleOwnConsent(kind, ownOperator));
    expect(text.match(/^Цель: /gm)).toHaveLength(1);
    expect(text).toContain(`Редакция ${ownConsentVersion}`);
    expect(text.replaceAll("\u00a0", " ")).toContain(
      `Цель: ${ownConsentPlaces[kind].purpose.replaceAll("\u00a0", " ")}`,
    );
  },
);

test("the consents ask for no more than the forms do", async () => {
  const dataOf = async (kind: (typeof ownConsentKinds)[number]) => {
    const text = writeText(await assembleOwnConsent(kind, ownOperator));
    return text.replaceAll("\u00a0", " ").match(/Перечень данных: .*/)?.[0];
  };
  expect(await dataOf("feedback")).toBe(
    "Перечень данных: фамилия, имя, отчество; адрес электронной почты; содержание обращения и сведения, которые заявитель сообщил в нём сам.",
  );
  expect(await dataOf("newsletter")).toBe("Перечень данных: адрес электронной почты.");
});
