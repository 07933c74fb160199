import { describePaper } from "@/content/internal-papers/check/describe-paper";
import { elements } from "@/content/internal-papers/harm-act/elements";

describePaper("harm-act", {
  elements,
  count: 18,
  matrix: ["purpose", "subjects"],
  contradictions: [
    [/— высокая\./, /Случаев высокой и средней степени у Оператора нет/],
    [/\[указать: степень вреда\]/, /Почему: из случаев/],
  ],
});
