import { beforeEach, describe, expect, test } from "vitest";
import * as postRoute from "@/app/api/admin/posts/[id]/route";
import * as postsRoute from "@/app/api/admin/posts/route";
import * as blogRoute from "@/app/api/blog/route";
import { newId } from "@/lib/core/ids";
import { findPost, listPosts } from "@/lib/features/posts/news/data";
import type { EditedPost, PublicPost } from "@/lib/features/posts/responses";
import { listNews } from "@/lib/platform/content/list-texts";
import { contentState } from "@/lib/startup/watch-content";
import { call } from "@/tests/support/api/calls/api-call";
import { createAccount } from "@/tests/support/api/calls/registered-user";
import { describeOnDatabases } from "@/tests/support/servers/test-database";

const handlers = { GET: postRoute.GET, PATCH: postRoute.PATCH, DELETE: postRoute.DELETE };

const draft = {
  title: "Что изменилось в уведомлениях?",
  content: "<h2>Коротко</h2><p>Форма прежняя.</p><script>alert(1)</script>",
  category: "legal_news",
  tags: ["Роскомнадзор", "Роскомнадзор"],
  section: "news",
};

describeOnDatabases("/api/admin/posts", (database) => {
  let token = "";

  beforeEach(async () => {
    await database.clear();
    const admin = await createAccount({ email: "admin@example.ru" });
    token = admin.token;
    await database.client.user.update({ where: { id: admin.user.id }, data: { role: "admin" } });
  });

  const create = (json: unknown) => call(postsRoute.POST, "/api/admin/posts", { token, json });
  const created = async (json: unknown): Promise<EditedPost> => (await create(json)).json();
  const onPost = (method: "GET" | "PATCH" | "DELETE", id: string, json?: unknown) =>
    call(handlers[method], `/api/admin/posts/${id}`, { method, token, params: { id }, json });
  const blog = async (): Promise<PublicPost[]> => (await call(blogRoute.GET, "/api/blog")).json();
  const revision = async () => (await contentState(database.client, new Date())).split(" ")[0];

  test("without posts: the call returns none and pages list the built-in news", async () => {
    expect(await blog()).toEqual([]);
    expect(await listPosts()).toHaveLength(listNews().length);
  });

  test("shows a post sanitised after publication only, and no more after deletion", async () => {
    const post = await created(draft);
    expect(post).toMatchObject({
      slug: "chto-izmenilos-v-uvedomleniiakh",
      isPublished: false,
      publishedAt: null,
      tags: ["Роскомнадзор"],
      content: "<h2>Коротко</h2><p>Форма прежняя.</p>",
    });
    expect(await blog()).toEqual([]);
    expect(await findPost(post.slug)).toBeNull();
    expect(await findPost("a\u0000b")).toBeNull();
    expect(await revision()).toBe("0");

    expect((await onPost("PATCH", post.id, { isPublished: true })).status).toBe(200);
    expect(await blog()).toMatchObject([{ slug: post.slug, section: "news" }]);
    expect((await listPosts())[0]).toMatchObject({
      slug: post.slug,
      section: "news",
      excerpt: "Коротко Форма прежняя.",
    });
    expect(await findPost(post.slug)).toMatchObject({
      html: '<h2 id="korotko">Коротко</h2><p>Форма прежняя.</p>',
    });
    expect(await revision()).toBe("1");

    expect((await onPost("DELETE", post.id)).status).toBe(204);
    expect(await findPost(post.slug)).toBeNull();
    expect((await onPost("GET", post.id)).status).toBe(404);
  });

  test("sanitises stored content again when it is read", async () => {
    const post = await created({ ...draft, isPublished: true });
    const content = "<p onclick='x()'>а</p><img src=x onerror=alert(1)><script>alert(1)</script>";
    await database.client.blogPost.update({ where: { id: post.id }, data: { content } });
    expect((await findPost(post.slug))?.html).toBe("<p>а</p>");
    expect((await blog())[0]?.content).toBe("<p>а</p>");
  });

  test("turns Markdown into HTML and returns the source to the editor only", async () => {
    const markdown = "## Коротко\n\nФорма **прежняя**.<script>alert(1)</script>";
    const { content: _, ...texts } = draft;
    const post = await created({ ...texts, markdown, isPublished: true });
    expect(post.content).toBe("<h2>Коротко</h2>\n<p>Форма <strong>прежняя</strong>.</p>");
    expect((await (await onPost("GET", post.id)).json()).markdown).toBe(markdown);
    expect(await blog()).toMatchObject([{ content: post.content }]);
    expect((await blog())[0]).not.toHaveProperty("markdown");
  });

  test("shows a scheduled post from its time on and then changes the content state", async () => {
    const publishedAt = new Date(Date.now() + 60_000).toISOString();
    const post = await created({ ...draft, isPublished: true, publishedAt });
    expect(await blog()).toEqual([]);
    const before = await contentState(database.client, new Date());
    const after = await contentState(database.client, new Date(Date.now() + 61_000));
    expect(after).not.toBe(before);
    await onPost("PATCH", post.id, { publishedAt: new Date(Date.now() - 1).toISOString() });
    expect(await blog()).toHaveLength(1);
  });

  test("replaces a built-in text that has the same address", async () => {
    const [first] = listNews();
    await created({ ...draft, slug: first?.slug, isPublished: true });
    const posts = await listPosts();
    expect(posts).toHaveLength(listNews().length);
    expect(posts.filter(({ slug }) => slug === first?.slug)).toMatchObject([
      { title: draft.title },
    ]);
  });

  test("lists posts on pages in the call's order, beside the built-in texts", async () => {
    for (const [slug, day] of [
      ["first", "2026-03-01"],
      ["second", "2026-05-01"],
      ["third", "2026-04-01"],
    ]) {
      await created({ ...draft, slug, isPublished: true, publishedAt: `${day}T10:00:00Z` });
    }
    const listed = (await blog()).map(({ slug }) => slug);
    expect(listed).toEqual(["second", "third", "first"]);
    const shown = (await listPosts()).map(({ slug }) => slug);
    const ours = listNews().map(({ slug }) => slug);
    expect(shown.filter((slug) => !ours.includes(slug))).toEqual(listed);
    expect(shown).toHaveLength(ours.length + listed.length);
  });

  test("returns 409 to an address of another post", async () => {
    await created(draft);
    const second = await create(draft);
    expect(second.status).toBe(409);
    expect(await second.json()).toMatchObject({
      fieldErrors: { slug: ["Этот адрес уже занят другой публикацией"] },
    });
    const other = await created({ ...draft, slug: "other" });
    const taken = { slug: "chto-izmenilos-v-uvedomleniiakh" };
    expect((await onPost("PATCH", other.id, taken)).status).toBe(409);
  });

  test("returns 409 to a change based on an older state, and keeps the newer one", async () => {
    const { id, updatedAt: after } = await created(draft);
    const first = await onPost("PATCH", id, { after, title: "Правка коллеги" });
    expect(first.status).toBe(200);
    const { updatedAt } = await first.json();
    const second = await onPost("PATCH", id, { after, title: "Моя правка" });
    expect(second.status).toBe(409);
    expect(await second.json()).toMatchObject({
      code: "CONFLICT",
      message: "Пока вы правили, публикация изменилась. Обновите её и внесите изменения ещё раз.",
    });
    expect(await (await onPost("GET", id)).json()).toMatchObject({ title: "Правка коллеги" });
    const both = { after: updatedAt, title: "Обе правки" };
    expect((await onPost("PATCH", id, both)).status).toBe(200);
    // Clients without `after` work as before.
    expect((await onPost("PATCH", id, { title: "Без основы" })).status).toBe(200);
    expect((await onPost("PATCH", newId(), both)).status).toBe(404);
  });

  test("accepts one of two changes with the same base at once", async () => {
    const { id, updatedAt: after } = await created(draft);
    const responses = await Promise.all(
      ["а", "б", "в"].map((title) => onPost("PATCH", id, { after, title })),
    );
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  });

  test("logs creation, change and deletion", async () => {
    const post = await created(draft);
    await onPost("PATCH", post.id, { title: "Другой заголовок" });
    await onPost("DELETE", post.id);
    const entries = await database.client.auditEntry.findMany({ orderBy: { createdAt: "asc" } });
    expect(entries.map(({ action, subjectId }) => [action, subjectId])).toEqual([
      ["post.create", post.id],
      ["post.update", post.id],
      ["post.delete", post.id],
    ]);
  });

  test.each([
    [{ ...draft, title: " " }, "title"],
    [{ ...draft, slug: "Адрес" }, "slug"],
    [{ ...draft, slug: "../x" }, "slug"],
    [{ ...draft, category: "none" }, "category"],
    [{ ...draft, section: "help" }, "section"],
    [{ ...draft, publishedAt: "завтра" }, "publishedAt"],
    [{ ...draft, content: "<b>".repeat(60_000) }, "content"],
  ])("rejects a wrong field, case %#", async (json, field) => {
    const response = await create(json);
    expect(response.status).toBe(400);
    expect(Object.keys((await response.json()).fieldErrors)).toEqual([field]);
  });

  describe("for somebody who is no administrator", () => {
    test("returns 403 to users and 401 to guests", async () => {
      const user = await createAccount({ email: "owner@example.ru" });
      const id = newId();
      const asUser = { token: user.token };
      for (const [options, status] of [
        [asUser, 403],
        [{}, 401],
      ] as const) {
        const each = [
          call(postsRoute.GET, "/api/admin/posts", options),
          call(postsRoute.POST, "/api/admin/posts", { ...options, json: draft }),
          call(postRoute.GET, `/api/admin/posts/${id}`, { ...options, params: { id } }),
          call(postRoute.PATCH, `/api/admin/posts/${id}`, {
            ...options,
            method: "PATCH",
            params: { id },
            json: {},
          }),
          call(postRoute.DELETE, `/api/admin/posts/${id}`, {
            ...options,
            method: "DELETE",
            params: { id },
          }),
        ];
        for (const response of await Promise.all(each)) expect(response.status).toBe(status);
      }
    });
  });
});
