/**
 * `/resources`: where to read the law, whom to ask and how to check oneself. Only addresses that were seen working in
 * 2026; a tip says what the link is useful for. `[слова](/адрес)` is a link inside the site.
 */

export type Resource = { title: string; text: string; href: string };

export type ResourceCategory = {
  id: string;
  title: string;
  /** What an owner should know before following the links. */
  tip: string;
  resources: readonly Resource[];
};

export const resourcesCheckedOn = "2026-11-21";

export const resourceCategories: readonly ResourceCategory[] = [
  {
    id: "laws",
    title: "Тексты законов",
    tip: "Официальный текст — на портале правовой информации. Справочные системы удобнее читать: в них видно, какая редакция действует. Смотрите на дату редакции, а не на дату статьи, которую вы нашли.",
    resources: [
      {
        title: "Закон № 152-ФЗ «О персональных данных»",
        text: "Официальный портал правовой информации, текст со всеми изменениями",
        href: "http://pravo.gov.ru/proxy/ips/?docbody=&nd=102108261",
      },
      {
        title: "Закон № 152-ФЗ в справочной системе",
        text: "КонсультантПлюс: по статьям, с датами редакций",
        href: "https://www.consultant.ru/document/cons_doc_LAW_61801/",
      },
      {
        title: "Официальное опубликование",
        text: "Новые законы и изменения в день, когда они опубликованы",
        href: "http://publication.pravo.gov.ru",
      },
      {
        title: "Банк документов на сайте Президента",
        text: "Подписанные федеральные законы и указы",
        href: "http://www.kremlin.ru/acts/bank",
      },
    ],
  },
  {
    id: "regulator",
    title: "Роскомнадзор",
    tip: "Сначала найдите себя в реестре по ИНН. Если вас там нет, подайте уведомление: [кто, когда и как](/roskomnadzor).",
    resources: [
      {
        title: "Реестр операторов",
        text: "Кто уведомил об обработке данных, какие цели и адреса указал",
        href: "https://pd.rkn.gov.ru/operators-registry/operators-list/",
      },
      {
        title: "Форма уведомления",
        text: "О намерении обрабатывать персональные данные",
        href: "https://pd.rkn.gov.ru/operators-registry/notification/form/",
      },
      {
        title: "Трансграничная передача",
        text: "Отдельное уведомление, если данные уходят за границу",
        href: "https://pd.rkn.gov.ru/cross-border-transmission/",
      },
      {
        title: "Сообщить об утечке",
        text: "24 часа на первое сообщение, 72 часа на результаты расследования",
        href: "https://pd.rkn.gov.ru/incidents/",
      },
      {
        title: "Обращения",
        text: "Вопрос или жалоба: сюда же пишут и на вас",
        href: "https://rkn.gov.ru/treatments/ask-question/",
      },
    ],
  },
  {
    id: "consumers",
    title: "Покупатели и реклама",
    tip: "Если вы продаёте через сайт, у покупателя есть права, которых договор не отменит. Рекламную рассылку можно слать только тем, кто заранее согласился; интернет-рекламу — помечать и учитывать.",
    resources: [
      {
        title: "Защита прав потребителей",
        text: "Разъяснения Роспотребнадзора и судебная практика",
        href: "https://zpp.rospotrebnadzor.ru",
      },
      {
        title: "Обращение в Роспотребнадзор",
        text: "Форма, через которую жалуются покупатели",
        href: "https://petition.rospotrebnadzor.ru/petition/",
      },
      {
        title: "Федеральная антимонопольная служба",
        text: "Реклама, рассылки без согласия",
        href: "https://fas.gov.ru",
      },
      {
        title: "Единый реестр интернет-рекламы",
        text: "Учёт рекламы и идентификаторы (ERID)",
        href: "https://erir.grfc.ru",
      },
    ],
  },
  {
    id: "security",
    title: "Защита данных",
    tip: "Меры выбирают по уровню защищённости: его требования — в постановлении Правительства № 1119, состав мер — в приказе ФСТЭК № 21. Для маленького сайта это прежде всего https, свои пароли, обновления и копии: [проверьте сайт](/important).",
    resources: [
      {
        title: "ФСТЭК России",
        text: "Приказ № 21 и другие требования к защите данных",
        href: "https://fstec.ru",
      },
      {
        title: "НКЦКИ",
        text: "Национальный координационный центр по компьютерным инцидентам",
        href: "https://cert.gov.ru",
      },
    ],
  },
  {
    id: "companies",
    title: "Проверить себя и партнёра",
    tip: "Реквизиты на сайте сверьте с реестром: устаревший адрес или чужой ОГРН покупатель найдёт за минуту.",
    resources: [
      {
        title: "ЕГРЮЛ и ЕГРИП",
        text: "Выписка об организации или предпринимателе, бесплатно",
        href: "https://egrul.nalog.ru",
      },
      {
        title: "Прозрачный бизнес",
        text: "Сведения налоговой службы о контрагенте",
        href: "https://pb.nalog.ru",
      },
      {
        title: "Министерство юстиции",
        text: "Перечни экстремистских организаций и материалов, иностранных агентов",
        href: "https://minjust.gov.ru",
      },
    ],
  },
  {
    id: "drafts",
    title: "Что готовится",
    tip: "Законопроект ничего не меняет, пока его не подписали и не опубликовали. Но смотреть, что придёт через полгода, полезно.",
    resources: [
      {
        title: "Законопроекты в Государственной Думе",
        text: "На какой стадии рассмотрения проект и какие к нему поправки",
        href: "https://sozd.duma.gov.ru",
      },
      {
        title: "Проекты нормативных актов",
        text: "Приказы и постановления до принятия",
        href: "https://regulation.gov.ru",
      },
    ],
  },
];

export const allResources: readonly Resource[] = resourceCategories.flatMap(
  ({ resources }) => resources,
);
