import { describePaper } from "@/content/internal-papers/check/describe-paper";
import { elements } from "@/content/internal-papers/threat-model/elements";

describePaper("threat-model", { elements, count: 0 });
