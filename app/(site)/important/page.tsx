import { checklistMetadata } from "@/components/checklist/checklist-metadata";
import { ChecklistScreen } from "@/components/checklist/checklist-screen";

export const metadata = checklistMetadata;

export default function ImportantPage() {
  return <ChecklistScreen path="/important" />;
}
