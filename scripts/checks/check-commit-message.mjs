/**
 * Checks the subject of the commit that is being made: `node scripts/checks/check-commit-message.mjs FILE`, the file with
 * its message. Called by `scripts/hooks/commit-msg`.
 */
import { readFileSync } from "node:fs";
import { areas, findSubjectProblem } from "./commit-subjects.mjs";

const [file] = process.argv.slice(2);
// As Git reads it: the lines up to the first empty one, without its comments.
const [paragraph] = readFileSync(file, "utf8")
  .replace(/^#.*\n?/gm, "")
  .trim()
  .split(/\n\s*\n/);
const subject = paragraph.replace(/\s*\n\s*/g, " ");
// Git refuses an empty message by itself; `rebase --autosquash` folds the others into their commits.
const isPassed = subject === "" || /^(fixup|squash|amend)! /.test(subject);
const problem = isPassed ? null : findSubjectProblem(subject);
if (problem !== null) {
  console.error(`«${subject}»: ${problem}`);
  console.error(`Области (scripts/checks/commit-subjects.mjs): ${areas.join(", ")}`);
  process.exit(1);
}
