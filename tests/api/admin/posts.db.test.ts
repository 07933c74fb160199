import { beforeEach, describe, expect, test } from "vitest";
import * as postRoute from "@/app/api/admin/posts/[id]/route";
import * as postsRoute from "@/app/api/admin/posts/route";
import * as blogRoute from "@/app/api/blog/route";
import { newId } from "@/lib/core/ids";
import { findPost, listPosts } from "@/lib/features/posts/news/data";
import type { EditedPost, PublicPost } from "@/lib/features/posts/responses";
import { listNews } from "@/lib/platform/content/texts";
import { contentState } from "@/lib/startup/watch-content";
import { call } from "@/tests/support/api/api-call";
import { createAccount } from "@/tests/support/api/registered-user";
import { describeOnDatabases } from "@/tests/support/servers/test-database";

const handlers = { GET: postRoute.GET, PATCH: postRoute.PATCH, DELETE: postRoute.DELETE };

const draft = {
  title: "Что изменилось в уведомлениях?",
  content: "<h2>Коротко</h2><p>Форма прежняя.</p><script>alert(1)</script>",
  category: "legal_news",
  tags: ["Роскомнадзор", "Роскомнадзор"],
  section: "news",
};

describeOnDatabases("posts of the operator", (database) => {
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

  test("nobody has written anything: the call is empty, the pages have the built-in texts", async () => {
    expect(await blog()).toEqual([]);
    expect(await listPosts()).toHaveLength(listNews().length);
  });

  test("a draft is seen by nobody, and published it is on the pages, without its script", async () => {
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

  test("what stands in the database is sanitised on the way out as well", async () => {
    const post = await created({ ...draft, isPublished: true });
    const content = "<p onclick='x()'>а</p><img src=x onerror=alert(1)><script>alert(1)</script>";
    await database.client.blogPost.update({ where: { id: post.id }, data: { content } });
    expect((await findPost(post.slug))?.html).toBe("<p>а</p>");
    expect((await blog())[0]?.content).toBe("<p>а</p>");
  });

  test("Markdown becomes HTML, and is there to be edited; readers of the call do not get it", async () => {
    const markdown = "## Коротко\n\nФорма **прежняя**.<script>alert(1)</script>";
    const { content: _, ...words } = draft;
    const post = await created({ ...words, markdown, isPublished: true });
    expect(post.content).toBe("<h2>Коротко</h2>\n<p>Форма <strong>прежняя</strong>.</p>");
    expect((await (await onPost("GET", post.id)).json()).markdown).toBe(markdown);
    expect(await blog()).toMatchObject([{ content: post.content }]);
    expect((await blog())[0]).not.toHaveProperty("markdown");
  });

  test("a scheduled post appears when its hour comes, and pages learn of it", async () => {
    const publishedAt = new Date(Date.now() + 60_000).toISOString();
    const post = await created({ ...draft, isPublished: true, publishedAt });
    expect(await blog()).toEqual([]);
    const before = await contentState(database.client, new Date());
    const after = await contentState(database.client, new Date(Date.now() + 61_000));
    expect(after).not.toBe(before);
    await onPost("PATCH", post.id, { publishedAt: new Date(Date.now() - 1).toISOString() });
    expect(await blog()).toHaveLength(1);
  });

  test("the operator's text stands in the place of a built-in one with its address", async () => {
    const [first] = listNews();
    await created({ ...draft, slug: first?.slug, isPublished: true });
    const posts = await listPosts();
    expect(posts).toHaveLength(listNews().length);
    expect(posts.filter(({ slug }) => slug === first?.slug)).toMatchObject([
      { title: draft.title },
    ]);
  });

  test("pages show what the call answers, in its order, and the built-in texts beside it", async () => {
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

  test("an address belongs to one post", async () => {
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

  test("every change is in the audit log", async () => {
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
  ])("refuses what is no post %#", async (json, field) => {
    const response = await create(json);
    expect(response.status).toBe(400);
    expect(Object.keys((await response.json()).fieldErrors)).toEqual([field]);
  });

  describe("somebody else", () => {
    test("is refused", async () => {
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
