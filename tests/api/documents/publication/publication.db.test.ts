import { beforeEach, describe, expect, test } from "vitest";
import { newId } from "@/lib/core/ids";
import { isPublicId } from "@/lib/features/documents/publication/public-id";
import { type Call, origin } from "@/tests/support/api/calls/api-call";
import { shopAnswers } from "@/tests/support/api/calls/api-session";
import {
  createDocument,
  createDraft,
  documentCalls,
  listDocuments,
  openPublic,
  postDocument,
  publishDocument,
  registerForToken,
} from "@/tests/support/api/documents/document-calls";
import { readQrPng, readQrSvg, readWithZbar } from "@/tests/support/codes/read-qr";
import { describeOnDatabases } from "@/tests/support/servers/test-database";

const { publish, readPublication, qr, qrHead } = documentCalls;

describeOnDatabases("publication", (database) => {
  beforeEach(() => database.clear());

  describe("turning publication on and off", () => {
    test("keeps the same address after it is turned off and on", async () => {
      const token = await registerForToken();
      const { id } = await createDocument(token);
      const closed = {
        isPublic: false,
        allowsIndexing: false,
        takesRequests: false,
        publicId: null,
        address: null,
        publishedAt: null,
      };
      expect(await (await readPublication(id, { token })).json()).toEqual(closed);
      expect((await listDocuments(token))[0]?.publication).toBeNull();
      // Off before it was ever on: still no address.
      expect(await publishDocument(token, id, { isPublic: false, allowsIndexing: false })).toEqual(
        closed,
      );

      const open = await publishDocument(token, id, { isPublic: true, allowsIndexing: true });
      const publicId = open.publicId ?? "";
      expect(isPublicId(publicId)).toBe(true);
      expect(open).toEqual({
        isPublic: true,
        allowsIndexing: true,
        takesRequests: false,
        publicId,
        address: `${origin}/d/${publicId}`,
        publishedAt: expect.stringMatching(/^20.*Z$/),
      });
      expect(await (await readPublication(id, { token })).json()).toEqual(open);
      expect((await listDocuments(token))[0]?.publication).toEqual({
        publicId,
        allowsIndexing: true,
      });
      expect((await openPublic(publicId)).status).toBe(200);
      // Publishing again changes nothing.
      expect(await publishDocument(token, id, { isPublic: true, allowsIndexing: true })).toEqual(
        open,
      );

      const off = await publishDocument(token, id, { isPublic: false, allowsIndexing: false });
      expect(off).toEqual({ ...closed, publicId, address: open.address });
      expect((await listDocuments(token))[0]?.publication).toBeNull();
      expect((await openPublic(publicId)).status).toBe(404);

      expect((await publishDocument(token, id)).publicId).toBe(publicId);
      expect((await openPublic(publicId)).status).toBe(200);
    });

    test("keeps a short address that was given out before addresses became longer", async () => {
      const token = await registerForToken();
      const { id } = await createDocument(token);
      await publishDocument(token, id);
      await database.client.userDocument.update({
        where: { id },
        data: { publicId: "Zx7mPq2RtYbWc4" },
      });
      expect((await openPublic("Zx7mPq2RtYbWc4")).status).toBe(200);
      expect((await publishDocument(token, id)).publicId).toBe("Zx7mPq2RtYbWc4");
    });

    test("creates one address when requested ten times in parallel", async () => {
      const token = await registerForToken();
      const { id } = await createDocument(token);
      const responses = await Promise.all(
        Array.from({ length: 10 }, () => publishDocument(token, id)),
      );
      expect(new Set(responses.map(({ publicId }) => publicId)).size).toBe(1);
    });

    test.each([
      ["an empty body", {}, ["isPublic", "allowsIndexing"]],
      ["a word in place of true", { isPublic: "yes", allowsIndexing: true }, ["isPublic"]],
      [
        "an address chosen by the owner",
        { isPublic: true, allowsIndexing: true, publicId: "mine" },
        ["publicId"],
      ],
    ])("rejects %s", async (_case, json, fields) => {
      const token = await registerForToken();
      const { id } = await createDocument(token);
      const response = await publish(id, { token, json });
      expect(response.status).toBe(400);
      expect(Object.keys((await response.json()).fieldErrors)).toEqual(fields);
    });
  });

  describe("the QR code", () => {
    test("leads to the page as PNG and as SVG, as three decoders read it", async () => {
      const token = await registerForToken();
      const { id } = await createDocument(token);
      const { address } = await publishDocument(token, id);
      const png = await qr(id, { token, search: "?format=png" });
      expect(png.status).toBe(200);
      expect(png.headers.get("content-type")).toBe("image/png");
      expect(png.headers.get("content-disposition")).toContain(".png");
      const bytes = new Uint8Array(await png.arrayBuffer());
      expect(readQrPng(bytes)).toBe(address);
      expect([address, undefined]).toContain(await readWithZbar(bytes));
      const svg = await qr(id, { token });
      expect(svg.headers.get("content-type")).toBe("image/svg+xml; charset=utf-8");
      expect(svg.headers.get("content-disposition")).toMatch(/^attachment; .*\.svg/);
      expect(readQrSvg(await svg.text())).toBe(address);
    });

    test("is stored once and counts each download", async () => {
      const token = await registerForToken();
      const { id } = await createDocument(token);
      const { address } = await publishDocument(token, id);
      const responses = await Promise.all(
        Array.from({ length: 20 }, (_, index) =>
          qr(id, { token, search: `?format=${index % 2 ? "svg" : "png"}` }),
        ),
      );
      expect(responses.map(({ status }) => status)).toEqual(Array(20).fill(200));
      await qrHead(id, { token });
      await qr(id, { token, search: "?purpose=preview" });
      const rows = await database.client.qrCode.findMany();
      expect(rows).toHaveLength(1);
      expect(rows[0]).toMatchObject({ documentId: id, qrData: address, downloadCount: 20 });
      expect(readQrSvg(rows[0]?.qrSvg ?? "")).toBe(address);
    });

    test("returns 409 while the document is not open", async () => {
      const token = await registerForToken();
      const { id } = await createDocument(token);
      for (const open of [null, true, false]) {
        if (open !== null)
          await publishDocument(token, id, { isPublic: open, allowsIndexing: false });
        if (open) continue;
        const response = await qr(id, { token });
        expect(response.status).toBe(409);
        expect(await response.json()).toEqual({
          code: "CONFLICT",
          message: "Сначала откройте документ по ссылке",
        });
      }
      expect(await database.client.qrCode.count()).toBe(0);
    });

    test("rejects an unknown format", async () => {
      const token = await registerForToken();
      const { id } = await createDocument(token);
      await publishDocument(token, id);
      const response = await qr(id, { token, search: "?format=gif" });
      expect(response.status).toBe(400);
      expect(Object.keys((await response.json()).fieldErrors)).toEqual(["format"]);
    });
  });

  describe("with another user's document or a draft", () => {
    const json = { isPublic: true, allowsIndexing: true };
    const calls: [string, (id: string, options: Call) => Promise<Response>][] = [
      ["turning on", (id, options) => publish(id, { json, ...options })],
      [
        "turning off",
        (id, options) => publish(id, { json: { ...json, isPublic: false }, ...options }),
      ],
      ["reading", readPublication],
      ["drawing the QR code", qr],
    ];
    test.each(calls)("returns 404 on %s", async (_case, act) => {
      const owner = await registerForToken();
      const { id } = await createDocument(owner);
      await publishDocument(owner, id);
      const draft = await createDraft(owner);
      const token = await registerForToken();
      await database.client.user.updateMany({ data: { role: "admin" } });
      const absent = await (await act(newId(), { token })).json();
      for (const [who, target] of [
        [token, id],
        [token, draft.id],
        [owner, draft.id],
      ] as const) {
        const response = await act(target, { token: who });
        expect(response.status).toBe(404);
        expect(await response.json()).toEqual(absent);
      }
      expect((await act(id, {})).status).toBe(401);
      expect((await act("..", { token })).status).toBe(400);
      expect(await (await readPublication(id, { token: owner })).json()).toMatchObject({
        isPublic: true,
        allowsIndexing: false,
      });
      expect(await database.client.qrCode.count()).toBe(0);
    });
  });

  test("leaves a document private when it is created from a draft", async () => {
    const token = await registerForToken();
    const { id } = await createDraft(token);
    const response = await postDocument(token, shopAnswers, `?draft=${id}`);
    expect((await response.json()).document.publication).toBeNull();
  });
});
