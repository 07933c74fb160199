// @module-tag slow
import { execFileSync } from "node:child_process";
import { expect, test } from "vitest";

/** In a separate process: if zod was loaded before, its settings are already read. */
const program = `
  await import("./instrumentation-client.ts");
  const { z } = await import("zod");
  let evaluated = 0;
  globalThis.Function = class {
    constructor() {
      evaluated += 1;
    }
  };
  const parsed = z.object({ name: z.string() }).parse({ name: "Иван" });
  console.log(JSON.stringify({ parsed, evaluated, jitless: z.config().jitless }));
`;

test("zod evaluates no code in the browser", () => {
  const args = ["--import", "tsx", "--input-type=module", "--eval", program];
  const printed = execFileSync(process.execPath, args, { encoding: "utf8" });
  expect(JSON.parse(printed)).toEqual({ parsed: { name: "Иван" }, evaluated: 0, jitless: true });
});
