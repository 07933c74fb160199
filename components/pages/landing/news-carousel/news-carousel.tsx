import Link from "next/link";
import { CarouselFrame } from "@/components/pages/landing/news-carousel/carousel-frame";
import { carouselItems } from "@/content/pages/carousel";

/**
 * Five posts worth reading (docs/specification/site.md#news-carousel). Until its script has loaded, a list that scrolls
 * by touch or wheel; the text is in the page either way.
 */
export function NewsCarousel() {
  return (
    <CarouselFrame label="Последние материалы" titles={carouselItems.map(({ title }) => title)}>
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the role of a list without markers */}
      <ul role="list" className="-ml-5 flex">
        {carouselItems.map((item, index) => (
          <li
            key={item.href}
            className="flex min-w-0 shrink-0 basis-full snap-start pl-5 sm:basis-1/2 lg:basis-1/3"
          >
            {/* biome-ignore lint/a11y/useSemanticElements: a slide (ARIA APG «Carousel»), not a set of fields */}
            <div
              role="group"
              aria-roledescription="слайд"
              aria-label={`${index + 1} из ${carouselItems.length}`}
              className="relative flex w-full flex-col rounded-lg border border-line bg-sheet p-6 transition-colors duration-150 hover:border-line-strong"
            >
              <p className="text-sm text-ink-faint">{item.kind}</p>
              <h3 className="mt-1.5 text-[1.0625rem] leading-snug">
                <Link
                  href={item.href}
                  draggable={false}
                  className="text-ink no-underline after:absolute after:inset-0 after:rounded-lg hover:text-accent hover:underline"
                >
                  {item.title}
                </Link>
              </h3>
              <p className="mt-2 text-ink-soft">{item.text}</p>
            </div>
          </li>
        ))}
      </ul>
    </CarouselFrame>
  );
}
