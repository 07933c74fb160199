/** A public page in the panel: `GET /api/admin/seo`. Null keeps the words that the page has itself. */
export type SeoPage = { path: string; title: string | null; description: string | null };
