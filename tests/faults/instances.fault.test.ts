/**
 * Several instances on one PostgreSQL, each in its own process: they migrate it once and share sessions, rate limits
 * and published texts.
 */
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openPostgres } from "@/lib/platform/db/postgres";
import { waitUntil } from "@/tests/faults/writers";
import { ApiSession, shopAnswers } from "@/tests/support/api/calls/api-session";
import {
  type PostgresServer,
  startPostgresServer,
} from "@/tests/support/servers/databases/postgres-server";
import {
  type ProductionServer,
  startProductionServer,
} from "@/tests/support/servers/production-server";
import { admin } from "@/tests/support/test-admin";

let postgres: PostgresServer;
const servers: ProductionServer[] = [];

beforeAll(async () => {
  postgres = await startPostgresServer(["-c", "fsync=off"]);
});
afterAll(async () => {
  await Promise.all(servers.map(({ kill }) => kill()));
  await postgres?.remove();
});

const start = (scale: string) =>
  startProductionServer({
    DATABASE_URL: postgres.url,
    AUTH_SECRET: "a key of the tests that is long enough",
    ADMIN_EMAIL: admin.email,
    ADMIN_PASSWORD: admin.password,
    RATE_LIMIT_SCALE: scale,
    // One site behind one address; the proxy knows the port of each instance.
    SITE_URL: "http://sait.example",
    DATA_DIR: ".tmp/fault-instances",
  });

test("three instances started together on an empty database migrate it once and create one administrator", async () => {
  servers.push(...(await Promise.all(["1", "1", "1"].map(start))));
  const { pool, close } = openPostgres(postgres.url);
  const { rows: migrations } = await pool.query(
    "SELECT migration_name, count(*)::int AS times FROM _prisma_migrations GROUP BY 1",
  );
  const { rows: admins } = await pool.query("SELECT email FROM users WHERE role = 'admin'");
  await close();
  expect(migrations.length).toBeGreaterThan(5);
  expect(migrations.filter(({ times }) => times !== 1)).toEqual([]);
  expect(admins).toEqual([{ email: admin.email }]);
});

describe("two instances", () => {
  const [first, second] = [0, 1].map((at) => () => (servers[at] as ProductionServer).url) as [
    () => string,
    () => string,
  ];
  let count = 0;
  const newRegistration = () => {
    count += 1;
    return { email: `person${count}@example.ru`, password: "верный пароль 1" };
  };

  test("share sessions, and a logout on one ends the session on both", async () => {
    const session = await ApiSession.open(first(), "/api/register", newRegistration());
    const there = session.at(second());
    expect((await there.request("GET", "/api/auth/user")).status).toBe(200);
    expect((await there.request("POST", "/api/logout")).status).toBe(200);
    expect((await session.request("GET", "/api/auth/user")).status).toBe(401);
  });

  test("together create no more documents than the monthly limit", async () => {
    const session = await ApiSession.open(first(), "/api/register", newRegistration());
    const sessions = [session, session.at(second())];
    const responses = await Promise.all(
      Array.from({ length: 16 }, (_, at) =>
        (sessions[at % 2] as ApiSession).request("POST", "/api/documents", shopAnswers),
      ),
    );
    const statuses = responses.map(({ status }) => status);
    expect(statuses.filter((status) => status === 201)).toHaveLength(3);
    expect(new Set(statuses)).toEqual(new Set([201, 403]));
    expect(await session.listAllDocuments()).toHaveLength(3);
  });

  test("count wrong passwords together", async () => {
    const person = newRegistration();
    await ApiSession.open(first(), "/api/register", person);
    const statuses: number[] = [];
    for (let attempt = 0; attempt < 12; attempt += 1) {
      const response = await fetch(`${attempt % 2 ? second() : first()}/api/login`, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ ...person, password: `неверный ${attempt}` }),
      });
      statuses.push(response.status);
    }
    expect(statuses).toEqual([...Array(10).fill(401), 429, 429]);
  });

  test("both show within seconds a post that was published on one", async () => {
    const operator = await ApiSession.open(first(), "/api/login", admin);
    const slug = "dva-servera";
    for (const url of [first(), second()]) {
      expect((await fetch(`${url}/news/${slug}`)).status).toBe(404);
    }
    const response = await operator.request("POST", "/api/admin/posts", {
      section: "news",
      category: "updates",
      slug,
      title: "Новость для двух серверов",
      excerpt: "Коротко о том, что оба сервера показывают одно и то же.",
      content: "<p>Оба сервера показывают эту новость.</p>",
      isPublished: true,
    });
    expect(response.status, await response.text()).toBe(201);
    for (const url of [first(), second()]) {
      const isShown = async () => {
        const page = await fetch(`${url}/news/${slug}`);
        return page.status === 200 && (await page.text()).includes("Оба сервера показывают");
      };
      await waitUntil(isShown, `not on ${url}`);
      const list = async () => (await (await fetch(`${url}/news`)).text()).includes(slug);
      await waitUntil(list, `not in the list of ${url}`);
    }
  });
});
