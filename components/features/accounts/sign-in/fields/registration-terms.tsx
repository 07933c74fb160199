import Link from "next/link";

/** What a visitor agrees to by registering. `verb` names the way: «Регистрируясь». */
export function RegistrationTerms({ verb = "Регистрируясь" }: { verb?: string }) {
  return (
    <p className="text-xs text-ink-faint">
      {verb}, вы принимаете{" "}
      <Link href="/terms" target="_blank" className="text-accent">
        пользовательское соглашение
      </Link>
      . Email и имя нужны, чтобы вести ваш кабинет и хранить в нём документы. Рассылок без вашего
      согласия не будет. Подробнее — в{"\u00a0"}
      <Link href="/privacy" target="_blank" className="text-accent">
        политике обработки персональных данных
      </Link>
      .
    </p>
  );
}
