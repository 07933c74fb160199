import "server-only";

import { controlDuties } from "@/lib/features/duties/sources/control";
import { editionDuties } from "@/lib/features/duties/sources/editions";
import { incidentDuties } from "@/lib/features/duties/sources/incidents";
import { lawDuties } from "@/lib/features/duties/sources/laws";
import { notificationDuties } from "@/lib/features/duties/sources/notification";
import { requestDuties } from "@/lib/features/duties/sources/requests";
import type { DutySource } from "@/lib/features/duties/sources/source";

/** All sources of duties. */
export const dutySources: readonly DutySource[] = [
  notificationDuties,
  requestDuties,
  incidentDuties,
  editionDuties,
  lawDuties,
  controlDuties,
];
