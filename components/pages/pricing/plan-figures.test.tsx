import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { WizardContext } from "@/components/features/documents/open-wizard/wizard-context";
import { AfterRegistration } from "@/components/pages/landing/after-registration";
import { LandingEnd } from "@/components/pages/landing/landing-end";
import { PlanColumns } from "@/components/pages/pricing/plan-columns";
import { pricingQuestions } from "@/content/help/pricing-questions";
import { accountQuestions } from "@/content/help/questions/account";
import { documentQuestions } from "@/content/help/questions/documents";
import { startQuestions } from "@/content/help/questions/start";
import { findOffered, type PlanCatalogue, planCatalogue } from "@/content/plans/plans";
import { enforcedDefaults, mergeCatalogue, toPlanText } from "@/lib/features/settings/catalogue";

/** The text of rendered components, with ordinary spaces. */
const textOf = (element: React.ReactElement) =>
  renderToStaticMarkup(<WizardContext value={{} as never}>{element}</WizardContext>)
    .replace(/<[^>]+>/g, " ")
    .replace(/\s+/g, " ");

const pricesIn = (text: string) =>
  [...text.matchAll(/(\d[\d ]*) ₽/g)].map(([, price = ""]) => Number(price.replace(/ /g, "")));
/** «15 документов в календарный месяц», «3 документа в месяц». */
const limitsIn = (text: string) =>
  [...text.matchAll(/(\d[\d ]*) документ\p{L}* в (?:календарный )?месяц/gu)].map(([, limit = ""]) =>
    Number(limit.replace(/ /g, "")),
  );

const plansOf = ({ announced, cabinet }: PlanCatalogue) => [...announced, ...cabinet];

/** Settings changed by an operator: no figure equals its default. */
const changed: PlanCatalogue = mergeCatalogue(
  { ...enforcedDefaults, freePlanLimit: 7, premiumPlanLimit: 123, ultraPlanLimit: 4321 },
  {
    announced: changedTexts("announced", 11),
    cabinet: changedTexts("cabinet", 31),
  },
);

function changedTexts(list: "announced" | "cabinet", step: number) {
  return Object.fromEntries(
    planCatalogue[list].map((plan, index) => [
      plan.key,
      { ...toPlanText(plan), price: plan.price + step, monthlyLimit: 200 + step + index },
    ]),
  );
}

test.each([
  ["as it ships", planCatalogue],
  ["as an operator changed it", changed],
])("pages of plans print exactly the prices and limits of the catalogue %s", (_case, catalogue) => {
  const plans = plansOf(catalogue);
  const text = [
    <PlanColumns key="1" plans={catalogue.announced} settings={catalogue.settings} />,
    <PlanColumns key="2" plans={catalogue.cabinet} settings={catalogue.settings} />,
  ]
    .map(textOf)
    .join(" ");
  expect(new Set(pricesIn(text))).toEqual(new Set(plans.map(({ price }) => price)));
  const limits = plans.map(({ monthlyLimit }) => monthlyLimit).filter((limit) => limit !== -1);
  expect(new Set(limitsIn(text))).toEqual(new Set(limits));
  const questions = pricingQuestions(catalogue)
    .flatMap(({ question, answer }) => [question, ...answer])
    .join(" ")
    .replace(/\s/g, " ");
  expect(limitsIn(questions)).toEqual([catalogue.settings.free.monthlyLimit]);
  expect(pricesIn(questions)).toEqual([]);
});

test("the landing page prints the free plan's limit that it receives", () => {
  const text = [
    <AfterRegistration key="1" freeDocuments="7 документов" />,
    <LandingEnd key="2" freeDocuments="7 документов" />,
  ]
    .map(textOf)
    .join(" ");
  expect(limitsIn(text)).toEqual([7, 7]);
  expect(text).not.toMatch(/(?:один|два|три|четыре|пять) документ/i);
});

test("the help names no limits and no prices, since an operator may change them", () => {
  const text = [...accountQuestions, ...documentQuestions, ...startQuestions]
    .flatMap(({ question, answer }) => [question, ...answer])
    .join(" ")
    .replace(/\s/g, " ");
  expect(limitsIn(text)).toEqual([]);
  expect(text).not.toMatch(/\d+ документ/);
  expect(text).not.toMatch(/₽|\d ?(?:тыс|руб)/);
});

const paidPlans = (["announced", "cabinet"] as const).flatMap((list) =>
  planCatalogue[list]
    .filter(({ subscription }) => subscription !== "free")
    .map((plan) => ({ list, plan })),
);

test.each(paidPlans)(
  "a plan that is not offered is neither in its price list nor to be requested: $list $plan.key",
  ({ list, plan }) => {
    const others = planCatalogue[list].filter(({ key }) => key !== plan.key);
    const shown = (catalogue: PlanCatalogue) =>
      renderToStaticMarkup(
        <WizardContext value={{} as never}>
          <PlanColumns plans={catalogue[list]} settings={catalogue.settings} />
        </WizardContext>,
      );
    const hidden = mergeCatalogue(enforcedDefaults, {
      [list]: { [plan.key]: { ...toPlanText(plan), isAvailable: false } },
    });
    const link = (key: string) => `/pricing/request?plan=${key}"`;
    expect(shown(planCatalogue)).toContain(link(plan.key));
    expect(shown(hidden)).not.toContain(link(plan.key));
    expect(findOffered(planCatalogue, plan.key)).toMatchObject({ key: plan.key });
    expect(findOffered(hidden, plan.key)).toBeNull();
    // The rest of the list stays.
    expect(shown(hidden).match(/<h2|<h3/g)).toHaveLength(others.length);
  },
);

test("paid plans link to a request and promise no features to come", () => {
  for (const { key, subscription, href } of plansOf(planCatalogue)) {
    if (subscription !== "free") expect(href).toBe(`/pricing/request?plan=${key}`);
  }
  const all = renderToStaticMarkup(
    <PlanColumns plans={planCatalogue.announced} settings={planCatalogue.settings} />,
  );
  expect(all).not.toMatch(/готов[ия]тся|в планах/i);
});
