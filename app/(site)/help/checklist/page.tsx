import { checklistMetadata } from "@/components/features/checklist/checklist-metadata";
import { ChecklistScreen } from "@/components/features/checklist/checklist-screen";

/** The same screen as `/important`, which is its canonical address. */
export const generateMetadata = checklistMetadata;

export default function HelpChecklistPage() {
  return <ChecklistScreen path="/help/checklist" />;
}
