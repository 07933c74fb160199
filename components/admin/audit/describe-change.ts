import { planWords as ofPlan, roleWords } from "@/components/admin/users/words";
import { formatDay, formatMoment } from "@/components/ui/format-moment";
import { planCatalogue } from "@/content/plans";
import { formatRussianDate } from "@/lib/core/moscow-time";

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
  before: "Было",
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
  plannedFeatures: "в планах",
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
export const describeField = (field: string): string =>
  planWords(field) ?? fieldWords[field] ?? field;

const statusWords = {
  new: "получено",
  in_progress: "в работе",
  answered: "есть ответ",
  closed: "закрыто",
};

/** Keys that stand in the log as they are stored. */
const valueWords: Record<string, Record<string, string>> = {
  role: roleWords,
  subscription: ofPlan,
  section: { news: "новости", blog: "блог" },
  status: statusWords,
  before: statusWords,
};

const isMoment = (text: string) => /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z$/.test(text);

/** A value of a log line in words: «да», «пусто», «без ограничения». */
export function describeValue(field: string, value: unknown): string {
  if (value === null || value === undefined || value === "") return "пусто";
  if (typeof value === "boolean") return value ? "да" : "нет";
  if (value === -1 && /limit/i.test(field)) return "без ограничения";
  if (Array.isArray(value)) return value.length === 0 ? "пусто" : value.map(String).join("; ");
  if (typeof value === "object") return JSON.stringify(value);
  const text = String(value);
  // `formatMoment` has no year, and a plan may end in the next one.
  if (isMoment(text)) return `${formatDay(text)}, ${formatMoment(text).slice(-5)}`;
  if (/^\d{4}-\d{2}-\d{2}$/.test(text)) return formatRussianDate(text);
  return valueWords[field]?.[text] ?? text;
}

/** True for what `changesOf` wrote: a value before and a value after. */
export function isChange(value: unknown): value is { before: unknown; after: unknown } {
  return typeof value === "object" && value !== null && "before" in value && "after" in value;
}
