import { beforeEach, describe, expect, test, vi } from "vitest";
import * as bankRoute from "@/app/api/admin/billing/bank/route";
import * as actRoute from "@/app/api/admin/billing/invoices/[id]/act/route";
import * as adminFileRoute from "@/app/api/admin/billing/invoices/[id]/file/route";
import * as paidRoute from "@/app/api/admin/billing/invoices/[id]/paid/route";
import * as invoiceRoute from "@/app/api/admin/billing/invoices/[id]/route";
import * as fileRoute from "@/app/api/billing/invoices/[id]/file/route";
import * as invoicesRoute from "@/app/api/billing/invoices/route";
import * as deleteRoute from "@/app/api/user/delete/route";
import { toMoscowDate } from "@/lib/core/time/moscow-time";
import { issueDueCertificates } from "@/lib/features/billing/invoices/completion-certificates";
import { findPrinted } from "@/lib/features/billing/invoices/data";
import { paymentCodeText } from "@/lib/features/billing/invoices/print";
import type { Invoice } from "@/lib/features/billing/invoices/schema";
import { addMonths } from "@/lib/features/billing/terms/months";
import {
  listOrders,
  postOrderRefresh,
  readGrantedPlan,
} from "@/tests/support/api/billing/billing-calls";
import { testBank, testBuyer } from "@/tests/support/api/billing/invoice-fixtures";
import { call } from "@/tests/support/api/calls/api-call";
import { type RegisteredUser, registerUser } from "@/tests/support/api/calls/registered-user";
import { textOfPdf } from "@/tests/support/documents/document-words/pdf";
import { describeOnDatabases } from "@/tests/support/servers/test-database";

// `content/site.ts` reads the seller when it is loaded.
await vi.hoisted(async () =>
  (await import("@/tests/support/api/billing/test-seller")).setTestSeller(),
);

const bank = { ...testBank, account: "4070 2810 2000 0000 0001" };
const buyer = testBuyer;
const path = "/api/billing/invoices";

describeOnDatabases("an invoice", (database) => {
  let payer: RegisteredUser;
  let otherUser: RegisteredUser;
  let admin: RegisteredUser;

  beforeEach(async () => {
    await database.clear();
    payer = await registerUser();
    otherUser = await registerUser();
    admin = await registerUser();
    await database.client.user.update({ where: { id: admin.id }, data: { role: "admin" } });
  });

  const saveBank = (json: object = bank, token = admin.token) =>
    call(bankRoute.PUT, "/api/admin/billing/bank", { method: "PUT", json, token });
  const ask = (changes: object = {}, token = payer.token) =>
    call(invoicesRoute.POST, path, {
      token,
      json: { plan: "premium", months: 2, buyer, ...changes },
    });
  async function order(changes: object = {}, token = payer.token): Promise<Invoice> {
    const response = await ask(changes, token);
    if (response.status !== 201) throw new Error(await response.text());
    return (await response.json()) as Invoice;
  }
  const list = async (token = payer.token) =>
    (await (await call(invoicesRoute.GET, path, { token })).json()) as {
      isOffered: boolean;
      invoices: Invoice[];
    };
  const today = () => toMoscowDate(new Date());
  const say = (id: string, more: object = {}, token = admin.token) =>
    call(paidRoute.POST, `/api/admin/billing/invoices/${id}/paid`, {
      token,
      params: { id },
      json: { amount: 398_000, paymentNumber: "1042", paidOn: today(), ...more },
    });
  const admins = (route: "act" | "withdraw", id: string) => {
    const options = { token: admin.token, params: { id } };
    return route === "act"
      ? call(actRoute.POST, `/x/${id}/act`, { ...options, method: "POST" })
      : call(invoiceRoute.DELETE, `/x/${id}`, { ...options, method: "DELETE" });
  };
  const file = (id: string, paper: string, token = payer.token) =>
    call(fileRoute.GET, `${path}/${id}/file?paper=${paper}`, { token, params: { id } });
  const pdf = async (response: Response) => {
    expect(response.headers.get("content-type")).toBe("application/pdf");
    return (await textOfPdf(new Uint8Array(await response.arrayBuffer()))).replaceAll(
      "\u00a0",
      " ",
    );
  };
  const plan = () => readGrantedPlan(database.client, payer.id);
  const lines = async () =>
    (await database.client.auditEntry.findMany({ orderBy: { createdAt: "asc" } })).map(
      ({ action }) => action,
    );

  test("is offered only once bank details are saved, and returns 503 before", async () => {
    expect(await list()).toEqual({ isOffered: false, invoices: [] });
    const response = await ask();
    expect(response.status).toBe(503);
    expect((await response.json()).message).toMatch(/^Счета для организаций пока не выставляем/);
    expect(await database.client.billingOrder.count()).toBe(0);
    expect((await saveBank()).status).toBe(200);
    expect(await list()).toEqual({ isOffered: true, invoices: [] });
  });

  test.each([
    [{ account: "40702810200000000002" }, "account"],
    [{ bic: "044525974" }, "account"],
    [{ correspondentAccount: "30101810400000000226" }, "correspondentAccount"],
    [{ vatNote: " " }, "vatNote"],
    [{ bic: "04452522" }, "bic"],
  ])("bank details with an error are rejected: %j", async (slip, field) => {
    const response = await saveBank({ ...bank, ...slip });
    expect(response.status).toBe(400);
    expect((await response.json()).fieldErrors).toHaveProperty([field]);
    expect(await lines()).toEqual([]);
  });

  describe("when bank details are saved", () => {
    beforeEach(async () => {
      expect((await saveBank()).status).toBe(200);
    });

    test("is mailed once, to a confirmed address only, and without the buyer's details", async () => {
      const mailed = () =>
        database.client.outboxMail.findMany({
          where: { recipient: payer.email, subject: { startsWith: "Счёт" } },
        });
      await order({ months: 1 });
      expect(await mailed()).toEqual([]);
      await database.client.user.update({
        where: { id: payer.id },
        data: { emailConfirmed: true },
      });
      const { id, number } = await order();
      await order();
      const emails = await mailed();
      expect(emails.map(({ subject }) => subject)).toEqual([
        expect.stringMatching(new RegExp(`^Счёт № ${number} на 3.980.₽$`)),
      ]);
      expect(emails[0]?.text).toContain(`/premium/order/${id}`);
      expect(emails[0]?.text).not.toContain(buyer.name);
    });

    test("freezes price, number and bank details, and gives no plan before payment", async () => {
      const invoice = await order();
      const year = today().slice(0, 4);
      expect(invoice).toMatchObject({
        number: `${year}-1`,
        title: "План «Премиум», 2 месяца",
        amount: 398_000,
        state: "waiting",
        buyerName: "ООО «Покупатель»",
        hasAct: false,
      });
      expect(await plan()).toMatchObject({ subscription: "free", grants: 0 });
      expect((await list()).invoices).toEqual([invoice]);
      await saveBank({ ...bank, vatNote: "в том числе НДС" });
      const text = await pdf(await file(invoice.id, "invoice"));
      for (const value of [
        `Счёт на оплату № ${year}-1`,
        "ООО «Продавец»",
        "40702810200000000001",
        "30101810400000000225",
        "044525225",
        "ООО «Покупатель»",
        "3 980,00",
        "НДС не облагается: УСН",
        "Генеральный директор",
      ]) {
        expect(text.replace(/\s+/g, " ")).toContain(value);
      }
      const printed = await findPrinted(database.client, invoice.id);
      if (!printed?.invoice) throw new Error("nothing to print");
      const [head, ...fields] = paymentCodeText(printed.invoice).split("|");
      expect(head).toBe("ST00012");
      expect(Object.fromEntries(fields.map((field) => field.split("=")))).toMatchObject({
        Name: "ООО «Продавец»",
        PersonalAcc: "40702810200000000001",
        BIC: "044525225",
        Sum: "398000",
      });
    });

    test("is the same when requested twice, and numbers have no gaps", async () => {
      const [one, two] = await Promise.all([order(), order()]);
      expect(one.id).toBe(two.id);
      const wrong = await ask({ plan: "premium", months: 13 });
      expect(wrong.status).toBe(400);
      const owners = [payer.token, otherUser.token, admin.token];
      await Promise.all(
        [3, 4, 5, 6].flatMap((months) => owners.map((token) => order({ months }, token))),
      );
      const rows = await database.client.billingInvoice.findMany({ orderBy: { number: "asc" } });
      expect(rows.map(({ number }) => number)).toEqual(rows.map((_row, at) => at + 1));
      expect(rows).toHaveLength(13);
    });

    test.each([
      ["a wrong check digit in the ИНН", { inn: "7712345672" }, "buyer.inn"],
      ["no КПП for a company", { kpp: null }, "buyer.kpp"],
      ["a КПП for a sole trader", { inn: "500100732259" }, "buyer.kpp"],
      ["no name", { name: " " }, "buyer.name"],
      ["no address", { address: "" }, "buyer.address"],
    ])("is rejected with %s", async (_name, slip, field) => {
      const response = await ask({ buyer: { ...buyer, ...slip } });
      expect(response.status).toBe(400);
      expect((await response.json()).fieldErrors).toHaveProperty([field]);
      expect(await database.client.billingCounter.count()).toBe(0);
    });

    test("gives the plan once when ten administrators mark it as paid at the same moment", async () => {
      const { id } = await order();
      const answers = await Promise.all(Array.from({ length: 10 }, () => say(id)));
      expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(9).fill(409)]);
      const { premiumUntil, ...given } = await plan();
      expect(given).toMatchObject({ subscription: "premium", documentsLimit: 100, grants: 1 });
      const grant = await database.client.billingGrant.findFirstOrThrow();
      expect(premiumUntil).toEqual(addMonths(grant.from, 2));
      expect((await lines()).sort()).toEqual(["invoice.paid", "payment.plan", "settings.bank"]);
      expect((await list()).invoices[0]).toMatchObject({
        state: "paid",
        paidOn: today(),
        hasAct: true,
      });
      // Nobody asks ЮKassa about it, and what the user does changes nothing.
      expect((await postOrderRefresh(payer.token, id)).status).toBe(200);
      expect(await listOrders(payer.token)).toMatchObject([{ id, state: "paid", amount: 398_000 }]);
      expect((await plan()).grants).toBe(1);
    });

    test.each([
      ["another sum", { amount: 397_999 }, "amount"],
      ["a future date", { paidOn: "2999-01-01" }, "paidOn"],
      ["a date before the invoice", { paidOn: "2026-01-01" }, "paidOn"],
      ["no number of the payment order", { paymentNumber: "" }, "paymentNumber"],
    ])("gives no plan when paid with %s", async (_name, change, field) => {
      const { id } = await order();
      const response = await say(id, change);
      expect(response.status).toBe(400);
      expect((await response.json()).fieldErrors).toHaveProperty([field]);
      expect(await plan()).toMatchObject({ subscription: "free", grants: 0 });
      expect(await lines()).toEqual(["settings.bank"]);
    });

    test("gets a numbered certificate when its period begins, or earlier from an administrator", async () => {
      const first = await order({ months: 1 });
      const second = await order({ months: 3 });
      expect((await file(first.id, "act")).status).toBe(404);
      expect((await admins("act", first.id)).status).toBe(409);
      await say(second.id, { amount: 597_000 });
      await say(first.id, { amount: 199_000 });
      // The second one's time begins when the first one's is over.
      const acts = async () =>
        (await list()).invoices.map(({ id, hasAct }) => [id === second.id, hasAct]);
      expect(await acts()).toEqual(
        expect.arrayContaining([
          [true, true],
          [false, false],
        ]),
      );
      expect((await file(first.id, "act")).status).toBe(404);
      await issueDueCertificates(database.client, new Date());
      expect((await file(first.id, "act")).status).toBe(404);
      expect((await admins("act", first.id)).status).toBe(200);
      expect((await admins("act", first.id)).status).toBe(200);
      const rows = await database.client.billingInvoice.findMany({ orderBy: { number: "asc" } });
      expect(rows.map(({ actNumber }) => actNumber)).toEqual([2, 1]);
      const text = (await pdf(await file(second.id, "act"))).replace(/\s+/g, " ");
      expect(text).toContain("Исполнитель открыл Заказчику доступ");
      expect(text).toContain("5 970,00");
    });

    test("gets its certificate from the loop when its period begins", async () => {
      const first = await order({ months: 1 });
      const second = await order({ months: 3 });
      await say(first.id, { amount: 199_000 });
      await say(second.id, { amount: 597_000 });
      const begin = (await database.client.billingGrant.findMany({ orderBy: { from: "asc" } })).at(
        -1,
      )?.from;
      await issueDueCertificates(database.client, begin ?? new Date(0));
      await issueDueCertificates(database.client, begin ?? new Date(0));
      const rows = await database.client.billingInvoice.findMany({ orderBy: { number: "asc" } });
      expect(rows.map(({ actNumber }) => actNumber)).toEqual([1, 2]);
    });

    test("returns 404 to another user, and 403 to users on administrators' calls", async () => {
      const { id } = await order();
      expect((await file(id, "invoice", otherUser.token)).status).toBe(404);
      expect((await list(otherUser.token)).invoices).toEqual([]);
      expect((await say(id, {}, payer.token)).status).toBe(403);
      expect((await saveBank(bank, payer.token)).status).toBe(403);
      const options = { token: admin.token, params: { id } };
      expect((await call(adminFileRoute.GET, `/x/${id}/file`, options)).status).toBe(200);
      const asOther = { ...options, token: otherUser.token };
      expect((await call(adminFileRoute.GET, `/x/${id}/file`, asOther)).status).toBe(403);
    });

    test("keeps its number when withdrawn, and still gives the plan when paid later", async () => {
      const { id } = await order();
      expect((await admins("withdraw", id)).status).toBe(200);
      expect((await admins("withdraw", id)).status).toBe(409);
      expect((await list()).invoices).toMatchObject([{ state: "canceled" }]);
      expect((await order({ months: 1 })).number).toMatch(/-2$/);
      expect((await say(id)).status).toBe(200);
      expect(await plan()).toMatchObject({ subscription: "premium", grants: 1 });
    });

    test("loses its buyer with the account if unpaid, keeps it if paid, and gives no plan later", async () => {
      const paid = await order({ months: 1 });
      await say(paid.id, { amount: 199_000 });
      const unpaid = await order({ months: 2 });
      const response = await call(deleteRoute.DELETE, "/api/user/delete", {
        method: "DELETE",
        token: payer.token,
        json: { password: payer.password },
      });
      expect(response.status).toBe(200);
      const rows = await database.client.billingInvoice.findMany({ orderBy: { number: "asc" } });
      expect(rows).toMatchObject([
        { orderId: paid.id, buyerName: "ООО «Покупатель»" },
        { orderId: unpaid.id, buyerName: null, buyerInn: null, buyerKpp: null, buyerAddress: null },
      ]);
      expect((await say(unpaid.id)).status).toBe(200);
      const grant = await database.client.billingGrant.findUniqueOrThrow({
        where: { orderId: unpaid.id },
      });
      expect(grant.isGiven).toBe(false);
      await issueDueCertificates(database.client, new Date(Date.now() + 90 * 86_400_000));
      expect(
        (await database.client.billingInvoice.findUniqueOrThrow({ where: { orderId: unpaid.id } }))
          .actNumber,
      ).toBeNull();
    });
  });
});
