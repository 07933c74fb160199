/** The visible parts as elements: the sheet with its two levels, and the note. */
import type { BannerConfig, Choice } from "@/lib/tools/cookie-banner/runtime/config";
import type { BannerCategory } from "@/lib/tools/cookie-banner/settings/choices";

type Child = Node | string | undefined | false;
type Make = ReturnType<typeof createElementFactory>;

/** Creates elements in the given document; their classes have the prefix of the site. */
export function createElementFactory({ name: prefix }: BannerConfig, document: Document) {
  const el = <Name extends keyof HTMLElementTagNameMap>(
    name: Name,
    attributes: Record<string, string>,
    ...children: Child[]
  ): HTMLElementTagNameMap[Name] => {
    const element = document.createElement(name);
    for (const key of Object.keys(attributes)) {
      const value = attributes[key] as string;
      element.setAttribute(key, key === "class" ? `${prefix}-${value}` : value);
    }
    element.append(...children.filter((child): child is Node | string => !!child));
    return element;
  };
  const button = (label: string, press: (event: MouseEvent) => void, look = "firm") => {
    const buttonElement = el("button", { type: "button", class: look }, label);
    buttonElement.addEventListener("click", press);
    return buttonElement;
  };
  return { el, button };
}

type Pressed = {
  choose: (allowed: Choice) => void;
  openList: () => void;
};

/** The question, above the list of categories. */
export function createSheet(
  make: Make,
  { texts, services, policyUrl }: BannerConfig,
  categories: readonly BannerCategory[],
  pressed: Pressed,
) {
  const { el } = make;
  const list = createList(make, texts, services, categories);
  const { accept, refuse, more, save } = createButtons(make, texts, categories, list.isOn, pressed);
  const title = el("p", { class: "title", id: "title", tabindex: "-1" }, texts.title);
  const element = el(
    "section",
    {
      class: "sheet",
      role: "dialog",
      "aria-labelledby": "title",
      "aria-describedby": "body",
    },
    title,
    el(
      "p",
      { class: "body", id: "body" },
      texts.body,
      " ",
      !!policyUrl && el("a", { href: policyUrl }, texts.policyLink),
    ),
    list.element,
    el("div", { class: "buttons" }, accept, refuse, more, save),
  );
  element.hidden = true;
  return {
    element,
    title,
    more,
    fillList: list.fill,
    isListShown: () => !list.element.hidden,
    showLevel(isList: boolean) {
      list.element.hidden = save.hidden = !isList;
      more.hidden = isList;
      element.hidden = false;
    },
  };
}

/** The second level: the categories, each with its switch and its services. */
function createList(
  { el }: Make,
  texts: BannerConfig["texts"],
  services: BannerConfig["services"],
  categories: readonly BannerCategory[],
) {
  const switches = {} as Record<BannerCategory, HTMLInputElement>;
  const row = (category: BannerCategory) => {
    const { name, hint } = texts.categories[category];
    const input = el("input", {
      type: "checkbox",
      role: "switch",
      id: category,
      "aria-describedby": `${category}-hint`,
    });
    switches[category] = input;
    const names = services
      .filter((item) => item.category === category)
      .map((item) => unbroken(item.name));
    return el(
      "div",
      { class: "row" },
      el("label", { for: category }, name),
      input,
      el("p", { id: `${category}-hint` }, hint),
      el("p", { class: "services" }, names.join(", ")),
    );
  };
  const element = el("div", { class: "list" });
  return {
    element,
    isOn: (category: BannerCategory) => switches[category].checked,
    /** The rows are created when it is first opened: most visitors never do. */
    fill(choice: Choice | null) {
      if (!element.firstChild) {
        element.append(
          el(
            "div",
            { class: "row" },
            el("b", {}, texts.necessary),
            el("p", {}, texts.necessaryHint),
          ),
          ...categories.map(row),
        );
      }
      for (const category of categories) switches[category].checked = !!choice?.[category];
    },
  };
}

function createButtons(
  { button }: Make,
  texts: BannerConfig["texts"],
  categories: readonly BannerCategory[],
  isOn: (category: BannerCategory) => boolean,
  { choose, openList }: Pressed,
) {
  const chooseBy = (isAllowed: (category: BannerCategory) => boolean) => {
    const choice: Choice = {};
    for (const category of categories) choice[category] = isAllowed(category);
    choose(choice);
  };
  return {
    // A click made by a script is not a consent (152-ФЗ ст. 9 ч. 1); a refusal is harmless.
    accept: button(texts.accept, ({ isTrusted }) => isTrusted && chooseBy(() => true)),
    refuse: button(texts.refuse, () => chooseBy(() => false)),
    more: button(texts.settings, openList, "quiet"),
    save: button(
      texts.save,
      ({ isTrusted, detail }) => {
        // The button «save» takes the place of «settings»: the second click of a double click must be ignored.
        if (isTrusted && detail <= 1) chooseBy(isOn);
      },
      "quiet",
    ),
  };
}

/** A note that the visitor can close. */
export function createNote({ el, button }: Make, { close }: BannerConfig) {
  const element = el("div", { class: "note", role: "status" });
  const hide = () => {
    element.hidden = true;
  };
  hide();
  return {
    element,
    hide,
    tell(text: string) {
      element.replaceChildren(
        text,
        Object.assign(button("×", hide, "close"), { ariaLabel: close }),
      );
      element.hidden = false;
    },
  };
}

/** Keeps a name on one line. */
export const unbroken = (name: string): string => name.replace(/ /g, "\u00a0");
