"use client";

import { ContentList } from "@/components/features/admin/content/content-list";
import { HelpEditor } from "@/components/features/admin/help/help-editor";
import { HelpRow } from "@/components/features/admin/help/help-row";
import { PostEditor } from "@/components/features/admin/posts/post-editor";
import { PostRow } from "@/components/features/admin/posts/post-row";
import { LoadedText } from "@/components/features/admin/rich-text/loaded-text";
import { useAddressParameter } from "@/components/shell/use-address-parameter";
import { useHelpArticle, useHelpArticles } from "@/lib/features/help/client";
import { usePost, usePosts } from "@/lib/features/posts/client";

const kinds = [
  { key: "", label: "Новости и блог" },
  { key: "help", label: "Справка" },
] as const;

/**
 * `/admin/content`: the operator's news and blog, and with `?kind=help` the help articles. `?post=` and `?article=`
 * open one text; `new` creates one.
 */
export function ContentAdmin() {
  const [kind, chooseKind] = useAddressParameter("kind", { step: true });
  const [post, openPost] = useAddressParameter("post", { step: true });
  const [article, openArticle] = useAddressParameter("article", { step: true });
  if (post !== "") return <OpenPost key={post} id={post} onOpen={openPost} />;
  if (article !== "") return <OpenArticle key={article} id={article} onOpen={openArticle} />;
  return (
    <>
      <nav aria-label="Вид текстов" className="mb-6 flex gap-6 border-b border-line">
        {kinds.map(({ key, label }) => (
          <button
            key={key}
            type="button"
            aria-current={kind === key ? "page" : undefined}
            onClick={() => chooseKind(key)}
            className="-mb-px min-h-11 border-b-2 border-transparent font-medium text-ink-faint hover:text-ink aria-[current=page]:border-accent aria-[current=page]:text-ink"
          >
            {label}
          </button>
        ))}
      </nav>
      {kind === "help" ? <Help onOpen={openArticle} /> : <Posts onOpen={openPost} />}
    </>
  );
}

type Open = { onOpen: (id: string) => void };

function Posts({ onOpen }: Open) {
  return (
    <ContentList
      useList={usePosts}
      title="Новости и блог"
      lead="Опубликованное появляется на сайте через несколько секунд. Встроенные тексты остаются рядом; публикация с тем же адресом встаёт на место встроенной."
      action="Новая публикация"
      failure="Не удалось загрузить публикации"
      empty={{ title: "Публикаций пока нет", text: "На сайте показаны только встроенные тексты." }}
      onNew={() => onOpen("new")}
      row={(post, onRemoved) => (
        <PostRow key={post.id} post={post} onOpen={() => onOpen(post.id)} onRemoved={onRemoved} />
      )}
    />
  );
}

function Help({ onOpen }: Open) {
  return (
    <ContentList
      useList={useHelpArticles}
      title="Справка"
      lead="Статья стоит на странице «Помощь» в своей теме, под вопросами, и находится там поиском. Опубликованное появляется через несколько секунд."
      action="Новая статья"
      failure="Не удалось загрузить статьи"
      empty={{
        title: "Статей справки пока нет",
        text: "На странице «Помощь» показаны только встроенные вопросы и ответы.",
      }}
      onNew={() => onOpen("new")}
      row={(article, onRemoved) => (
        <HelpRow
          key={article.id}
          article={article}
          onOpen={() => onOpen(article.id)}
          onRemoved={onRemoved}
        />
      )}
    />
  );
}

type OpenProps = Open & { id: string };

function OpenPost({ id, onOpen }: OpenProps) {
  const close = () => onOpen("");
  if (id === "new") return <PostEditor saved={null} onOpen={onOpen} onClose={close} />;
  return <KnownPost id={id} onOpen={onOpen} />;
}

function KnownPost({ id, onOpen }: OpenProps) {
  const query = usePost(id);
  const close = () => onOpen("");
  return (
    <LoadedText
      query={query}
      title="Публикация"
      failure="Не удалось открыть публикацию"
      onClose={close}
    >
      {(post, refetch) => (
        <PostEditor saved={post} refetch={refetch} onOpen={onOpen} onClose={close} />
      )}
    </LoadedText>
  );
}

function OpenArticle({ id, onOpen }: OpenProps) {
  const close = () => onOpen("");
  if (id === "new") return <HelpEditor saved={null} onOpen={onOpen} onClose={close} />;
  return <KnownArticle id={id} onOpen={onOpen} />;
}

function KnownArticle({ id, onOpen }: OpenProps) {
  const query = useHelpArticle(id);
  const close = () => onOpen("");
  return (
    <LoadedText
      query={query}
      title="Статья справки"
      failure="Не удалось открыть статью"
      onClose={close}
    >
      {(article, refetch) => (
        <HelpEditor saved={article} refetch={refetch} onOpen={onOpen} onClose={close} />
      )}
    </LoadedText>
  );
}
