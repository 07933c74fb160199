/** Twelve fictional owners for the samples of the regulator's notification. */
import blogger from "@/content/documents/privacy/samples/blogger.json";
import clinic from "@/content/documents/privacy/samples/clinic.json";
import entrepreneur from "@/content/documents/privacy/samples/entrepreneur.json";
import game from "@/content/documents/privacy/samples/game.json";
import insurance from "@/content/documents/privacy/samples/insurance.json";
import massMedium from "@/content/documents/privacy/samples/mass-medium.json";
import measures from "@/content/documents/privacy/samples/measures.json";
import recipientList from "@/content/documents/privacy/samples/recipient-list.json";
import requiredOnly from "@/content/documents/privacy/samples/required-only.json";
import school from "@/content/documents/privacy/samples/school.json";
import shop from "@/content/documents/privacy/samples/shop.json";
import travel from "@/content/documents/privacy/samples/travel.json";

export const owners: Record<string, Record<string, unknown>> = {
  blogger,
  clinic,
  entrepreneur,
  game,
  insurance,
  massMedium,
  measures,
  recipientList,
  requiredOnly,
  school,
  shop,
  travel,
};
