import { appendFileSync, mkdirSync } from "node:fs";
import { test } from "@/tests/e2e/helpers/fail-on-page-errors";
import { setTheme } from "@/tests/e2e/helpers/set-theme";
import { sharedSite } from "@/tests/e2e/helpers/shared-site";

test("walk", async ({ browser, request }) => {
  test.setTimeout(900_000);
  mkdirSync("/tmp/shots-shared", { recursive: true });
  const { id, document, owner, join } = await sharedSite(request);
  await owner
    .call("POST", `/api/sites/${id}/requests`, {
      kind: "access",
      channel: "email",
      receivedOn: "2026-11-20",
      name: "Анна",
      contact: "a@example.ru",
    })
    .catch((e) => console.log(String(e)));
  await owner
    .call("POST", `/api/sites/${id}/incidents`, {
      foundAt: new Date(Date.now() - 3600_000).toISOString(),
    })
    .catch((e) => console.log(String(e)));
  await owner
    .call("PATCH", `/api/sites/${id}/journal`, { place: "ours", isOrderGiven: true })
    .catch((e) => console.log(String(e)));
  const note = await owner.call<{ kind: string; edition: number }>(
    "GET",
    `/api/sites/${id}/notification`,
  );
  await owner
    .call("POST", `/api/sites/${id}/notification/sent`, {
      kind: note.kind,
      edition: note.edition,
      sentOn: "2026-11-20",
      number: "12",
      accessKey: "abc",
    })
    .catch((e) => console.log(String(e)));
  const paths = [
    "/sites",
    "/documents",
    "/dashboard",
    `/sites/${id}`,
    `/documents/${document}`,
    `/sites/${id}/papers`,
    `/sites/${id}/papers/order-responsible`,
    `/sites/${id}/requests`,
    `/sites/${id}/incident`,
    `/sites/${id}/notification`,
    `/sites/${id}/journal`,
    `/sites/${id}/banner`,
    `/sites/${id}/install`,
    `/sites/${id}/passport`,
  ];
  for (const role of ["reader", "lawyer", "editor", "owner"] as const) {
    const who = role === "owner" ? owner : await join(role);
    const context = await browser.newContext();
    const page = await context.newPage();
    await page.addInitScript((value) => localStorage.setItem("auth-token", value), who.token);
    const bad: string[] = [];
    page.on("response", (r) => {
      if ([401, 403, 404].includes(r.status()) && r.url().includes("/api/"))
        bad.push(`${r.request().method()} ${new URL(r.url()).pathname} ${r.status()}`);
    });
    for (const path of paths) {
      bad.length = 0;
      await page.goto(path);
      await page.waitForLoadState("networkidle").catch(() => {});
      await page.waitForTimeout(600);
      const names = await page
        .locator(
          "main button:visible, main a:visible, main input[type=checkbox], main input[type=radio]",
        )
        .evaluateAll((all) =>
          all.map(
            (e) =>
              `${e.tagName === "A" ? "a:" : e.tagName === "INPUT" ? "i:" : ""}${(e.getAttribute("aria-label") || e.textContent || (e as HTMLInputElement).labels?.[0]?.textContent || "").trim().slice(0, 50)}${(e as HTMLButtonElement).disabled ? " [off]" : ""}`,
          ),
        );
      const words = await page
        .locator("main p:visible")
        .evaluateAll((all) =>
          all
            .map((e) => (e.textContent ?? "").trim())
            .filter((t) => /владелец сайта|редактор/.test(t)),
        );
      appendFileSync(
        "/tmp/walk.txt",
        `== ${role} ${path.replace(id, "ID").replace(document, "DOC")}\n   BAD ${JSON.stringify(bad)}\n   WORDS ${JSON.stringify(words)}\n   ${names.join(" | ")}\n`,
      );
      const file = path.replace(id, "ID").replace(document, "DOC").replaceAll("/", "_");
      if (role !== "owner")
        await page.screenshot({ path: `/tmp/shots-shared/${role}${file}.png`, fullPage: true });
      if (role === "reader") {
        await setTheme(page, "dark");
        await page.setViewportSize({ width: 360, height: 800 });
        await page.screenshot({
          path: `/tmp/shots-shared/${role}${file}-360d.png`,
          fullPage: true,
        });
        await page.setViewportSize({ width: 1280, height: 720 });
        await setTheme(page, "light");
      }
    }
    await context.close();
  }
});
