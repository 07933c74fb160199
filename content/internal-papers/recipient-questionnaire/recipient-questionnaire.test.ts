import { describePaper } from "@/content/internal-papers/check/describe-paper";
import { elements } from "@/content/internal-papers/recipient-questionnaire/elements";
import { foreignOwners } from "@/tests/support/papers/foreign-owners";

describePaper("recipient-questionnaire", { elements, count: 15, owners: foreignOwners });
