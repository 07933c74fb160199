import { countLimits, type DrawForm, drawDefaults } from "@/lib/tools/random/terms";

/** The query parameters that this tool reads and writes; others (`utm_source`, say) are kept. */
export const drawParameters = ["mode", "min", "max", "except", "count", "repeats", "once"] as const;

/**
 * The settings stored in the URL, so that a link opens the same form: `?min=1&max=6&count=2`. Lists and a seed are not
 * included: they may be personal data, and URLs end up in logs.
 */
export function toQuery(form: DrawForm): string {
  const { mode, min, max, excluded, count, isOnceEach } = form;
  const query = new URLSearchParams();
  const set = (name: (typeof drawParameters)[number], value: string, defaultValue: string) => {
    if (value !== defaultValue) query.set(name, value);
  };
  set("mode", mode, drawDefaults.mode);
  if (mode === "range") {
    set("min", min.trim(), drawDefaults.min);
    set("max", max.trim(), drawDefaults.max);
    set("except", excluded.trim(), drawDefaults.excluded);
  }
  set("count", String(count), String(drawDefaults.count));
  const repeats = mode === "people" ? "winnersRepeat" : "repeats";
  set("repeats", yesNo(form[repeats]), yesNo(drawDefaults[repeats]));
  if (mode === "people") set("once", yesNo(isOnceEach), yesNo(drawDefaults.isOnceEach));
  return query.toString();
}

/** Returns the settings of a query that differ from the defaults; other parameters are ignored. */
export function fromQuery(query: URLSearchParams): Partial<DrawForm> {
  const form: Partial<DrawForm> = {};
  const whole = (name: string) => /^-?\d{1,16}$/.exec(query.get(name) ?? "")?.[0];
  const [min, max, count] = [whole("min"), whole("max"), Number(whole("count"))];
  const mode = (["list", "people"] as const).find((item) => item === query.get("mode"));
  if (mode) form.mode = mode;
  if (min !== undefined) form.min = min;
  if (max !== undefined) form.max = max;
  const excluded = query.get("except") ?? "";
  if (/^[\d,;\s-]{1,500}$/.test(excluded)) form.excluded = excluded;
  if (count >= countLimits.min && count <= countLimits.max) form.count = count;
  if (mode === "people") {
    if (query.get("repeats") === "yes") form.winnersRepeat = true;
    if (query.get("once") === "no") form.isOnceEach = false;
  } else if (query.get("repeats") === "no") form.repeats = false;
  return form;
}

const yesNo = (is: boolean) => (is ? "yes" : "no");
