import { describePaper } from "@/content/internal-papers/check/describe-paper";
import { elements } from "@/content/internal-papers/protection-act/elements";

describePaper("protection-act", { elements, count: 23 });
