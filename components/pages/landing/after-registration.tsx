import { Check, Minus } from "lucide-react";
import { LandingSection } from "@/components/pages/landing/landing-section";
import { QuietLink } from "@/components/shell/quiet-link";
import { documentTypes } from "@/lib/engine/questions/vocabulary/options";
import { spellNumber } from "@/lib/russian/numerals";
import { typeset } from "@/lib/russian/screen-typography";

/** What a visitor can do without an account and with one. Promises only what the server does. */
const abilities = (freeDocuments: string): { text: string; guest: boolean }[] => [
  { text: "Заполнить форму и увидеть документ целиком", guest: true },
  {
    text: `Посмотреть примеры всех ${spellNumber(documentTypes.length, "genitive")} документов`,
    guest: true,
  },
  {
    text: "Собрать первый комплект сайта: политика, все согласия, cookie, соглашение — он считается одним документом",
    guest: false,
  },
  {
    text: `Создать ${freeDocuments} в месяц, скопировать и скачать текстом`,
    guest: false,
  },
  { text: "Хранить документы и черновики, открывать их с любого устройства", guest: false },
  { text: "Менять ответы: новая редакция и сравнение с прежней слово за словом", guest: false },
  { text: "Открыть документ по ссылке и получить его QR-код", guest: false },
  { text: "Не вводить реквизиты снова: они предложены в следующем документе", guest: false },
];

/** @param freeDocuments «3 документа»: the free plan's monthly limit */
export function AfterRegistration({ freeDocuments }: { freeDocuments: string }) {
  return (
    <LandingSection
      id="account"
      number={4}
      title="Что даёт регистрация"
      lead="Она бесплатна: нужны только адрес почты и пароль."
    >
      <table className="w-full border-collapse text-left">
        <thead>
          <tr className="border-b border-line text-sm text-ink-faint">
            <th scope="col" className="py-2 pr-4 font-normal">
              Возможность
            </th>
            <th
              scope="col"
              className="w-16 py-2 text-center text-xs font-normal sm:w-32 sm:text-sm"
            >
              Гость
            </th>
            <th
              scope="col"
              className="w-16 py-2 text-center text-xs font-normal sm:w-32 sm:text-sm"
            >
              С кабинетом
            </th>
          </tr>
        </thead>
        <tbody>
          {abilities(freeDocuments).map(({ text, guest }) => (
            <tr key={text} className="border-b border-line">
              <th scope="row" className="py-3 pr-4 font-normal">
                {typeset(text)}
              </th>
              <Mark yes={guest} />
              <Mark yes />
            </tr>
          ))}
        </tbody>
      </table>
      <p className="mt-6">
        <QuietLink href="/register" className="text-accent">
          Завести кабинет
        </QuietLink>
      </p>
    </LandingSection>
  );
}

function Mark({ yes }: { yes: boolean }) {
  const Icon = yes ? Check : Minus;
  return (
    <td className="py-3 text-center">
      <Icon
        aria-hidden="true"
        strokeWidth={1.75}
        className={yes ? "mx-auto size-5 text-success" : "mx-auto size-5 text-ink-faint"}
      />
      <span className="sr-only">{yes ? "есть" : "нет"}</span>
    </td>
  );
}
