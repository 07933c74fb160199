/** Texts for property tests where fast-check's own arbitraries take seconds of each thread when they are first named. */
import fc from "fast-check";

const surrogates = { first: 0xd800, count: 0x800 };

/**
 * Any character of Unicode, for `fc.string({ unit: anyCharacter })`: those of `unit: "binary"`, which makes a table of
 * all 1.1 million first.
 */
export const anyCharacter: fc.Arbitrary<string> = fc
  .integer({ min: 0, max: 0x10ffff - surrogates.count })
  .map(
    (n) => String.fromCodePoint(n < surrogates.first ? n : n + surrogates.count),
    // The way back, by which fast-check mixes in words that are dangerous in programs («__proto__»).
    (character) => {
      if (typeof character !== "string" || !/^\P{Surrogate}$/su.test(character))
        throw new TypeError("Not one character");
      const code = character.codePointAt(0) ?? 0;
      return code < surrogates.first ? code : code - surrogates.count;
    },
  );

const urlText = fc.string({
  unit: fc.oneof(
    fc.constantFrom(..."abcxyzAZ09-._~!$&'()*+,;=:@"),
    anyCharacter.map((character) => encodeURIComponent(character)),
  ),
});
const after = (sign: "?" | "#") =>
  fc.option(
    urlText.map((text) => sign + text),
    { nil: "" },
  );

/** An address of the web with a path, a query and a fragment: `fc.webUrl()`, which makes the same table. */
export const webUrl: fc.Arbitrary<string> = fc
  .tuple(fc.constantFrom("http", "https"), fc.domain(), fc.array(urlText), after("?"), after("#"))
  .map(
    ([scheme, host, path, query, fragment]) =>
      [`${scheme}://${host}`, ...path].join("/") + query + fragment,
  );
