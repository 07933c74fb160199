import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type ByteSource, uniformBelow, uniformIndex } from "@/lib/tools/random/bytes";
import { chiSquared, isUniform } from "@/tests/support/chi-squared";
import { seededBytes } from "@/tests/support/seeded-bytes";

const count = (bound: number, draws: number, draw: (source: ByteSource) => number): number[] => {
  const source = seededBytes(`bytes ${bound}`);
  const counts = new Array<number>(bound).fill(0);
  for (let round = 0; round < draws; round++) {
    const drawn = draw(source);
    counts[drawn] = (counts[drawn] ?? 0) + 1;
  }
  return counts;
};

/** Hands out the bytes of a script and fails when more are asked for. */
const scripted = (bytes: number[]): ByteSource => {
  const remaining = [...bytes];
  return (length) => {
    if (remaining.length < length) throw new Error("no more bytes");
    return Uint8Array.from(remaining.splice(0, length));
  };
};

describe("uniformBelow", () => {
  test.each([2, 3, 6, 10, 26, 89, 100, 200, 255, 256, 257, 1000])(
    "is uniform below %i",
    { tags: ["slow"] },
    (bound) => {
      expect(isUniform(count(bound, bound * 500, (source) => uniformIndex(bound, source)))).toBe(
        true,
      );
    },
  );

  test("chiSquared detects the bias of a plain remainder", () => {
    const biased = count(100, 50_000, (source) => (source(1)[0] ?? 0) % 100);
    const { statistic, limit } = chiSquared(biased);
    expect(statistic).toBeGreaterThan(limit * 5);
  });

  test("is uniform in a range of 2^53 + 1, in its sixteenths and its last bits", () => {
    const source = seededBytes("large");
    const bound = 2n ** 53n + 1n;
    const tops = new Array<number>(16).fill(0);
    const ends = new Array<number>(16).fill(0);
    for (let round = 0; round < 16_000; round++) {
      const drawn = uniformBelow(bound, source);
      const top = Number((drawn * 16n) / bound);
      tops[top] = (tops[top] ?? 0) + 1;
      ends[Number(drawn % 16n)] = (ends[Number(drawn % 16n)] ?? 0) + 1;
    }
    expect(isUniform(tops)).toBe(true);
    expect(isUniform(ends)).toBe(true);
  });

  test("stays below the bound for any bytes", () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 1n, max: 2n ** 70n }), fc.string(), (bound, seed) => {
        const drawn = uniformBelow(bound, seededBytes(seed));
        expect(drawn >= 0n && drawn < bound).toBe(true);
      }),
    );
  });

  test("discards bytes above the last whole multiple of the bound", () => {
    expect(uniformBelow(100n, scripted([200, 255, 199]))).toBe(99n);
    expect(uniformBelow(100n, scripted([199]))).toBe(99n);
  });

  test("reads several bytes as one big-endian number", () => {
    expect(uniformBelow(65_536n, scripted([1, 2]))).toBe(258n);
    expect(uniformBelow(257n, scripted([255, 255, 1, 1]))).toBe(0n);
  });

  test("reads no bytes when there is only one choice", () => {
    expect(uniformBelow(1n, scripted([]))).toBe(0n);
  });

  test("throws when there is nothing to draw from and when its source is stuck", () => {
    expect(() => uniformBelow(0n, scripted([1]))).toThrow("draw");
    expect(() => uniformBelow(3n, (length) => new Uint8Array(length).fill(255))).toThrow("stuck");
  });
});
