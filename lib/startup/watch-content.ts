import "server-only";

import { setOperatorFacts } from "@/lib/core/operator-facts";
import { getOperatorFacts } from "@/lib/features/settings/data";
import type { Database } from "@/lib/platform/db/database";
import { refreshPages } from "@/lib/platform/http/refresh-pages";
import { log } from "@/lib/platform/log/log";

/** «Within seconds» at the price of one read of two indexed rows. */
const lookEveryMs = 2_000;

/** The content that the pages of a build know: none of the operator's. */
const nothingYet = "0 none";

/**
 * Checks every two seconds whether the published content has changed, here or on another instance, or because a
 * scheduled post is due, and has the pages rendered again if so. The first check is over when this returns, so
 * that no visitor sees the state of the build.
 * @returns a function that stops it.
 */
export async function watchContent(database: Database): Promise<() => void> {
  let known = nothingYet;
  let isReachable = true;
  const look = async () => {
    try {
      const state = await contentState(database, new Date());
      // After an outage pages may have been rendered without what is stored.
      if (state !== known || !isReachable) {
        // First: a page that is rendered after the next line prints these.
        setOperatorFacts(await getOperatorFacts(database));
        refreshPages();
      }
      known = state;
      isReachable = true;
    } catch (error) {
      if (isReachable) log.error({ err: error }, "the state of the content is out of reach");
      isReachable = false;
    }
  };
  await look();
  let timer: NodeJS.Timeout | undefined;
  let isOver = false;
  const lookLater = () => {
    if (isOver) return;
    timer = setTimeout(() => void look().then(lookLater), lookEveryMs);
    timer.unref();
  };
  lookLater();
  return () => {
    isOver = true;
    clearTimeout(timer);
  };
}

/**
 * What pages depend on: the revision that every change raises, and the newest post whose hour has come.
 * The second also finds content that was restored or written without the first.
 */
export async function contentState(database: Database, now: Date): Promise<string> {
  const [settings, newest] = await Promise.all([
    database.adminSettings.findUnique({
      where: { id: "default" },
      select: { contentRevision: true },
    }),
    database.blogPost.findFirst({
      where: { isPublished: true, publishedAt: { lte: now } },
      orderBy: [{ publishedAt: "desc" }, { id: "desc" }],
      select: { publishedAt: true },
    }),
  ]);
  return `${settings?.contentRevision ?? 0} ${newest?.publishedAt?.toISOString() ?? "none"}`;
}
