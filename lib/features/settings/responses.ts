import { z } from "zod";
import { storedPlan } from "@/lib/features/settings/schema";

const text = z.string().nullable();
const plans = z.record(z.string(), storedPlan);

export const settingsResponse = z.strictObject({
  freePlanLimit: z.int().describe("Документов в месяц; −1 — без ограничения"),
  freePlanName: z.string(),
  premiumPlanLimit: z.int(),
  premiumPlanName: z.string(),
  premiumPlanPrice: z.int(),
  premiumPlanDescription: text,
  ultraPlanLimit: z.int(),
  ultraPlanName: z.string(),
  ultraPlanPrice: z.int(),
  ultraPlanDescription: text,
  plans: z.strictObject({ announced: plans, cabinet: plans }),
  supportTelegram: text,
  supportTelegramText: text,
  supportEmail: text,
  supportEmailText: text,
  supportWhatsapp: text,
  supportWhatsappText: text,
  websiteUrl: text,
  websiteUrlText: text,
  seoTitle: text,
  seoDescription: text,
  seoKeywords: text,
  contactDefaults: z.strictObject({
    email: text,
    emailText: text,
    phone: text,
    messenger: text,
    messengerText: text,
    secondMessenger: text,
    secondMessengerText: text,
    website: text,
    websiteText: text,
    hours: z.string(),
  }),
});

/** The answer of `GET /api/admin/settings`. */
export type Settings = z.output<typeof settingsResponse>;
