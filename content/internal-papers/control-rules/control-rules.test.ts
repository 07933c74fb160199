import { describePaper } from "@/content/internal-papers/check/describe-paper";
import { elements } from "@/content/internal-papers/control-rules/elements";

describePaper("control-rules", { elements, count: 22 });
