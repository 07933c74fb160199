import { roleWords } from "@/components/admin/users/words";
import { formatDay, formatMoment } from "@/components/ui/format-moment";
import { helpCategoryNames } from "@/content/help/categories";
import { planNames } from "@/content/plan-names";
import { planCatalogue } from "@/content/plans";
import { formatRussianDate } from "@/lib/core/moscow-time";
import type { AuditEntry } from "@/lib/features/audit/schema";
import { typeWords } from "@/lib/features/notifications/messages";
import { formatNumber } from "@/lib/russian/numbers";

/** Fields as people read them; a field without words here is shown by its name. */
const fieldWords: Record<string, string> = {
  email: "Почта",
  role: "Роль",
  subscription: "План",
  documentsLimit: "Лимит документов",
  premiumUntil: "План до",
  blocked: "Заблокирован",
  referralEarnings: "Начислено, ₽",
  title: "Заголовок",
  description: "Описание",
  isApproved: "Опубликован",
  userName: "Автор",
  message: "Текст",
  status: "Состояние",
  type: "Вид",
  link: "Ссылка",
  audience: "Кому",
  sent: "Получателей",
  slug: "Адрес",
  section: "Раздел",
  category: "Тема",
  isPublished: "Опубликовано",
  publishedAt: "Выходит",
  subject: "Тема",
  channelId: "Канал",
  byMail: "Письмом",
  inCabinet: "В кабинете",
  template: "Шаблон",
  edition: "Редакция",
  note: "Что изменилось",
  restored: "Возвращена редакция",
  law: "Акт",
  place: "Норма",
  wholeActToo: "Ссылки на весь акт",
  editionName: "Редакция акта",
  inForce: "Действует с",
  whatChanged: "Что изменилось",
  documents: "Документов",
  owners: "Владельцев",
  freePlanLimit: "«Бесплатный»: лимит",
  freePlanName: "«Бесплатный»: название",
  premiumPlanLimit: "«Премиум»: лимит",
  premiumPlanName: "«Премиум»: название",
  premiumPlanPrice: "«Премиум»: цена",
  ultraPlanLimit: "«Ультра»: лимит",
  ultraPlanName: "«Ультра»: название",
  ultraPlanPrice: "«Ультра»: цена",
  premiumPlanDescription: "«Премиум»: описание",
  ultraPlanDescription: "«Ультра»: описание",
  seoTitle: "Заголовок сайта",
  seoDescription: "Описание сайта",
  seoKeywords: "Ключевые слова",
  supportTelegram: "Telegram",
  supportTelegramText: "Подпись Telegram",
  supportEmail: "Почта поддержки",
  supportEmailText: "Подпись почты",
  supportWhatsapp: "WhatsApp",
  supportWhatsappText: "Подпись WhatsApp",
  host: "Сайт",
  paid: "Оплачено",
  isTest: "Пробный платёж",
  websiteUrl: "Сайт",
  websiteUrlText: "Подпись сайта",
};

const planFields: Record<string, string> = {
  name: "название",
  price: "цена",
  isPriceFrom: "цена «от»",
  period: "срок",
  description: "описание",
  monthlyLimit: "лимит",
  features: "что даёт",
  isAvailable: "предлагается",
  limitations: "ограничения",
  buttonText: "кнопка",
  isPopular: "«популярный»",
};

/** `plans.announced.standard.price` → «Стандарт» на /pricing: цена. */
function planWords(field: string): string | null {
  const [root, list, key, name] = field.split(".");
  if (root !== "plans" || (list !== "announced" && list !== "cabinet")) return null;
  const plan = planCatalogue[list].find((one) => one.key === key);
  if (!plan || name === undefined) return null;
  return `«${plan.name}» на ${list === "announced" ? "/pricing" : "/premium"}: ${planFields[name] ?? name}`;
}

/** The name of a field of a log line. */
const describeField = (field: string): string => planWords(field) ?? fieldWords[field] ?? field;

const statusWords = {
  new: "получено",
  in_progress: "в работе",
  answered: "есть ответ",
  closed: "закрыто",
};

/** Keys whose values are shown as they are stored. */
const valueWords: Record<string, Record<string, string>> = {
  role: roleWords,
  subscription: planNames,
  section: { news: "новости", blog: "блог" },
  status: statusWords,
  category: helpCategoryNames,
  type: typeWords,
};

const isMoment = (text: string) => /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z$/.test(text);

const isEmpty = (value: unknown) =>
  value === null || value === undefined || value === "" || (Array.isArray(value) && !value.length);

/** A value of a log line in words: «да», «не указано», «без ограничения». */
function describeValue(field: string, value: unknown): string {
  if (isEmpty(value)) return "не указано";
  if (typeof value === "boolean") return value ? "да" : "нет";
  if (value === -1 && /limit/i.test(field)) return "без ограничения";
  if (typeof value === "number") return formatNumber(value);
  if (Array.isArray(value)) return value.map(String).join("; ");
  if (typeof value === "object") return JSON.stringify(value);
  const text = String(value);
  // `formatMoment` has no year, and a plan may end in the next one.
  if (isMoment(text)) return `${formatDay(text)}, ${formatMoment(text).slice(-5)}`;
  if (/^\d{4}-\d{2}-\d{2}$/.test(text)) return formatRussianDate(text);
  return valueWords[field]?.[text] ?? text;
}

/** True for what `changesOf` wrote: a value before and a value after. */
function isChange(value: unknown): value is { before: unknown; after: unknown } {
  return typeof value === "object" && value !== null && "before" in value && "after" in value;
}

/** Sorts the subject first: the database orders JSON keys by their length. */
const order = Object.keys(fieldWords);
const placeOf = (field: string) => (order.includes(field) ? order.indexOf(field) : order.length);
const inOrder = ([a]: [string, unknown], [b]: [string, unknown]) => placeOf(a) - placeOf(b);

/** A line about a log entry; `before` only where something was changed. */
export type AuditFact = { name: string; before?: string; value: string };

/**
 * The details of a log entry, in words. Empty values and an action's defaults are left out.
 * @returns an empty list when the entry has no details.
 */
export function describeFacts({ action, subjectId, details }: AuditEntry): AuditFact[] {
  const { before, ...rest } = details;
  const facts = Object.entries(rest)
    .sort(inOrder)
    .flatMap(([field, value]): AuditFact[] => {
      const name = describeField(field);
      if (isChange(value)) {
        const [was, is] = [describeValue(field, value.before), describeValue(field, value.after)];
        return [{ name, before: was, value: is }];
      }
      if (isEmpty(value) || (field === "type" && value === "info")) return [];
      if (action === "notification.send" && field === "subscription") return [];
      const fact = { name, value: describeValue(field, value) };
      // The state of a message lies beside the one before it.
      const isMoved = field === "status" && !isEmpty(before) && before !== value;
      return [isMoved ? { ...fact, before: describeValue(field, before) } : fact];
    });
  if (action === "notification.send")
    return [...facts, { name: "Кому", value: toWhom(details, subjectId) }];
  if (action === "seo.update" && subjectId)
    return [{ name: "Страница", value: subjectId }, ...facts];
  return facts.length === 0 && subjectId ? [{ name: "Номер", value: subjectId }] : facts;
}

function toWhom({ subscription }: AuditEntry["details"], subjectId: string | null): string {
  if (subjectId) return "одному пользователю";
  const plan =
    typeof subscription === "string" ? planNames[subscription as keyof typeof planNames] : null;
  return plan ? `всем на плане «${plan}»` : "всем";
}
