import { BaseSequencer } from "vitest/node";

/** Files that take almost a minute: started last, they would run while the other cores are idle. */
const longest = [
  "tests/api/fuzz.alone.db.test.ts",
  "tests/api/contract.alone.db.test.ts",
  "tests/api/organisations/access-matrix.alone.db.test.ts",
  "tests/api/admin/template-editions.db.test.ts",
  "content/documents/check/properties/same-words.test.ts",
  "tests/api/contract-keys.alone.db.test.ts",
  "tests/api/billing/exactly-once.alone.db.test.ts",
  "tests/faults/kill-under-load.fault.test.ts",
  "tests/faults/delivery.fault.test.ts",
  "tests/faults/payments.fault.test.ts",
  "tests/faults/embedded-database.fault.test.ts",
  "tests/faults/assembled-folder.fault.test.ts",
  "tests/faults/postgres-outage.fault.test.ts",
];

/** Vitest's own order, the largest file first, except for the few whose size does not reflect their time. */
export class LongestFirst extends BaseSequencer {
  /** @param {import("vitest/node").TestSpecification[]} files */
  async sort(files) {
    /** @param {import("vitest/node").TestSpecification} file */
    const rank = ({ moduleId }) => {
      const place = longest.findIndex((name) => moduleId.endsWith(name));
      return place < 0 ? longest.length : place;
    };
    return (await super.sort(files)).toSorted((a, b) => rank(a) - rank(b));
  }
}
