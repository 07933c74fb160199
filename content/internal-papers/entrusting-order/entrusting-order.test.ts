import { describePaper } from "@/content/internal-papers/check/describe-paper";
import { elements } from "@/content/internal-papers/entrusting-order/elements";

describePaper("entrusting-order", { elements, count: 0 });
