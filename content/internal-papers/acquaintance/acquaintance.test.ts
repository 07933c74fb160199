import { elements } from "@/content/internal-papers/acquaintance/elements";
import { describePaper } from "@/content/internal-papers/check/describe-paper";

describePaper("acquaintance", { elements, count: 6 });
