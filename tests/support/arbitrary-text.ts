/** Texts for property tests, in place of fast-check's own arbitraries that take seconds per thread when first used. */
import fc from "fast-check";

const surrogates = { first: 0xd800, count: 0x800 };

/**
 * Any Unicode character, for `fc.string({ unit: anyCharacter })`: the characters of `unit: "binary"`, which first
 * builds a table of all 1.1 million.
 */
export const anyCharacter: fc.Arbitrary<string> = fc
  .integer({ min: 0, max: 0x10ffff - surrogates.count })
  .map(
    (n) => String.fromCodePoint(n < surrogates.first ? n : n + surrogates.count),
    // The inverse, with which fast-check mixes in dangerous words («__proto__»).
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

/** A URL with a path, a query and a fragment: like `fc.webUrl()`, which builds the same table. */
export const webUrl: fc.Arbitrary<string> = fc
  .tuple(fc.constantFrom("http", "https"), fc.domain(), fc.array(urlText), after("?"), after("#"))
  .map(
    ([scheme, host, path, query, fragment]) =>
      [`${scheme}://${host}`, ...path].join("/") + query + fragment,
  );
