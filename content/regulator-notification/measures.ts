/**
 * The description of each ticked measure in the notification (152-ФЗ ст. 22 ч. 3 п. 7). Our own wording: the regulator
 * asks not to copy its sample into this field.
 */
import type { pickLists } from "@/content/regulator-notification/pick-lists";
import type { ProtectionMeasure } from "@/lib/engine/questions/vocabulary/options";

export const measureLabels: Record<ProtectionMeasure, string> = {
  access: "доступ к данным открыт по личным паролям и только тем, кому он нужен для работы",
  second_factor: "вход к данным подтверждают вторым способом: кодом или ключом",
  encryption: "сайт передаёт данные по протоколу HTTPS",
  backup: "делаются резервные копии, из которых данные можно восстановить",
  antivirus: "на рабочих компьютерах работает антивирус",
  log: "ведётся журнал входов и действий с данными",
  paper: "бумаги с данными хранятся под замком",
  responsible: "назначен ответственный за организацию обработки персональных данных",
  papers: "приняты внутренние документы об обработке персональных данных",
  training: "работники, которые обрабатывают данные, ознакомлены с правилами их обработки",
  harm: "проведена оценка вреда, который может быть причинён людям",
};

/** The option of the list `pickLists.means` that corresponds to a ticked measure. */
export const meansOfMeasures: Partial<Record<ProtectionMeasure, keyof typeof pickLists.means>> = {
  access: "access",
  backup: "backup",
  antivirus: "antivirus",
};
