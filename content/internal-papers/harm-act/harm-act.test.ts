import { describePaper } from "@/content/internal-papers/check/describe-paper";
import { elements } from "@/content/internal-papers/harm-act/elements";

describePaper("harm-act", { elements, count: 0 });
