import fc from "fast-check";
import { expect, test } from "vitest";
import { addressNames, readInputs, readList, writeList } from "@/lib/tools/fines/address";
import { factorIds, organisationIds, violationIds } from "@/lib/tools/fines/figures";

const read = (search: string) => {
  const address = new URLSearchParams(search);
  const value = (name: keyof typeof addressNames) => address.get(addressNames[name]) ?? "";
  return readInputs({
    violations: value("violations"),
    organisation: value("organisation"),
    factors: value("factors"),
    userCount: value("userCount"),
    turnover: value("turnover"),
  });
};

const nothing = { violations: [], organisation: null, factors: [], userCount: 0, turnover: 0 };

test("reads all inputs from the address", () => {
  expect(
    read("v=no-policy,no-consent&org=ooo&f=harm,repeat&users=25000&turnover=30000000"),
  ).toEqual({
    violations: ["no-consent", "no-policy"],
    organisation: "ooo",
    factors: ["repeat", "harm"],
    userCount: 25_000,
    turnover: 30_000_000,
  });
});

test.each([
  "",
  "v=&org=&f=&users=&turnover=",
  "v=toString,NO-POLICY,no policy&org=OOO&f=__proto__&users=abc&turnover=-1",
  "org=constructor&users=1e9&turnover=%00",
])("ignores wrong values in %j", (search) => expect(read(search)).toEqual(nothing));

test("keeps valid values beside wrong ones", () => {
  expect(read("v=no-policy,nonsense,no-policy&org=nonsense&users=7")).toEqual({
    ...nothing,
    violations: ["no-policy"],
    userCount: 7,
  });
});

test("writes a chosen list in a fixed order and reads it back", () => {
  const choices = fc.array(fc.tuple(fc.constantFrom(...violationIds), fc.boolean()));
  fc.assert(
    fc.property(choices, (steps) => {
      let value = "";
      const chosen = new Set<string>();
      for (const [id, isChosen] of steps) {
        value = writeList(readList(value, violationIds), violationIds, id, isChosen);
        if (isChosen) chosen.add(id);
        else chosen.delete(id);
      }
      expect(value).toBe(violationIds.filter((id) => chosen.has(id)).join(","));
      expect(new Set(readList(value, violationIds))).toEqual(chosen);
    }),
  );
});

test("reads any address without an invalid result", () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), fc.string(), fc.string(), (a, b, c, d) => {
      const inputs = readInputs({
        violations: a,
        organisation: b,
        factors: c,
        userCount: d,
        turnover: a,
      });
      expect([...violationIds]).toEqual(expect.arrayContaining([...inputs.violations]));
      expect([...factorIds]).toEqual(expect.arrayContaining([...inputs.factors]));
      expect([null, ...organisationIds]).toContain(inputs.organisation);
    }),
  );
});
