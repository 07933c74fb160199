import { describePaper } from "@/content/internal-papers/check/describe-paper";
import { elements } from "@/content/internal-papers/responsible-order/elements";

describePaper("responsible-order", { elements, count: 13, matrix: ["purpose"] });
