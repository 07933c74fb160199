/** The rule of CONTRIBUTING.md, «A change, from beginning to end», for the subject of a commit. */

/** The areas of commits. A new area is one line here; do not add a second name for an existing one. */
export const areas = [
  // The product, from the inside out.
  ...["core", "engine", "questions", "processing", "recipients", "services", "lint", "writers"],
  ...[
    "templates",
    "documents",
    "privacy",
    "consents",
    "cookies",
    "contracts",
    "policies",
    "policy",
    "policy-check",
    "samples",
  ],
  ...[
    "content",
    "laws",
    "examples",
    "site-legal",
    "sites",
    "passport",
    "site-check",
    "banner",
    "journal",
    "embeds",
    "requests",
    "duties",
    "papers",
  ],
  ...[
    "regulator",
    "accounts",
    "teams",
    "notifications",
    "feedback",
    "reviews",
    "posts",
    "help",
    "checklist",
  ],
  ...["law-watch", "settings", "admin", "payments", "api", "db", "mail", "server", "seo"],
  ...["browser", "wizard", "preview", "shell", "landing", "tools", "ui", "styles", "typography"],
  // The work on it.
  ...["tests", "bench", "scripts", "screenshots", "deploy", "dependencies", "security", "docs"],
  "merge",
];

/** Areas that earlier commits have. */
const formerAreas = ["names", "prose", "house"];

/** First words that do not say what a commit does. */
const vagueVerbs = ["say", "tell", "let", "mend", "reckon", "speak"];

const maxLength = 72;

/**
 * Checks the subject of a commit.
 * @param {string} subject
 * @param {object} [options]
 * @param {boolean} [options.isFormer] Of a commit before the rules on former areas and vague verbs.
 * @returns {string | null} the problem in Russian; null if there is none.
 */
export function findSubjectProblem(subject, { isFormer = false } = {}) {
  const length = [...subject].length;
  if (length > maxLength) return `знаков ${length}, можно ${maxLength}: подробности — в теле`;
  const [, area, words] = /^([^:]+): (.*)$/.exec(subject) ?? [];
  if (area === undefined) return "нет области: «область: глагол …»";
  if (!areas.includes(area) && !(isFormer && formerAreas.includes(area)))
    return `нет области «${area}»`;
  if (!/^[a-z]/.test(words))
    return "после области — глагол в повелительном наклонении, со строчной";
  const verb = words.split(" ")[0];
  if (!isFormer && vagueVerbs.includes(verb)) return `«${verb}» — слишком общий глагол`;
  return words.endsWith(".") ? "точка в конце не нужна" : null;
}
