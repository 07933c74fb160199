import { Button } from "@/components/ui/button";
import { typeset } from "@/lib/russian/screen-typography";

/** The last page of an account. A whole page load home: nothing of the session stays in memory. */
export function AccountDeleted() {
  return (
    <div className="measure">
      <h1 className="text-3xl">Аккаунт удален</h1>
      <p className="mt-3 text-base text-ink-soft">
        {typeset(
          "Документы, черновики и профиль стёрты, все сеансы завершены. С этим адресом почты можно зарегистрироваться заново, но прежнего в новом аккаунте не будет.",
        )}
      </p>
      <Button asChild className="mt-6">
        <a href="/">На главную</a>
      </Button>
    </div>
  );
}
