import { checklistMetadata } from "@/components/features/checklist/checklist-metadata";
import { ChecklistScreen } from "@/components/features/checklist/checklist-screen";

export const generateMetadata = checklistMetadata;

export default function ImportantPage() {
  return <ChecklistScreen path="/important" />;
}
