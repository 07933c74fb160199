import { describePaper } from "@/content/internal-papers/check/describe-paper";
import { elements } from "@/content/internal-papers/transfer-act/elements";
import { foreignOwners } from "@/tests/support/papers/foreign-owners";

describePaper("transfer-act", {
  elements,
  count: 19,
  owners: foreignOwners,
  // Whether the state is on the list, and whether the recipient protects the data, is for the owner to say.
  forbidden: [
    { id: "states-the-list", says: /государство (?:не )?входит в перечень\b/ },
    { id: "states-the-conclusion", says: /Получатель (?:не )?(?:соблюдает|обеспечивает)/ },
  ],
});
