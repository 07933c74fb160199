import { spawnSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { documentTypes } from "@/lib/engine/questions/vocabulary/options";
import { closeExportThreads } from "@/lib/features/documents/export/export-pool";
import { shopAnswers } from "@/tests/support/api/calls/api-session";
import { writeDocumentFiles } from "./shared/document-files";

const folder = mkdtempSync(join(tmpdir(), "document-"));
afterAll(async () => {
  await closeExportThreads();
  rmSync(folder, { recursive: true, force: true });
});

/** Runs the command as `run-command.mjs` does, in a folder outside the project. */
function runProgram(...args: string[]) {
  const { status, stdout, stderr } = spawnSync(
    "node_modules/.bin/tsx",
    ["--conditions=react-server", "scripts/document.ts", ...args],
    { encoding: "utf8", env: { ...process.env, INIT_CWD: folder } },
  );
  return { status, stdout, stderr };
}

/** Runs the command in this process. */
async function run(...args: string[]) {
  const [out, err]: [string[], string[]] = [[], []];
  const status = await writeDocumentFiles(args, {
    folder,
    print: (line) => out.push(line),
    warn: (line) => err.push(line),
  });
  return { status, stdout: out.join("\n"), stderr: err.join("\n") };
}

function profile(answers: unknown): string {
  writeFileSync(join(folder, "profile.json"), JSON.stringify(answers));
  return "profile.json";
}

test("writes a document in every format with the given date", {
  tags: ["slow"],
}, () => {
  const { type, ...answers } = { ...shopAnswers, inn: "7707083894" };
  const form = profile(answers);
  const result = runProgram("--type", type, "--form", form, "--out", "out", "--date", "2026-03-08");
  expect(result).toMatchObject({
    status: 0,
    stderr: expect.stringMatching(/inn: Похоже, в ИНН опечатка/),
  });
  const names = readdirSync(join(folder, "out")).sort();
  expect(names.map((name) => name.replace(/^.*\./, ""))).toEqual([
    "docx",
    "html",
    "md",
    "pdf",
    "txt",
  ]);
  for (const name of names) expect(result.stdout).toContain(join(folder, "out", name));
  const text = readFileSync(join(folder, "out", names.at(-1) ?? ""), "utf8");
  expect(text).toContain("ООО «Ромашка»");
  expect(text).toMatch(/8\s+марта\s+2026/);
});

test("names every invalid field and writes nothing", async () => {
  const form = profile({ ...shopAnswers, companyName: "", inn: "12", colour: "red" });
  const { status, stderr } = await run("--form", form, "--out", "nothing");
  expect(status).toBe(1);
  expect(stderr).toContain("companyName: Название компании или ФИО обязательно");
  expect(stderr).toContain("inn: ИНН должен содержать минимум 10 цифр");
  expect(stderr).toContain("colour: Неизвестное поле");
  expect(readdirSync(folder)).not.toContain("nothing");
});

test("reports a wrong form file or output folder without a stack trace", {
  tags: ["slow"],
}, async () => {
  const notAnswers = runProgram("--form", profile([shopAnswers]), "--out", "nothing");
  expect(notAnswers).toMatchObject({ status: 1, stderr: expect.stringContaining("нужен объект") });
  // The profile itself is where the folder should be.
  const notFolder = await run("--form", profile(shopAnswers), "--out", "profile.json");
  expect(notFolder).toMatchObject({
    status: 2,
    stderr: expect.stringContaining("нельзя записать"),
  });
  for (const { stderr } of [notAnswers, notFolder]) expect(stderr).not.toContain("    at ");
});

test("lists the document types in its help and rejects an unknown type", async () => {
  expect((await run("--help")).stdout).toContain(`вид документа: ${documentTypes.join(", ")};`);
  const { status, stderr } = await run(
    "--type",
    "pryvacy",
    "--form",
    profile({}),
    "--out",
    "nothing",
  );
  expect({ status, stderr }).toMatchObject({ status: 1, stderr: expect.stringContaining("type:") });
});

test("prints help with --help, and an error when an argument is missing or wrong", async () => {
  expect(await run("--help")).toMatchObject({
    status: 0,
    stdout: expect.stringContaining("--form"),
  });
  expect(await run()).toMatchObject({
    status: 2,
    stderr: expect.stringContaining("Нужны --form и --out"),
  });
  const bad = await run("--form", profile(shopAnswers), "--out", "x", "--date", "2026-02-31");
  expect(bad).toMatchObject({ status: 2, stderr: expect.stringContaining("2026-02-31") });
});
