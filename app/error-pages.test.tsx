import { Children, isValidElement, type ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test, vi } from "vitest";
import AccountError from "@/app/(account)/error";
import SiteError from "@/app/(account)/sites/[id]/error";
import AdminError from "@/app/(admin)/admin/error";
import RootError from "@/app/error";
import GlobalError from "@/app/global-error";

type Handlers = { onRetry?: () => void; onClick?: () => void; children?: ReactNode };

/** The handler of the first element that has one. */
function findHandler(node: ReactNode): (() => void) | undefined {
  for (const child of Children.toArray(node)) {
    if (!isValidElement<Handlers>(child)) continue;
    const { onRetry, onClick, children } = child.props;
    const handler = onRetry ?? onClick ?? findHandler(children);
    if (handler) return handler;
  }
  return undefined;
}

const errorPages = [
  ["app/error.tsx", RootError],
  ["app/global-error.tsx", GlobalError],
  ["app/(account)/error.tsx", AccountError],
  ["app/(account)/sites/[id]/error.tsx", SiteError],
  ["app/(admin)/admin/error.tsx", AdminError],
] as const;

test.each(errorPages)("%s fetches the failed part again", (_, ErrorPage) => {
  const retry = vi.fn();
  findHandler(ErrorPage({ error: new Error("broken"), retry }))?.();
  expect(retry).toHaveBeenCalledOnce();
});

test.each(errorPages)("%s names the number of an error of the server", (_, ErrorPage) => {
  const render = (error: unknown) =>
    renderToStaticMarkup(<ErrorPage error={error} retry={() => {}} />).replace(/<[^>]+>/g, "");
  expect(render(Object.assign(new Error("broken"), { digest: "1234567890" }))).toContain(
    "Номер ошибки: 1234567890. Назовите его, если напишете в\u00a0поддержку.",
  );
  expect(render(new Error("broken"))).not.toContain("Номер ошибки");
  expect(render("broken")).not.toContain("Номер ошибки");
});

test("the page of the last resort has a title and a theme", () => {
  const html = renderToStaticMarkup(<GlobalError error={null} retry={() => {}} />);
  expect(html).toContain('<html lang="ru" class="light">');
  expect(html).toContain("<title>Сайт не открылся</title>");
});
