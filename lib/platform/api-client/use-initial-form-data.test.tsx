// @module-tag slow
// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider, queryOptions, useQuery } from "@tanstack/react-query";
import { expect, test } from "vitest";
import { refetchedOnOpen } from "@/lib/platform/api-client/cache/freshness";
import { useInitialFormData } from "@/lib/platform/api-client/use-initial-form-data";
import { mountHook } from "@/tests/support/browser/mount-hook";

/** A form's query whose fetches wait; an earlier visit has left `before` in the cache. */
async function mountForm(before?: string) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const waiting: { resolve: (data: string) => void; reject: (error: Error) => void }[] = [];
  const query = queryOptions({
    queryKey: ["/api/settings"],
    queryFn: () => new Promise<string>((resolve, reject) => waiting.push({ resolve, reject })),
    ...refetchedOnOpen,
  });
  if (before !== undefined) client.setQueryData(query.queryKey, before);
  const form = await mountHook(
    () => useInitialFormData(useQuery(query)),
    (caller) => <QueryClientProvider client={client}>{caller}</QueryClientProvider>,
  );
  /** The store tells its screens later. */
  const settle = (work: () => unknown) =>
    form.act(async () => {
      work();
      await new Promise((resolve) => setTimeout(resolve, 5));
    });
  return {
    form,
    answer: (data: string) => settle(() => waiting.shift()?.resolve(data)),
    refuse: () => settle(() => waiting.shift()?.reject(new Error("refused"))),
    refetch: () => settle(() => void form.now.refetch()),
  };
}

test("a form begins with this visit's fetch, not with the data of an earlier one", async () => {
  const { form, answer } = await mountForm("old");
  expect(form.now).toMatchObject({ data: undefined, isFetching: true });
  await answer("new");
  expect(form.now).toMatchObject({ data: "new", isFetching: false });
});

test("a form does not begin with the old data when the fetch fails", async () => {
  const { form, answer, refuse, refetch } = await mountForm("old");
  await refuse();
  expect(form.now).toMatchObject({ data: undefined, error: new Error("refused") });
  await refetch();
  await answer("new");
  expect(form.now).toMatchObject({ data: "new", error: null });
});

test("a form that has begun keeps its data while it is fetched again, and when that fails", async () => {
  const { form, answer, refuse, refetch } = await mountForm();
  await answer("new");
  await refetch();
  expect(form.now).toMatchObject({ data: "new", isFetching: true });
  await refuse();
  expect(form.now).toMatchObject({ data: "new", error: new Error("refused") });
});

test("a form's query has only what its states need", async () => {
  const { form } = await mountForm();
  expect(Object.keys(form.now).sort()).toEqual(["data", "error", "isFetching", "refetch"]);
});
