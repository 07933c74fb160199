import { describe, expect, test } from "vitest";
import { contractTypes } from "@/content/documents/type-definitions";
import { documentTypes } from "@/lib/engine/questions/vocabulary/options";
import { documentFormats } from "@/lib/features/documents/export/formats";
import { canCreate, canExport } from "@/lib/features/documents/rights/plan-rights";
import { isPaid } from "@/lib/platform/auth/roles";

const free = { role: "user", subscription: "free" } as const;
const paying = [
  { role: "premium", subscription: "premium" },
  { role: "user", subscription: "ultra" },
  { role: "admin", subscription: "free" },
] as const;

describe("canCreate and canExport", () => {
  test("allow the free plan the contract's types except three, as TXT, HTML and Markdown", () => {
    expect(isPaid(free)).toBe(false);
    const ofContract = [...contractTypes, "socialDisclaimer" as const];
    expect(ofContract.filter((type) => !canCreate(free, type))).toEqual([
      "offer",
      "return",
      "charter",
    ]);
    expect(documentFormats.filter((format) => canExport(free, format))).toEqual([
      "txt",
      "html",
      "md",
    ]);
  });

  test("allow the free plan the disclaimer as Word but not as PDF", () => {
    expect(documentFormats.filter((format) => canExport(free, format, "socialDisclaimer"))).toEqual(
      documentFormats.filter((format) => format !== "pdf"),
    );
    expect(canExport(free, "docx", "cookie")).toBe(false);
  });

  test.each(paying)("allow $role with $subscription every type and format", (plan) => {
    expect(documentTypes.every((type) => canCreate(plan, type))).toBe(true);
    expect(documentFormats.every((format) => canExport(plan, format))).toBe(true);
  });
});
