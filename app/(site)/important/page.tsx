import { checklistMetadata } from "@/components/checklist/checklist-metadata";
import { ChecklistScreen } from "@/components/checklist/checklist-screen";

export const generateMetadata = checklistMetadata;

export default function ImportantPage() {
  return <ChecklistScreen path="/important" />;
}
