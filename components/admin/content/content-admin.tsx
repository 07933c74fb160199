"use client";

import { useEffect, useRef } from "react";
import { PostEditor } from "@/components/admin/content/post-editor";
import { PostRow } from "@/components/admin/content/post-row";
import { EmptyList, ListStates } from "@/components/admin/list-states";
import { StateFilter } from "@/components/admin/state-filter";
import { useAddressParameter } from "@/components/shell/use-address-parameter";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { Spinner } from "@/components/ui/spinner";
import { explain } from "@/lib/api-client/api-error";
import { usePost, usePosts } from "@/lib/posts/client";
import { typeset } from "@/lib/russian/screen-typography";

const states = [
  { value: "", label: "Все" },
  { value: "published", label: "Опубликованные" },
  { value: "drafts", label: "Черновики" },
] as const;

/** `/admin/content`: the operator's news and blog; `?post=` opens one, `new` begins one. */
export function ContentAdmin() {
  const [post, open] = useAddressParameter("post", { step: true });
  if (post === "") return <PostList onOpen={open} />;
  const close = () => open("");
  if (post === "new") return <PostEditor key="new" saved={null} onOpen={open} onClose={close} />;
  return <KnownPost key={post} id={post} onOpen={open} onClose={close} />;
}

function PostList({ onOpen }: { onOpen: (id: string) => void }) {
  const [state] = useAddressParameter("state");
  const isPublished = state === "published" ? true : state === "drafts" ? false : null;
  const list = usePosts(isPublished);
  const top = useRef<HTMLHeadingElement>(null);
  return (
    <>
      <div className="flex flex-wrap items-start justify-between gap-4">
        <h1 ref={top} tabIndex={-1} className="text-3xl focus:outline-none">
          Новости и блог
        </h1>
        <Button onClick={() => onOpen("new")}>Новая публикация</Button>
      </div>
      <p className="measure mt-2 text-ink-soft">
        {typeset(
          "Опубликованное появляется на сайте через несколько секунд. Встроенные тексты остаются рядом; публикация с тем же адресом встаёт на место встроенной.",
        )}
      </p>
      <StateFilter name="state" label="Какие публикации показать" options={states} />
      <ListStates
        list={list}
        failure="Не удалось загрузить публикации"
        empty={
          <EmptyList title="Публикаций пока нет">
            {typeset("На сайте показаны только встроенные тексты.")}
          </EmptyList>
        }
      >
        {(posts) => (
          <ul className="mt-6 border-b border-line">
            {posts.map((one) => (
              <PostRow
                key={one.id}
                post={one}
                onOpen={() => onOpen(one.id)}
                onRemoved={() => top.current?.focus()}
              />
            ))}
          </ul>
        )}
      </ListStates>
    </>
  );
}

type KnownPostProps = { id: string; onOpen: (id: string) => void; onClose: () => void };

function KnownPost({ id, onOpen, onClose }: KnownPostProps) {
  const { data, error, refetch, isFetching } = usePost(id);
  const top = useRef<HTMLParagraphElement>(null);
  useEffect(() => top.current?.focus(), []);
  if (data) return <PostEditor saved={data} onOpen={onOpen} onClose={onClose} />;
  if (!error) {
    return (
      <p ref={top} tabIndex={-1} role="status" className="grid min-h-60 place-items-center">
        <Spinner />
        <span className="sr-only">Загружаем публикацию</span>
      </p>
    );
  }
  return (
    <>
      <h1 className="text-3xl">Публикация</h1>
      <Alert tone="danger" role="alert" title="Не удалось открыть публикацию" className="mt-6">
        <p>{explain(error, "Сервер не ответил.")}</p>
        <div className="mt-3 flex flex-wrap gap-2">
          <Button size="sm" pending={isFetching} onClick={() => void refetch()}>
            Загрузить ещё раз
          </Button>
          <Button size="sm" variant="secondary" onClick={onClose}>
            К списку
          </Button>
        </div>
      </Alert>
    </>
  );
}
