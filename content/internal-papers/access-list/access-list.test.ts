import { elements } from "@/content/internal-papers/access-list/elements";
import { describePaper } from "@/content/internal-papers/check/describe-paper";

describePaper("access-list", { elements, count: 12, matrix: ["purpose", "data"] });
