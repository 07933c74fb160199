/** How visitors agree: by a box of its own, by a ticked one, by a button, or not at all. */

import { withConsentPurpose } from "@/lib/engine/answers/identifying-answers";
import type { ConsentPurpose } from "@/lib/engine/questions/vocabulary/options";
import type {
  AgreedPurpose,
  DetectedBox,
  DetectedForm,
} from "@/lib/features/site-check/detect/detected/detected-site";
import type { FindingAction } from "@/lib/features/site-check/rules/rule/finding";
import {
  norm,
  type Rule,
  type RuleContext,
  seenAt,
} from "@/lib/features/site-check/rules/rule/rule";

const separate = norm("152-ФЗ", "ст. 9 ч. 1");

export const consentRules: readonly Rule[] = [
  {
    id: "form-without-consent",
    title: "У формы нет согласия на обработку персональных данных",
    why: "Данные берут по согласию, если нет другого основания, например договора с этим человеком. Получение согласия доказывает владелец сайта.",
    norms: [norm("152-ФЗ", "ст. 6 ч. 1 п. 1"), separate, norm("152-ФЗ", "ст. 9 ч. 3")],
    fine: "1",
    fix: "Проверьте, на каком основании вы берёте эти данные. Если по согласию, поставьте под формой пустую галочку «Даю согласие на обработку персональных данных» со ссылкой на отдельный текст согласия.",
    severity: "high",
    find: ({ personalForms, answers }) => {
      const bare = personalForms.filter((form) => form.kind !== "newsletter" && !agrees(form));
      // An order and an account may rest on a contract (152-ФЗ ст. 6 ч. 1 п. 5): the offer says so.
      const isContract = ({ kind }: DetectedForm) => kind === "order" || kind === "registration";
      const sure = bare.filter((form) => !isContract(form));
      const open = bare.filter((form) => isContract(form) && !agreesTo(form, ["offer"]));
      const places = [...sure, ...open];
      return seenAt(
        places.map(({ evidence }) => evidence),
        {
          status: sure.length > 0 ? "seen" : "byHand",
          ...(sure.length === 0 && { severity: "medium" }),
          action: consentAction(answers, places),
        },
      );
    },
  },
  {
    id: "consent-preticked",
    title: "Галочка согласия поставлена заранее",
    why: "Согласие дают сами, осознанно и однозначно. Галочка, которую поставил сайт, согласием не является.",
    norms: [separate],
    fine: "1",
    fix: "Снимите галочку по умолчанию: посетитель ставит её сам.",
    severity: "high",
    find: ({ site: { forms } }) =>
      seenAt(
        boxesOf(forms)
          .filter(
            ({ isTicked, purposes }) => isTicked && purposes.some((purpose) => isConsent(purpose)),
          )
          .map(({ evidence }) => evidence),
      ),
  },
  {
    id: "consent-bundled",
    title: "Согласие на обработку данных соединено с другим",
    why: "С 1 сентября 2025 года согласие оформляют отдельно от других документов и сведений, которые человек подтверждает: от оферты, правил, рекламы.",
    norms: [separate],
    fine: "1",
    fix: "Проверьте, на что соглашается человек одной галочкой. Сделайте отдельную для согласия на обработку данных, отдельную для рекламы и, если нужно, отдельную для оферты.",
    severity: "high",
    find: ({ site: { forms }, personalForms, answers }) => {
      const bundled = boxesOf(forms).filter(({ isBundled }) => isBundled);
      const inPolicy = personalForms.flatMap((form) => {
        const isAlone = !agreesTo(form, ["processing"]);
        return isAlone
          ? form.boxes.filter(
              ({ purposes }) => purposes.includes("policy") && !purposes.includes("processing"),
            )
          : [];
      });
      const action = consentAction(answers, personalForms);
      if (bundled.length > 0) {
        return seenAt(
          [...bundled, ...inPolicy].map(({ evidence }) => evidence),
          { action },
        );
      }
      return seenAt(
        inPolicy.map(({ evidence }) => evidence),
        {
          status: "inferred",
          severity: "medium",
          title: "Вместо отдельного согласия соглашаются с политикой",
          why: "Политику читают, а согласие дают: это отдельный документ о том, что именно разрешает человек. Галочка «согласен с политикой» его не заменяет.",
          fix: "Проверьте, есть ли у вас отдельный текст согласия. Если нет, составьте его и напишите у галочки «Даю согласие на обработку персональных данных» со ссылкой на него.",
          action,
        },
      );
    },
  },
  {
    id: "consent-by-button",
    title: "Согласие дают нажатием кнопки",
    why: "«Нажимая кнопку, вы соглашаетесь» соединяет согласие с отправкой формы. С 1 сентября 2025 года согласие оформляют отдельно, и доказать его должен владелец сайта.",
    norms: [separate, norm("152-ФЗ", "ст. 9 ч. 3")],
    fine: "1",
    fix: "Проверьте, как посетители соглашаются. Надёжнее пустая галочка «Даю согласие на обработку персональных данных» со ссылкой на отдельный текст согласия.",
    severity: "medium",
    find: ({ personalForms, answers }) => {
      const forms = personalForms.filter(
        ({ byButton, boxes }) =>
          byButton?.purposes.some(isConsent) &&
          !boxes.some(({ purposes }) => purposes.includes("processing")),
      );
      return seenAt(
        forms.map(({ byButton }) => byButton?.evidence),
        { action: consentAction(answers, forms) },
      );
    },
  },
  {
    id: "marketing-consent-missing",
    title: "На рассылку подписывают без согласия",
    why: "Рекламу по электронной почте и телефону отправляют только тем, кто заранее согласился, и доказывает это отправитель.",
    norms: [norm("152-ФЗ", "ст. 15 ч. 1"), norm("38-ФЗ", "ст. 18 ч. 1")],
    fine: "1",
    fix: "Проверьте, что вы рассылаете. Если в письмах есть реклама, поставьте под полем пустую галочку «Согласен получать рекламную рассылку» со ссылкой на текст согласия.",
    severity: "medium",
    find: ({ personalForms, answers }) => {
      const forms = personalForms.filter(
        (form) =>
          form.kind === "newsletter" && !agreesTo(form, ["marketing", "processing", "policy"]),
      );
      return seenAt(
        forms.map(({ evidence }) => evidence),
        { status: "inferred", action: consentAction(answers, forms) },
      );
    },
  },
];

const boxesOf = (forms: readonly DetectedForm[]): DetectedBox[] =>
  forms.flatMap(({ boxes }) => boxes);

const isConsent = (purpose: AgreedPurpose) =>
  purpose === "processing" || purpose === "policy" || purpose === "marketing";

/** Whether the form agrees to the purposes, by a box or by the button. */
const agreesTo = ({ boxes, byButton }: DetectedForm, purposes: readonly AgreedPurpose[]) =>
  [...boxes, ...(byButton ? [byButton] : [])].some((item) =>
    item.purposes.some((purpose) => purposes.includes(purpose)),
  );
const agrees = (form: DetectedForm) => agreesTo(form, ["processing", "policy"]);

/** A consent has one purpose: that of the first form. */
function consentAction(
  answers: RuleContext["answers"],
  [form]: readonly DetectedForm[],
): FindingAction {
  const purposes: Partial<Record<DetectedForm["kind"], ConsentPurpose>> = {
    newsletter: "newsletter",
    registration: "registration",
    order: "order_processing",
  };
  return {
    kind: "consent",
    answers: withConsentPurpose(answers, (form && purposes[form.kind]) ?? "feedback"),
  };
}
