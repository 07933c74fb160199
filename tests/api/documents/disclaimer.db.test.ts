/** The disclaimer of forbidden networks through the real route: the one document that comes as a file. */
import { parse } from "content-disposition";
import { beforeEach, describe, expect, test } from "vitest";
import * as downloadRoute from "@/app/api/documents/[id]/download/route";
import * as documentsRoute from "@/app/api/documents/route";
import { call } from "@/tests/support/api/calls/api-call";
import { shopAnswers } from "@/tests/support/api/calls/api-session";
import { registerForToken } from "@/tests/support/api/documents/document-calls";
import { wordsOfDocx, wordsOfText } from "@/tests/support/documents/document-words";
import { describeOnDatabases } from "@/tests/support/servers/test-database";

const docxType = "application/vnd.openxmlformats-officedocument.wordprocessingml.document";

const answers = {
  type: "socialDisclaimer",
  companyName: "ООО «Ромашка»",
  websiteUrl: "https://romashka-shop.ru",
  contactEmail: "info@romashka-shop.ru",
  legalAddress: "101000, г. Москва, ул. Мясницкая, д. 1, офис 5",
  phone: "+7 495 123-45-67",
};

const create = (token: string, json: object, accept?: string) =>
  call(documentsRoute.POST, "/api/documents", {
    json,
    token,
    headers: accept === undefined ? {} : { accept },
  });

const nameOf = (response: Response) =>
  parse(response.headers.get("content-disposition") ?? "").parameters.filename;
const sentenceOf = async (response: Response) =>
  wordsOfDocx(new Uint8Array(await response.arrayBuffer())).join(" ");

describeOnDatabases("the disclaimer of forbidden networks", (database) => {
  let token: string;

  beforeEach(async () => {
    await database.clear();
    token = await registerForToken();
  });

  describe("as a Word file", () => {
    test.each([
      ["without an Accept header", undefined],
      ["when any type is accepted", "*/*"],
      ["when DOCX is accepted", docxType],
      ["to a browser", "text/html,application/xhtml+xml,*/*;q=0.8"],
      ["when DOCX is preferred to JSON", `application/json;q=0.5, ${docxType}`],
    ])("is returned %s", async (_case, accept) => {
      const response = await create(token, answers, accept);
      expect(response.status).toBe(201);
      expect(response.headers.get("content-type")).toBe(docxType);
      expect(nameOf(response)).toBe("Отказ_от_соцсетей_ООО_Ромашка.docx");
      const [document] = await database.client.userDocument.findMany();
      expect(response.headers.get("location")).toBe(`/api/documents/${document?.id}`);
      const sentence = await sentenceOf(response);
      expect(sentence).toContain("ООО «Ромашка»");
      expect(sentence).toContain("romashka-shop.ru");
      expect(sentence).toContain("info@romashka-shop.ru");
      expect(sentence).toContain("офис 5");
      expect(sentence).toContain("+7 495 123-45-67");
      expect(sentence).toMatch(/деятельность компании Meta Platforms Inc\.[^.]+запрещена/);
      expect(sentence).toContain("02-2473/2022");
      expect(sentence).not.toMatch(/whatsapp|указать|undefined/i);
    });

    test("contains the same words as the stored text", async () => {
      const response = await create(token, answers);
      const words = wordsOfDocx(new Uint8Array(await response.arrayBuffer()));
      const [document] = await database.client.userDocument.findMany();
      expect(words).toEqual(wordsOfText(document?.generatedContent ?? ""));
    });

    test.each([
      ['ООО "Рога/Копыта: 50%?"', "Отказ_от_соцсетей_ООО_Рога_Копыта_50.docx"],
      ["../../etc/passwd", "Отказ_от_соцсетей_etc_passwd.docx"],
      ["Ёлкин & Щука\\<b>", "Отказ_от_соцсетей_Ёлкин_Щука_b.docx"],
      ["Петрова Анна Сергеевна", "Отказ_от_соцсетей_Петрова_Анна_Сергеевна.docx"],
      ["😀", "Отказ_от_соцсетей.docx"],
    ])("has a safe file name for the owner %s", async (companyName, name) => {
      const response = await create(token, { ...answers, companyName });
      expect(response.status).toBe(201);
      expect(nameOf(response)).toBe(name);
      expect(await sentenceOf(response)).toContain(companyName);
    });

    test("omits phone and address when these fields are empty", async () => {
      const response = await create(token, { ...answers, legalAddress: "", phone: null });
      expect(response.status).toBe(201);
      const sentence = await sentenceOf(response);
      expect(sentence).not.toMatch(/Телефон|по телефону|Адрес:|письмом по адресу/);
    });
  });

  test("returns JSON when the request prefers JSON", async () => {
    const response = await create(token, answers, "application/json, text/plain;q=0.5");
    expect(response.status).toBe(201);
    const { document, warnings } = await response.json();
    expect(warnings).toEqual([]);
    expect(document).toMatchObject({
      type: "socialDisclaimer",
      status: "completed",
      edition: 1,
      formData: answers,
    });
    expect(document.generatedContent).toContain("Владелец Сайта: ООО «Ромашка»");
  });

  test("counts towards the monthly limit like other documents and records its export", async () => {
    await create(token, answers);
    expect(await database.client.userDocument.count()).toBe(1);
    expect(await database.client.documentVersion.count()).toBe(1);
    const exports = await database.client.documentExport.findMany();
    expect(exports.map(({ format }) => format)).toEqual(["docx"]);
    await create(token, answers);
    await create(token, answers);
    const refused = await create(token, answers);
    expect(refused.status).toBe(403);
    expect(await refused.json()).toMatchObject({ code: "LIMIT_REACHED" });
    expect(await database.client.userDocument.count()).toBe(3);
    expect(await database.client.documentExport.count()).toBe(3);
  });

  test("allows a later Word download on the free plan, unlike a policy", async () => {
    await create(token, answers);
    await create(token, shopAnswers);
    const statuses: Record<string, number> = {};
    for (const { id, type } of await database.client.userDocument.findMany()) {
      const path = `/api/documents/${id}/download?format=docx`;
      const response = await call(downloadRoute.GET, path, { token, params: { id } });
      statuses[type] = response.status;
    }
    expect(statuses).toEqual({ socialDisclaimer: 200, privacy: 403 });
  });

  test.each([
    ["companyName", "", "Название компании обязательно"],
    ["websiteUrl", "не адрес", "Введите корректный URL"],
    ["contactEmail", "нет", "Введите корректный email"],
  ])(
    "rejects a wrong %s with a JSON error in the specification's words",
    async (field, value, message) => {
      const response = await create(token, { ...answers, [field]: value });
      expect(response.status).toBe(400);
      expect(await response.json()).toMatchObject({
        code: "VALIDATION",
        fieldErrors: { [field]: [message] },
      });
      expect(await database.client.userDocument.count()).toBe(0);
    },
  );

  test("rejects a field of another document's form", async () => {
    const response = await create(token, { ...answers, userCanPost: true });
    expect(response.status).toBe(400);
    expect(Object.keys((await response.json()).fieldErrors)).toEqual(["userCanPost"]);
  });

  test("returns 401 without a session", async () => {
    const response = await call(documentsRoute.POST, "/api/documents", { json: answers });
    expect(response.status).toBe(401);
  });
});
