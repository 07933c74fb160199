/**
 * Rights and duties that owners often add to an agreement besides those that the template writes
 * itself. The form offers each by one press; nothing is put in silently. Written as an item of a list:
 * a small letter first, no mark at the end.
 */

export type StatementList = "userRights" | "userObligations" | "adminRights" | "adminObligations";

export const typicalStatements: Record<StatementList, readonly string[]> = {
  userRights: [
    "бесплатно получать ответы на вопросы о работе сайта",
    "скачать копию своих материалов до удаления учётной записи",
    "отказаться от рассылок, не теряя доступа к сайту",
  ],
  userObligations: [
    "хранить пароль в тайне и не передавать доступ другим людям",
    "указывать при регистрации настоящие сведения и обновлять их",
    "не собирать данные с сайта программами без согласия владельца",
  ],
  adminRights: [
    "закрывать сайт на время технических работ",
    "проверять публикации до того, как их увидят другие",
    "менять оформление и разделы сайта",
  ],
  adminObligations: [
    "отвечать на обращения пользователей в течение пяти рабочих дней",
    "предупреждать о плановых технических работах за сутки",
    "помогать восстановить доступ к учётной записи",
  ],
};
