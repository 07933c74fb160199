import Link from "next/link";
import { contactsForPage } from "@/lib/features/settings/for-pages";
import { typeset } from "@/lib/russian/screen-typography";

/** How to follow new posts. By e-mail is planned for «Премиум» (docs/specification/content.md#news). */
export async function FollowNews() {
  const { messenger } = await contactsForPage();
  return (
    <section aria-labelledby="follow-news" className="mt-16 border-t border-ink/80 pt-6">
      <h2 id="follow-news" className="text-xl">
        Как не пропустить новое
      </h2>
      <div className="measure mt-3 space-y-3 text-ink-soft">
        <p>
          {typeset("Бесплатно и без регистрации: добавьте ")}
          <a href="/news/rss.xml" className="text-accent">
            ленту RSS
          </a>
          {typeset(" в программу для чтения новостей.")}
        </p>
        <p>
          {typeset(
            "Подписка на новости по электронной почте предусмотрена только для плана «Премиум» и ещё готовится: писем мы пока не рассылаем.",
          )}
        </p>
      </div>
      <p className="mt-5 flex flex-wrap gap-x-6 gap-y-2">
        <Link href="/premium" className="text-accent">
          Что входит в «Премиум»
        </Link>
        {messenger ? (
          <a href={messenger} rel="noopener" className="text-accent">
            Спросить в мессенджере
          </a>
        ) : null}
      </p>
    </section>
  );
}
