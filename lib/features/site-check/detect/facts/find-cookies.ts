/** Finds the cookies that a server sets with its first response, before any choice. */
import type { CookieKind } from "@/lib/engine/presets/cookies";
import type { DetectedCookie } from "@/lib/features/site-check/detect/detected/detected-site";
import { evidenceOfResponse } from "@/lib/features/site-check/detect/page/evidence";
import type { KnownService } from "@/lib/features/site-check/detect/services/service-index";
import type { VisitedPage } from "@/lib/features/site-check/fetch/visited-site";

/** Names that frameworks and shops are known by, if the catalogue has no service for them. */
const usual: readonly (readonly [CookieKind, RegExp])[] = [
  [
    "mandatory",
    /^(?:PHPSESSID|JSESSIONID|ASP\.NET_SessionId|connect\.sid|sessionid|session_?id|session|sid|laravel_session|ci_session|\w+_session|OCSESSID|SESS[\da-f]+|csrf\w*|_csrf\w*|XSRF-TOKEN|xsrf\w*|__RequestVerificationToken|BITRIX_SM_\w+|BITRIX_CONVERSION\w*|BX_USER_ID|woocommerce_\w+|wp_woocommerce_session_\w+|wordpress_\w+|wp-\w+|PrestaShop-\w+|cart\w*|basket\w*|__Host-\w+|__ddg\w+|__cf_bm|cf_clearance|__cfruid|spid|ARRAffinity\w*|AWSALB\w*|incap_ses\w*|visid_incap\w*|qrator\w*|ngenix\w*|cookie_?consent\w*)$/i,
  ],
  [
    "functional",
    /^(?:lang\w*|locale|i18n\w*|language|currency|theme|city\w*|region\w*|geo\w*|timezone|view\w*)$/i,
  ],
  [
    "analytics",
    /^(?:_ga\w*|_gid|_ym_\w+|yandexuid|tmr_\w+|roistat\w*|_ct\w*|ruid|uid_visitor|visitor_id)$/i,
  ],
  ["advertising", /^(?:_fb[pc]|_gcl_\w+|IDE|adrcid|_ttp)$/i],
];

/** The cookies of all answers, each by its name once. Their values are not kept. */
export function findCookies(
  pages: readonly VisitedPage[],
  services: readonly KnownService[],
): DetectedCookie[] {
  const found = new Map<string, DetectedCookie>();
  for (const page of pages) {
    for (const line of page.setCookies.slice(0, 100)) {
      const cookie = toCookie(page, line, services);
      if (cookie && !found.has(cookie.name)) found.set(cookie.name, cookie);
    }
  }
  return [...found.values()];
}

function toCookie(
  page: VisitedPage,
  line: string,
  services: readonly KnownService[],
): DetectedCookie | undefined {
  const [pair = "", ...rest] = line.slice(0, 4_096).split(";");
  const name = pair.slice(0, pair.indexOf("=")).trim().slice(0, 100);
  if (!name) return undefined;
  const values = new Map(
    rest.map((part) => {
      const [key = "", ...value] = part.split("=");
      return [key.trim().toLowerCase(), value.join("=").trim()] as const;
    }),
  );
  const life = lifeOf(values, page.headers.date);
  // A cookie that is taken away is none.
  if (life === "gone") return undefined;
  const attributes = rest.map((part) => part.trim()).join("; ");
  return {
    name,
    isLasting: life !== "session",
    days: typeof life === "number" ? life : undefined,
    ...purposeOf(name, services),
    evidence: evidenceOfResponse(page.url, `Set-Cookie: ${name}=…; ${attributes}`),
  };
}

/** The known purpose and owner of a cookie, by its name. */
export function purposeOf(
  name: string,
  services: readonly KnownService[],
): Pick<DetectedCookie, "kind" | "service"> {
  const owner = services.flatMap((service) => {
    const cookie = service.cookies.find((known) => isNamed(name, known.name));
    return cookie ? [{ key: service.key, kind: cookie.kind }] : [];
  })[0];
  const kind = owner?.kind ?? usual.find(([, pattern]) => pattern.test(name))?.[0];
  return { kind, service: owner?.key };
}

const daySeconds = 86_400;

/** The lifetime of a cookie in days; `Max-Age` takes precedence over `Expires` (RFC 6265, 5.3). */
function lifeOf(
  values: ReadonlyMap<string, string>,
  date: string | undefined,
): "session" | "gone" | "lasting" | number {
  const age = values.get("max-age");
  if (age !== undefined && /^-?\d+$/.test(age)) {
    return Number(age) <= 0 ? "gone" : Math.ceil(Number(age) / daySeconds);
  }
  const expires = values.get("expires");
  if (expires === undefined) return "session";
  // RFC 6265 lets the year have two digits and dashes between.
  const until = Date.parse(
    expires.replace(
      /(\d{1,2})-(\w{3})-(\d{2,4})/,
      (_, d, month, y) => `${d} ${month} ${y.length === 2 ? `20${y}` : y}`,
    ),
  );
  if (Number.isNaN(until)) return "session";
  if (until <= Date.UTC(2001, 0, 1)) return "gone";
  const now = date === undefined ? Number.NaN : Date.parse(date);
  if (Number.isNaN(now)) return "lasting";
  return until <= now ? "gone" : Math.ceil((until - now) / 1000 / daySeconds);
}

/** A star at the end of a known name stands for any ending. */
const isNamed = (name: string, known: string) =>
  known.endsWith("*") ? name.startsWith(known.slice(0, -1)) : name === known;
