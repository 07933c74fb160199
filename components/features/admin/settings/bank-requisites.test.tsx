// @module-tag slow
// @vitest-environment happy-dom
import { act } from "react";
import { expect, test } from "vitest";
import { BankRequisites } from "@/components/features/admin/settings/bank-requisites";
import { mountScreen } from "@/tests/support/browser/mount-screen";
import { typeText } from "@/tests/support/browser/type-text";

const bank = {
  bankName: "ПАО СБЕРБАНК г. Москва",
  bic: "044525225",
  account: "40702810200000000001",
  correspondentAccount: "30101810400000000225",
  kpp: null,
  vatNote: "Без НДС",
  signerPosition: null,
  signerName: null,
};

async function mountForm() {
  const form = await mountScreen(<BankRequisites />, () => Response.json({ bank, missing: [] }));
  await act(() => new Promise((resolve) => setTimeout(resolve, 20)));
  return form;
}

test("the first wrong bank requisite gets its message and the focus, before any request", async () => {
  const form = await mountForm();
  const loads = form.calls();
  await typeText("bank-bic", "04452522");
  await typeText("bank-account", "407");
  await form.submit();
  expect(form.calls()).toBe(loads);
  expect(document.getElementById("bank-bic-error")?.textContent).toContain("В БИК девять цифр");
  expect(document.activeElement?.id).toBe("bank-bic");
});

test("bank requisites are sent as their request has them", async () => {
  const form = await mountForm();
  await typeText("bank-vatNote", "НДС не облагается");
  await typeText("bank-kpp", " ");
  await form.submit();
  expect(form.sent()).toEqual({ ...bank, vatNote: "НДС не облагается" });
});
