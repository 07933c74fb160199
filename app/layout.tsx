import type { Metadata, Viewport } from "next";
import { fontVariables } from "@/app/fonts";
import { Providers } from "@/app/providers";
import { CookieNotice } from "@/components/shell/cookies/cookie-notice";
import { SiteHeader } from "@/components/shell/header/site-header";
import { BackToTop } from "@/components/shell/page/back-to-top";
import { SiteFooter } from "@/components/shell/page/site-footer";
import { ReplayEarlyInput } from "@/components/shell/replay-early-input";
import { defaultTheme, paperColours, themeScript } from "@/components/shell/theme/theme";
import { OnDemandLink } from "@/components/ui/on-demand-link";
import { site } from "@/content/site";
import { shareImage } from "@/lib/features/seo/share-image";
import { siteUrl } from "@/lib/features/seo/structured-data";
import { contactsForPage, siteSeoForPage } from "@/lib/features/settings/for-pages";
import { typeset } from "@/lib/russian/screen-typography";
import "@/app/styles/globals.css";

/** A function, not a constant: the name may change while the server runs. */
const frame = (): Metadata => ({
  metadataBase: new URL(siteUrl),
  applicationName: site.name,
  openGraph: {
    type: "website",
    locale: "ru_RU",
    siteName: site.name,
    images: [shareImage(site.name)],
  },
  formatDetection: { telephone: false, email: false, address: false },
});

/** Metadata of pages without their own: the operator's from `/admin/seo`, or the site's. */
export async function generateMetadata(): Promise<Metadata> {
  const { seoTitle, seoDescription, seoKeywords } = await siteSeoForPage();
  return {
    ...frame(),
    title: {
      default: seoTitle ?? `${site.name}: правовые документы для сайта`,
      template: `%s — ${site.name}`,
    },
    description: seoDescription ?? site.description,
    ...(seoKeywords ? { keywords: seoKeywords } : {}),
  };
}

export const viewport: Viewport = {
  width: "device-width",
  initialScale: 1,
  themeColor: [{ color: paperColours[defaultTheme] }],
};

export default async function RootLayout({ children }: LayoutProps<"/">) {
  return (
    // The theme's script sets the class before React hydrates the element.
    <html lang="ru" className={`${fontVariables} ${defaultTheme}`} suppressHydrationWarning>
      <body className="flex min-h-dvh flex-col">
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours */}
        <script dangerouslySetInnerHTML={{ __html: themeScript }} />
        <Providers>
          <a
            href="#content"
            className="sr-only z-60 rounded-md bg-accent px-4 py-3 font-medium text-on-accent focus:not-sr-only focus:fixed focus:top-3 focus:left-3"
          >
            Перейти к содержанию
          </a>
          <CookieNotice>
            <p className="sm:hidden">
              <OnDemandLink href="/cookie-policy" className="text-accent underline">
                {typeset("Только нужные cookie")}
              </OnDemandLink>
            </p>
            <p className="max-sm:hidden">
              {typeset(
                "Сайт хранит в браузере только нужное для работы: вход, ваш выбор, черновики. Счётчиков и рекламы нет, отказ ничего не отключит.",
              )}{" "}
              <OnDemandLink href="/cookie-policy" className="text-accent underline">
                {typeset("Политика cookie")}
              </OnDemandLink>
            </p>
          </CookieNotice>
          <SiteHeader />
          <main id="content" tabIndex={-1} className="flex-1">
            {children}
          </main>
          <SiteFooter contacts={await contactsForPage()} />
          <BackToTop />
          <ReplayEarlyInput />
        </Providers>
      </body>
    </html>
  );
}
