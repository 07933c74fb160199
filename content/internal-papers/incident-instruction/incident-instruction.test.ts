import { describePaper } from "@/content/internal-papers/check/describe-paper";
import { elements } from "@/content/internal-papers/incident-instruction/elements";

describePaper("incident-instruction", { elements, count: 18 });
