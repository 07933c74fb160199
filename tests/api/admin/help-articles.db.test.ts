import { beforeEach, expect, test } from "vitest";
import * as articleRoute from "@/app/api/admin/help/[id]/route";
import * as helpRoute from "@/app/api/admin/help/route";
import { findHelpArticle, listHelpArticles } from "@/lib/features/help/data";
import type { EditedHelpArticle, ListedHelpArticle } from "@/lib/features/help/responses";
import { listPublicPages } from "@/lib/features/seo/public-pages";
import { contentState } from "@/lib/startup/watch-content";
import { call } from "@/tests/support/api/calls/api-call";
import { registerUser } from "@/tests/support/api/calls/registered-user";
import { describeOnDatabases } from "@/tests/support/servers/test-database";

const handlers = { GET: articleRoute.GET, PATCH: articleRoute.PATCH, DELETE: articleRoute.DELETE };

const article = {
  title: "Как сменить хостинг?",
  markdown: "## Коротко\n\nДанные **остаются** в России.\n\n<script>alert(1)</script>",
  category: "law",
  subcategory: "Хранение",
  order: 2,
};

describeOnDatabases("/api/admin/help", (database) => {
  let token = "";

  beforeEach(async () => {
    await database.clear();
    const admin = await registerUser();
    token = admin.token;
    await database.client.user.update({ where: { id: admin.id }, data: { role: "admin" } });
  });

  const create = (json: unknown) => call(helpRoute.POST, "/api/admin/help", { token, json });
  const created = async (json: unknown): Promise<EditedHelpArticle> => (await create(json)).json();
  const list = async (search = ""): Promise<ListedHelpArticle[]> =>
    (await call(helpRoute.GET, `/api/admin/help${search}`, { token })).json();
  const onArticle = (method: "GET" | "PATCH" | "DELETE", id: string, json?: unknown) =>
    call(handlers[method], `/api/admin/help/${id}`, { method, token, params: { id }, json });
  const revision = async () => (await contentState(database.client, new Date())).split(" ")[0];

  test("publishes an article with its Markdown as sanitised HTML until it is unpublished", async () => {
    const saved = await created(article);
    expect(saved).toMatchObject({
      slug: "kak-smenit-khosting",
      content: "<h2>Коротко</h2>\n<p>Данные <strong>остаются</strong> в\u00a0России.</p>",
      markdown: article.markdown,
      subcategory: "Хранение",
      isPublished: true,
    });
    expect(await listHelpArticles()).toMatchObject([
      { slug: saved.slug, category: "law", words: "коротко данные остаются в россии" },
    ]);
    expect(await findHelpArticle(saved.slug)).toMatchObject({
      title: article.title,
      headings: [{ id: "korotko", text: "Коротко" }],
      excerpt: "Коротко Данные остаются в России.",
    });
    expect((await listPublicPages()).map(({ path }) => path)).toContain(`/help/${saved.slug}`);
    expect(await revision()).toBe("1");

    expect((await onArticle("PATCH", saved.id, { isPublished: false })).status).toBe(200);
    expect(await findHelpArticle(saved.slug)).toBeNull();
    expect(await findHelpArticle("a\u0000b")).toBeNull();
    expect(await listHelpArticles()).toEqual([]);
    expect(await list("?isPublished=false&category=law")).toMatchObject([{ id: saved.id }]);
    expect(await list("?isPublished=true")).toEqual([]);
    expect(await list("?category=fines")).toEqual([]);

    expect((await onArticle("DELETE", saved.id)).status).toBe(204);
    expect((await onArticle("GET", saved.id)).status).toBe(404);
    expect((await onArticle("DELETE", saved.id)).status).toBe(404);
  });

  test("does not show a draft or change the content revision", async () => {
    const saved = await created({ ...article, isPublished: false });
    expect(await findHelpArticle(saved.slug)).toBeNull();
    expect(await revision()).toBe("0");
  });

  test("lists articles by the operator's order, then by title", async () => {
    for (const [slug, order] of [
      ["c", 5],
      ["a", 1],
      ["b", 1],
    ] as const) {
      await created({ ...article, title: slug, slug, order });
    }
    expect((await listHelpArticles()).map(({ slug }) => slug)).toEqual(["a", "b", "c"]);
  });

  test("clears the Markdown when only HTML is saved, and keeps it otherwise", async () => {
    const saved = await created(article);
    const html = "<p onclick='x()'>Слово</p>";
    const changed = await (await onArticle("PATCH", saved.id, { content: html })).json();
    expect(changed).toMatchObject({ content: "<p>Слово</p>", markdown: null });
    const both = { content: html, markdown: "Другое" };
    const again = await (await onArticle("PATCH", saved.id, both)).json();
    expect(again).toMatchObject({ content: "<p>Другое</p>", markdown: "Другое" });
    const renamed = await (await onArticle("PATCH", saved.id, { title: "Имя" })).json();
    expect(renamed).toMatchObject({ content: "<p>Другое</p>", markdown: "Другое" });
  });

  test("sanitises stored content again when it is read", async () => {
    const saved = await created(article);
    const content = "<p onclick='x()'>а</p><img src=x onerror=alert(1)><script>alert(1)</script>";
    await database.client.helpArticle.update({ where: { id: saved.id }, data: { content } });
    expect((await findHelpArticle(saved.slug))?.html).toBe("<p>а</p>");
    expect((await (await onArticle("GET", saved.id)).json()).content).toBe("<p>а</p>");
  });

  test.each(["documents", "checklist"])(
    "returns 409 to the address of the built-in page /help/%s",
    async (slug) => {
      const text = "По этому адресу уже открывается страница сайта. Выберите другой";
      for (const json of [
        { ...article, slug },
        { ...article, title: slug },
      ]) {
        const refused = await create(json);
        expect(refused.status).toBe(409);
        expect(await refused.json()).toMatchObject({ fieldErrors: { slug: [text] } });
      }
      const saved = await created(article);
      expect((await onArticle("PATCH", saved.id, { slug })).status).toBe(409);
    },
  );

  test("returns 409 to a change based on an older state, and keeps the newer one", async () => {
    const { id, updatedAt: after } = await created(article);
    expect((await onArticle("PATCH", id, { after, title: "Правка коллеги" })).status).toBe(200);
    const second = await onArticle("PATCH", id, { after, title: "Моя правка" });
    expect(second.status).toBe(409);
    expect(await second.json()).toMatchObject({
      code: "CONFLICT",
      message: "Пока вы правили, статья изменилась. Обновите её и внесите изменения ещё раз.",
    });
    expect(await (await onArticle("GET", id)).json()).toMatchObject({ title: "Правка коллеги" });
    expect((await onArticle("PATCH", id, { title: "Без основы" })).status).toBe(200);
  });

  test("returns 409 to an address of another article", async () => {
    await created(article);
    expect((await create(article)).status).toBe(409);
    const other = await created({ ...article, slug: "other" });
    expect((await onArticle("PATCH", other.id, { slug: "kak-smenit-khosting" })).status).toBe(409);
  });

  test.each([
    [{ ...article, title: " " }, "title"],
    [{ ...article, slug: "../x" }, "slug"],
    [{ ...article, category: "guides" }, "category"],
    [{ ...article, order: -1 }, "order"],
    [{ ...article, order: 1.5 }, "order"],
    [{ ...article, markdown: ">".repeat(10_000) }, "markdown"],
    [{ ...article, markdown: "а".repeat(100_001) }, "markdown"],
  ])("rejects a wrong field, case %#", async (json, field) => {
    const response = await create(json);
    expect(response.status).toBe(400);
    expect(Object.keys((await response.json()).fieldErrors)).toEqual([field]);
  });

  test("returns 403 to other users and 401 to guests", async () => {
    const user = await registerUser();
    const saved = await created(article);
    const params = { id: saved.id };
    for (const [other, status] of [
      [user.token, 403],
      [undefined, 401],
    ] as const) {
      const responses = await Promise.all([
        call(helpRoute.GET, "/api/admin/help", { token: other }),
        call(helpRoute.POST, "/api/admin/help", { token: other, json: article }),
        call(articleRoute.GET, `/api/admin/help/${saved.id}`, { token: other, params }),
        call(articleRoute.PATCH, `/api/admin/help/${saved.id}`, {
          method: "PATCH",
          token: other,
          params,
          json: { title: "Чужое" },
        }),
        call(articleRoute.DELETE, `/api/admin/help/${saved.id}`, {
          method: "DELETE",
          token: other,
          params,
        }),
      ]);
      for (const response of responses) expect(response.status).toBe(status);
    }
    expect((await list())[0]?.title).toBe(article.title);
  });
});
