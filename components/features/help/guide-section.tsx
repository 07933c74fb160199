import Link from "next/link";
import type { ReactNode } from "react";
import { PremiumBadge } from "@/components/features/documents/premium-badge";
import { TypeIcon } from "@/components/features/documents/type-icon";
import { Button } from "@/components/ui/button";
import { documentTypeInfo } from "@/content/documents/document-types";
import { nextSteps } from "@/content/documents/next-steps";
import { type DocumentGuide, difficultyNames } from "@/content/help/guides";
import { typeset } from "@/lib/russian/screen-typography";

/** «15–20 минут». */
export const minutesOf = ({ minutes }: DocumentGuide) => `${minutes.from}–${minutes.to}\u00a0минут`;

/** The guide to one document: its purpose, when it is required, what to prepare, what to avoid, where to publish it. */
export function GuideSection({ guide }: { guide: DocumentGuide }) {
  const { type, anchor, title, purpose, obligation, prepare, mistakes } = guide;
  const { isPremium } = documentTypeInfo(type);
  return (
    <section aria-labelledby={anchor} className="border-t border-ink/80 pt-7">
      <div className="flex flex-wrap items-start gap-x-4 gap-y-2">
        <TypeIcon type={type} className="mt-1 size-7 shrink-0" />
        <h2 id={anchor} className="scroll-mt-28 text-2xl">
          {title}
        </h2>
        {isPremium ? (
          <span className="mt-1.5">
            <PremiumBadge />
          </span>
        ) : null}
      </div>
      <dl className="mt-5 flex flex-wrap gap-x-10 gap-y-3 border-y border-line py-4">
        <Figure name="Сложность">{difficultyNames[guide.difficulty]}</Figure>
        <Figure name="Время">{minutesOf(guide)}</Figure>
        <Figure name="Обязателен">{guide.isRequired ? "Да" : "Нет"}</Figure>
      </dl>
      <div className="measure mt-6 space-y-3 text-base text-ink-soft">
        {purpose.map((paragraph) => (
          <p key={paragraph}>{typeset(paragraph)}</p>
        ))}
      </div>
      <div className="mt-8 grid gap-x-12 gap-y-8 lg:grid-cols-2">
        <Part title="Когда обязателен">
          <Points points={obligation} />
        </Part>
        <Part title="Что подготовить">
          <ul className="list-disc space-y-2 pl-5 marker:text-ink-faint">
            {prepare.map((item) => (
              <li key={item}>{typeset(item)}</li>
            ))}
          </ul>
        </Part>
        <Part title="Частые ошибки">
          <Points points={mistakes} />
        </Part>
        <Part title="Куда поставить и что сделать потом">
          <Points points={nextSteps(type)} isOrdered />
        </Part>
      </div>
      <div className="mt-8 flex flex-wrap gap-3">
        <Button asChild>
          <Link href={`/generator?type=${type}`}>Составить документ</Link>
        </Button>
        <Button asChild variant="secondary">
          <Link href={`/examples?type=${type}`}>Посмотреть пример</Link>
        </Button>
      </div>
    </section>
  );
}

function Figure({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-xs text-ink-faint">{name}</dt>
      <dd className="mt-0.5 font-semibold tabular-nums">{children}</dd>
    </div>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <h3 className="text-[1.0625rem]">{title}</h3>
      <div className="mt-3 text-ink-soft">{children}</div>
    </div>
  );
}

type PointsProps = { points: readonly { text: string; norm?: string }[]; isOrdered?: boolean };

function Points({ points, isOrdered = false }: PointsProps) {
  const List = isOrdered ? "ol" : "ul";
  return (
    <List
      className={`space-y-3 pl-5 marker:text-ink-faint ${isOrdered ? "list-decimal" : "list-disc"}`}
    >
      {points.map(({ text, norm }) => (
        <li key={text}>
          {typeset(text)}
          {norm ? (
            <span className="mt-0.5 block text-xs text-ink-faint">{typeset(norm)}</span>
          ) : null}
        </li>
      ))}
    </List>
  );
}
