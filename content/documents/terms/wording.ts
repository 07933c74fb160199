import type { Contradiction, Wording } from "@/content/documents/check/wording";

/** What a user agreement must not say; the comment of each pattern gives the reason. */
export const forbidden: Wording[] = [
  // 152-ФЗ ст. 9 ч. 1: a consent is a separate document.
  {
    id: "x-consent-in-terms",
    says: /(?:даёт|даю|выража[а-я]+|предоставля[а-я]+|подтвержда[а-я]+|означа[а-я]+)[^.]{0,60}согласие на (?:обработку|распространение|передачу)/i,
  },
  {
    id: "x-consent-by-use",
    says: /(?:используя|пользуясь|регистрируясь|акцептуя|принимая)[^.]{0,120}соглас[а-я]+[^.]{0,40}персональн/i,
  },
  // ЗоЗПП ст. 16 п. 2, ст. 17 п. 2; ГПК РФ ст. 29 ч. 7: the consumer chooses the court.
  {
    id: "x-court-owner",
    says: /(?:споры?|иски?)[^.]{0,160}по месту (?:нахождения|жительства|регистрации) (?:Владельца|Администрации|Исполнителя|Продавца)/i,
  },
  // ЗоЗПП ст. 16: a contract cannot waive a consumer's rights.
  {
    id: "x-no-liability",
    says: /не несёт (?:никакой|какой-либо) ответственности|«как есть»|as is/i,
  },
  { id: "x-no-refund", says: /(?:деньги|плата|средства|вознаграждение)[^.]{0,40}не возвраща/i },
  { id: "x-any-reason", says: /без объяснени[яе] причин|по любой причине|без уведомления/i },
  // ГК РФ ст. 438 п. 2: silence is not acceptance.
  {
    id: "x-silence",
    says: /(?:молчание|бездействие)[^.]{0,60}(?:означает|считается) (?:согласи|акцепт|приняти)/i,
  },
  // ГК РФ ст. 1234, 1235: authors keep the rights to what they post.
  {
    id: "x-alienation",
    says: /(?:переда[её]т|отчужда[её]т|уступает)[^.]{0,40}исключительное право/i,
  },
  // Applies only to networks of more than 500 000 visitors a day.
  { id: "x-social-network", says: /ст\. 10\.6/ },
];

/** Statements that must not be in one document together. */
export const contradictions: Contradiction[] = [
  [/Статус: физическое лицо/, /Место нахождения и адрес:/],
  [/вправе изменить этот документ/, /не меняет этот документ в одностороннем/],
  [/Соглашение действует бессрочно/, /Эта редакция Соглашения действует до/],
  [
    /Посетитель, прочитав его, завершил регистрацию/,
    /Тот, кто только просматривает открытые страницы/,
  ],
  [/не зарегистрирован как средство массовой информации/, /Главный редактор:/],
  [/О каждой новой редакции/, /Отдельных уведомлений/],
];
