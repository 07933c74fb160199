import { afterEach, expect, test } from "vitest";
import { GET, generateStaticParams } from "@/app/share/[name]/route";
import { shareImageName, shareImageSize } from "@/lib/features/seo/share-image";

const fetchOfNode = globalThis.fetch;
afterEach(() => {
  globalThis.fetch = fetchOfNode;
});

const draw = (name: string) =>
  GET(new Request(`http://localhost/share/${name}`), { params: Promise.resolve({ name }) });

test("draws each picture from our own fonts, without the network", { tags: ["slow"] }, async () => {
  // The renderer fetches missing glyphs from a font host, so every glyph must be in our fonts.
  const requests: string[] = [];
  globalThis.fetch = async (address) => {
    requests.push(String(address));
    throw new Error("no network");
  };
  const names = (await generateStaticParams()).map(({ name }) => name);
  expect(names).toContain(shareImageName());
  expect(names.length).toBeGreaterThan(10);
  for (const name of names) {
    const png = Buffer.from(await (await draw(name)).arrayBuffer());
    expect(png.subarray(1, 4).toString(), name).toBe("PNG");
    expect([png.readUInt32BE(16), png.readUInt32BE(20)], name).toEqual([
      shareImageSize.width,
      shareImageSize.height,
    ]);
    expect(png.byteLength, `${name} is not an empty sheet`).toBeGreaterThan(20_000);
  }
  expect(requests.filter((address) => address.startsWith("http"))).toEqual([]);
});

test("returns 404 for an unknown name", async () => {
  expect((await draw("../../.env")).status).toBe(404);
});
