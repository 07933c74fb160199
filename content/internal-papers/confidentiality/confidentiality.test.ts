import { describePaper } from "@/content/internal-papers/check/describe-paper";
import { elements } from "@/content/internal-papers/confidentiality/elements";

describePaper("confidentiality", { elements, count: 10 });
