/**
 * Checks the subjects of commits, including merges, since the rule was introduced. Without history (an archive, a
 * shallow clone) there is nothing to check.
 */
import { execFileSync } from "node:child_process";
import { areas, findSubjectProblem } from "./commit-subjects.mjs";

/** The last commit before the rule. */
const since = "88befb3b1a16f08990b091c9f9fc5f660d7d5de7";

/** The last commit before the rules on former areas and vague verbs. */
const sinceVerbs = "0e1ef839d2909a33aea25aafb7a557e4441eaef5";

/** @returns {string[] | null} «hash subject», newest first; null without history. */
function readCommits(after) {
  try {
    const args = ["log", "--format=%h %s", `${after}..HEAD`];
    return execFileSync("git", args, { encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] })
      .split("\n")
      .filter((line) => line !== "");
  } catch {
    return null;
  }
}

const commits = readCommits(since);
if (commits === null) {
  console.log(`Нет истории до ${since.slice(0, 8)}: подписи не проверены`);
  process.exit(0);
}
const latest = new Set(readCommits(sinceVerbs));
const faults = commits.flatMap((line) => {
  const [, hash, subject] = /^(\S+) (.*)$/.exec(line) ?? [];
  const fault = findSubjectProblem(subject ?? "", { isFormer: !latest.has(line) });
  return fault === null ? [] : [`${hash} «${subject}»: ${fault}`];
});
if (faults.length === 0) {
  console.log(`Подписей проверено: ${commits.length}`);
  process.exit(0);
}
console.error(faults.join("\n"));
console.error(`Области (scripts/checks/commit-subjects.mjs): ${areas.join(", ")}`);
process.exit(1);
