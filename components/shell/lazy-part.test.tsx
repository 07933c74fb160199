import { Component, type ComponentType, isValidElement, type ReactNode, Suspense } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { LoadFailedLine, lazyPart } from "@/components/shell/lazy-part";

type Boundary = Component<object, object> & { retry: () => void };
type BoundaryClass = (new (
  props: unknown,
  context: unknown,
) => Boundary) & {
  getDerivedStateFromError: (error: unknown) => object;
};

const isBoundaryClass = (type: unknown): type is BoundaryClass =>
  typeof type === "function" && type.prototype instanceof Component;

/**
 * Mounts a part as React does in a browser, where the boundary learns what was thrown. `react-dom/server` has no
 * boundaries, and shows what waits in a `Suspense` whose content throws.
 */
function mount<Props extends object>(Part: ComponentType<Props>, props: Props) {
  const shown = (Part as (props: Props) => ReactNode)(props);
  if (!isValidElement(shown) || !isBoundaryClass(shown.type)) throw new Error("No boundary");
  const Shown = shown.type;
  const boundary = new Shown(shown.props, undefined);
  boundary.setState = (change: object) => {
    boundary.state = { ...boundary.state, ...change };
  };
  const render = () => {
    try {
      return toMarkup(boundary.render());
    } catch (error) {
      boundary.setState(Shown.getDerivedStateFromError(error));
      return toMarkup(boundary.render());
    }
  };
  return { render, retry: () => boundary.retry() };
}

const toMarkup = (node: ReactNode) =>
  renderToStaticMarkup(
    isValidElement<{ children: ReactNode }>(node) && node.type === Suspense
      ? node.props.children
      : node,
  );

let isDefect = true;

function Answer({ text }: { text: string }) {
  if (isDefect) throw new Error("broken");
  return <p>{text}</p>;
}

test("a part that throws while it is rendered shows its failure, and is rendered again by a retry", async () => {
  const Part = lazyPart(async () => Answer, { waiting: () => null, failed: LoadFailedLine });
  await Part.prepare();
  const { render, retry } = mount(Part, { text: "ООО «Ромашка»" });
  expect(render()).toContain("В\u00a0части страницы произошла ошибка.");
  isDefect = false;
  expect(render()).toContain("произошла ошибка");
  retry();
  expect(render()).toBe("<p>ООО «Ромашка»</p>");
});
