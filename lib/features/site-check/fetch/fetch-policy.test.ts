import { expect, test } from "vitest";
import { DomainError } from "@/lib/core/errors";
import { fetchPolicy } from "@/lib/features/site-check/fetch/fetch-policy";
import { html, serveHttp } from "@/tests/support/sites/loopback";
import {
  createSiteListener,
  localPort,
  networkForHosts,
  type Paths,
  send,
} from "@/tests/support/sites/visit";

async function serve(paths: Paths) {
  const { listener, requests: asked } = createSiteListener(paths);
  const { port } = await serveHttp(listener);
  const network = networkForHosts(new Map([["shop.test", localPort(port)]]));
  const hosts: string[] = [];
  const fetched = (typed: string) =>
    fetchPolicy(typed, network, async (host) => void hosts.push(host));
  return { fetched, asked, hosts };
}

test("reads one page after redirects and returns its address and content type", {
  tags: ["slow"],
}, async () => {
  const { fetched, asked, hosts } = await serve({
    "/policy": send({ location: "/privacy" }, "", 301),
    "/privacy": send({ "content-type": "text/html; charset=windows-1251" }, "<p>да</p>"),
  });
  const { address, file } = await fetched("shop.test/policy");
  expect(address).toBe("http://shop.test/privacy");
  expect(file.contentType).toBe("text/html; charset=windows-1251");
  expect(new TextDecoder().decode(file.bytes)).toBe("<p>да</p>");
  expect(asked).toEqual(["/robots.txt", "/policy", "/privacy"]);
  expect(hosts).toEqual(["shop.test"]);
});

test("explains why a page cannot be read and requests no forbidden or private address", {
  tags: ["slow"],
}, async () => {
  const { fetched, asked, hosts } = await serve({
    "/robots.txt": send({ "content-type": "text/plain" }, "User-agent: *\nDisallow: /closed"),
    "/closed": "нет",
    "/picture": send({ "content-type": "image/png" }, "x"),
    "/no": send(html, "нет", 403),
  });
  const problemOf = async (typed: string) => {
    const error = await fetched(typed).catch((cause: unknown) => cause);
    expect(error).toBeInstanceOf(DomainError);
    const { code, fieldErrors } = error as DomainError;
    expect(code).toBe("VALIDATION");
    return fieldErrors?.url?.[0];
  };
  expect(await problemOf("http://shop.test/closed")).toContain("robots.txt");
  expect(await problemOf("http://shop.test/picture")).toContain("файл другого вида");
  expect(await problemOf("http://shop.test/no")).toContain("стоит защита");
  expect(await problemOf("http://shop.test/missing")).toContain("такой страницы нет");
  expect(asked).not.toContain("/closed");
  const before = [...hosts];
  expect(await problemOf("http://10.0.0.1/policy")).toContain("не виден из интернета");
  expect(await problemOf("http://other.test/policy")).toMatch(/^Не удалось прочитать страницу/);
  expect(hosts).toEqual([...before, "other.test"]);
});

test("does not request a host whose rate limit is exceeded", async () => {
  const { listener, requests: asked } = createSiteListener({ "/": "да" });
  const { port } = await serveHttp(listener);
  const network = networkForHosts(new Map([["shop.test", localPort(port)]]));
  const tooOften = new DomainError("RATE_LIMITED", "Слишком много запросов.");
  const refused = fetchPolicy("shop.test", network, () => Promise.reject(tooOften));
  await expect(refused).rejects.toBe(tooOften);
  expect(asked).toEqual([]);
});
