import { InlineText } from "@/components/page-blocks/inline-text";
import { StructuredData } from "@/components/shell/page/structured-data";
import { faqData } from "@/lib/features/seo/structured-data";
import { typeset } from "@/lib/russian/screen-typography";

type ToolQuestionsProps = { questions: readonly { question: string; answer: string }[] };

/** Frequent questions about a tool, for people and search engines. Answers are plain text without links. */
export function ToolQuestions({ questions }: ToolQuestionsProps) {
  return (
    <section aria-labelledby="questions" className="mt-14 print:hidden">
      <h2 id="questions" className="text-xl">
        Вопросы
      </h2>
      <dl className="mt-5 border-t border-line">
        {questions.map(({ question, answer }) => (
          <div
            key={question}
            className="gap-x-10 border-b border-line py-4 md:grid md:grid-cols-[minmax(0,18rem)_minmax(0,1fr)]"
          >
            <dt className="font-semibold">{typeset(question)}</dt>
            <dd className="measure mt-1 text-ink-soft md:mt-0">
              <InlineText>{answer}</InlineText>
            </dd>
          </div>
        ))}
      </dl>
      <StructuredData data={faqData(questions)} />
    </section>
  );
}
