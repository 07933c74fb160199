import { describe, expect, test } from "vitest";
import { explainRejection, listAdvice } from "@/lib/tools/qr/explain";
import { drawFrame } from "@/lib/tools/qr/frame";
import { makeQr } from "@/lib/tools/qr/make";
import { initialSettings, type QrSettings } from "@/lib/tools/qr/settings";
import { paintDrawing } from "@/tests/support/codes/paint-drawing";

const logo = { href: "data:image/png;base64,AAAA", width: 10, height: 10 };

const bare = { logo: null };

async function refuse(text: string, change: Partial<QrSettings>, hasLogo = false) {
  const settings = { ...initialSettings, ...change };
  const result = await makeQr(text, settings, { logo: hasLogo ? logo : null }, paintDrawing);
  if (result.kind !== "rejected") throw new Error("offered");
  const advice = explainRejection(result.rejection, settings, hasLogo);
  const fixed = { ...settings, ...advice.fix?.change };
  const corrected = advice.fix && (await makeQr(text, fixed, bare, paintDrawing));
  return { ...advice, corrected: corrected?.kind };
}

test("offers a code that reads back as the typed text", async () => {
  const result = await makeQr("Привет", initialSettings, bare, paintDrawing);
  expect(result).toMatchObject({ kind: "ready", text: "Привет", modules: 21 });
  const withLogo = await makeQr("Привет", initialSettings, { logo }, paintDrawing);
  expect(withLogo).toMatchObject({ kind: "ready", modules: 29 });
});

test("offers light on dark with a warning", async () => {
  const settings = { ...initialSettings, foreground: "#ffffff", background: "#1b1b1b" };
  expect(await makeQr("Привет", settings, bare, paintDrawing)).toMatchObject({ kind: "ready" });
  const [advice, ...others] = listAdvice(settings);
  expect(others).toEqual([]);
  expect(advice?.fix?.change).toEqual({ foreground: "#1b1b1b", background: "#ffffff" });
});

test("offers grey with low contrast at every size with a warning", {
  tags: ["slow"],
}, async () => {
  const settings = { ...initialSettings, foreground: "#999999" };
  expect(listAdvice(settings)[0]?.title).toContain("Слабый контраст");
  for (let size = 100; size <= 500; size += 20) {
    const result = await makeQr("tel:112", { ...settings, size }, bare, paintDrawing);
    expect(result.kind, `${size} px`).toBe("ready");
  }
});

describe("makeQr", () => {
  test("refuses nearly equal colours, with a fix that works", async () => {
    const refused = await refuse("Привет", { foreground: "#fff3e0" });
    expect(refused.title).toBe("Цвета почти не\u00a0различаются");
    expect(refused.text).toContain("Контраст 1,0\u00a0:\u00a01");
    expect(refused.corrected).toBe("ready");
  });

  test("refuses a light colour on a transparent background, with a fix that works", async () => {
    const refused = await refuse("Привет", { foreground: "#fffef0", background: null });
    expect(refused.corrected).toBe("ready");
  });

  test("refuses more modules than the picture has pixels for, with a fix that works", async () => {
    const refused = await refuse("я".repeat(400), { size: 100 });
    expect(refused).toMatchObject({ title: "Код слишком мелкий", corrected: "ready" });
  });

  test("refuses too much data at this level, with a fix that works", async () => {
    const refused = await refuse("я".repeat(1170), { size: 500 });
    expect(refused.text).toContain("1\u202f165\u00a0знаков");
    expect(refused.text).toContain("Сократите на\u00a05");
    expect(refused).toMatchObject({ title: "Слишком много данных", corrected: "ready" });
  });

  test("refuses too much data at any level, without a fix", async () => {
    const refused = await refuse("я".repeat(2000), { size: 500 });
    expect(refused.fix).toBeUndefined();
  });

  test("refuses too much data beside a logo, without a fix", async () => {
    const refused = await refuse("я".repeat(640), { size: 500, level: "L" }, true);
    expect(refused.text).toContain("или уберите логотип");
    expect(refused.fix).toBeUndefined();
  });

  test("refuses a picture that reads as another text or as none", async () => {
    const blank = () => paintDrawing({ ...emptyDrawing });
    const result = await makeQr("Привет", initialSettings, bare, blank);
    expect(result).toMatchObject({ kind: "rejected", rejection: { kind: "unreadable" } });
    const other = await makeQr("Пока", initialSettings, bare, paintDrawing);
    if (other.kind !== "ready") throw new Error("rejected");
    const swapped = await makeQr("Привет", initialSettings, bare, () =>
      paintDrawing(other.drawing),
    );
    expect(swapped).toMatchObject({ kind: "rejected", rejection: { kind: "unreadable" } });
  });
});

const emptyDrawing = {
  size: 200,
  foreground: "#000000",
  background: null,
  path: "",
  logo: null,
  frame: null,
};

test("gives no advice for a plain code, and a fix for a narrow border", () => {
  expect(listAdvice(initialSettings)).toEqual([]);
  expect(listAdvice({ ...initialSettings, border: 1 })[0]?.fix?.change).toEqual({ border: 4 });
  expect(listAdvice({ ...initialSettings, background: null })[0]?.title).toBe("Прозрачный фон");
  expect(listAdvice({ ...initialSettings, foreground: "#777777" })).toEqual([]);
  expect(listAdvice({ ...initialSettings, foreground: "#aaaaaa" })[0]?.title).toBe(
    "Слабый контраст: 2,3\u00a0:\u00a01",
  );
});

describe("a code in a frame", () => {
  const framed = (change: Partial<QrSettings>, caption = "Наведите камеру") => {
    const settings: QrSettings = { ...initialSettings, frame: "bottom", ...change };
    return makeQr("Привет", settings, { logo, frame: drawFrame(caption, settings) }, paintDrawing);
  };

  test("reads back at every size, place and background", {
    tags: ["slow"],
  }, async () => {
    for (const frame of ["bottom", "top"] as const) {
      for (const background of ["#ffffff", null]) {
        for (let size = 100; size <= 500; size += 100) {
          const result = await framed({ frame, background, size, foreground: "#1a1a2e" });
          expect(result.kind, `${frame} ${background} ${size}`).toBe("ready");
        }
      }
    }
  });

  test("keeps a quiet zone of four modules", async () => {
    const result = await framed({ border: 0, size: 330 });
    if (result.kind !== "ready") throw new Error("rejected");
    const { path } = result.drawing;
    const corners = [...path.matchAll(/[HV](\d+)/g)].map(([, at]) => Number(at));
    // 29 modules under a logo and four on either side are 37; in 330 pixels each has eight.
    expect(Math.min(...corners)).toBeGreaterThanOrEqual(4 * 8);
    expect(Math.max(...corners)).toBeLessThanOrEqual(330 - 4 * 8);
    expect(listAdvice({ ...initialSettings, border: 0, frame: "bottom" })).toEqual([]);
  });
});
