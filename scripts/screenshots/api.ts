/** The API for the screenshots: each path returns a fixture, or hangs, or fails. */
import type { Page } from "@playwright/test";
import { sampleAnswers } from "@/scripts/screenshots/fixtures";
import { writeSample } from "@/scripts/screenshots/sample-document";

/** `hang` never responds; a number fails with that status. */
export type MockedApi = {
  user?: object | null | "hang";
  documents?: object[] | "hang" | number;
  /** Without it a document is made. */
  create?: { status: number; body: object } | "hang";
  login?: { status: number; body: object };
  /** The check at `/check/{id}`. */
  check?: object;
  /** Result of the policy check. */
  checkedText?: object;
};

export const freeUser = {
  id: "0123456789abcdefghijklmn",
  email: "anna@romashka-shop.ru",
  firstName: "Анна",
  lastName: "Смирнова",
  role: "user",
  subscription: "free",
  documentsCreated: 1,
  documentsLimit: 3,
  profileImageUrl: null,
  companyName: null,
  companyType: "individual",
  phone: null,
  address: null,
  avatarUrl: null,
  emailConfirmed: true,
};

export const premiumUser = {
  ...freeUser,
  subscription: "premium",
  documentsLimit: 100,
  documentsCreated: 12,
};

export function storedDocument(index: number, type: string, name: string, companyName: string) {
  return {
    id: `document${String(index).padStart(16, "0")}`,
    name,
    type,
    status: "completed",
    edition: 1,
    formData: { ...sampleAnswers, type, companyName },
    createdAt: `2026-11-${String(21 - index).padStart(2, "0")}T09:12:00.000Z`,
    updatedAt: `2026-11-${String(21 - index).padStart(2, "0")}T09:12:00.000Z`,
    generatedContent: null,
    blanks: [],
  };
}

export async function mockApi(page: Page, played: MockedApi) {
  await page.route("**/api/**", async (route) => {
    const path = new URL(route.request().url()).pathname;
    const json = (status: number, body: unknown) =>
      route.fulfill({ status, contentType: "application/json", body: JSON.stringify(body) });
    const refuse = (status: number) =>
      json(status, { code: "INTERNAL", message: "На сервере произошла ошибка." });

    if (path === "/api/auth/user") {
      if (played.user === "hang") return;
      return played.user
        ? json(200, played.user)
        : json(401, { code: "UNAUTHENTICATED", message: "Войдите" });
    }
    if (path === "/api/documents" && route.request().method() === "GET") {
      if (played.documents === "hang") return;
      if (typeof played.documents === "number") return refuse(played.documents);
      return json(200, played.documents ?? []);
    }
    if (path === "/api/documents") {
      if (played.create === "hang") return;
      if (played.create) return json(played.create.status, played.create.body);
      const { text } = await writeSample();
      const document = {
        ...storedDocument(1, "privacy", "Политика обработки персональных данных", "ООО «Ромашка»"),
        generatedContent: text,
        blanks: ["дату и номер приказа о назначении ответственного лица"],
      };
      const message = "Похоже, в ОГРН опечатка: проверьте цифры";
      return json(201, { document, warnings: [{ field: "ogrn", message }] });
    }
    if (path === "/api/policy-checks" && played.checkedText) return json(200, played.checkedText);
    if (path.startsWith("/api/checks/") && played.check) return json(200, played.check);
    if (path.endsWith("/view")) {
      const { page: body } = await writeSample();
      return route.fulfill({ contentType: "text/html; charset=utf-8", body });
    }
    if (path === "/api/login" || path === "/api/register") {
      return played.login
        ? json(played.login.status, played.login.body)
        : json(200, { token: "t", user: freeUser });
    }
    return refuse(500);
  });
}
