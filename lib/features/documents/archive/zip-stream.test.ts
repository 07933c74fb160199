import { unzipSync } from "fflate";
import { expect, test } from "vitest";
import { type ArchiveFile, zipStream } from "@/lib/features/documents/archive/zip-stream";

const date = "2026-11-21";
const utf8 = (text: string) => new TextEncoder().encode(text);

async function* listed(files: ArchiveFile[], requested: string[] = []) {
  for (const file of files) {
    requested.push(file.path);
    yield file;
  }
}

const read = async (stream: ReadableStream<Uint8Array>) =>
  new Uint8Array(await new Response(stream).arrayBuffer());

const two: ArchiveFile[] = [
  { path: "TXT/Политика.txt", bytes: utf8("Первая".repeat(500)), date },
  { path: "manifest.json", bytes: utf8("{}"), date },
];

test("writes the files under their names, with the same bytes each time", async () => {
  const bytes = await read(zipStream(listed(two)));
  const files = unzipSync(bytes);
  expect(Object.keys(files)).toEqual(["TXT/Политика.txt", "manifest.json"]);
  expect(new TextDecoder().decode(files["TXT/Политика.txt"])).toBe("Первая".repeat(500));
  expect(await read(zipStream(listed(two)))).toEqual(bytes);
});

test("marks the names as UTF-8, so that Windows shows Cyrillic", async () => {
  const bytes = await read(zipStream(listed(two)));
  const flags = new DataView(bytes.buffer).getUint16(6, true);
  expect(flags & 0x0800).toBe(0x0800);
});

test("writes a valid archive without files", async () => {
  expect(unzipSync(await read(zipStream(listed([]))))).toEqual({});
});

test("asks for a file only when it is read and for no more after a cancel", async () => {
  const requested: string[] = [];
  const stream = zipStream(listed([...two, ...two], requested));
  await new Promise(setImmediate);
  expect(requested).toEqual([]);
  const reader = stream.getReader();
  await reader.read();
  expect(requested).toEqual(["TXT/Политика.txt"]);
  await reader.cancel();
  await new Promise(setImmediate);
  expect(requested).toEqual(["TXT/Политика.txt"]);
});

test("fails with the file's error when a file cannot be made", async () => {
  async function* broken() {
    yield* two;
    throw new Error("нарочно");
  }
  await expect(read(zipStream(broken()))).rejects.toThrow("нарочно");
});
