import { describePaper } from "@/content/internal-papers/check/describe-paper";
import { elements } from "@/content/internal-papers/destruction-act/elements";

describePaper("destruction-act", { elements, count: 16 });
