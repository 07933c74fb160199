/**
 * Every message of docs/specification/messages.md#messages and the test that produces it, in the browser or over the
 * API. `row` is the specification's own line; `messages.test.ts` requires a test for each quoted string, and
 * `scripts/checks/check-test-references.ts` that the test ran and passed.
 */
type TestReference = {
  file: string;
  /** The title of a test in that file. */
  test: string;
};

export type CatalogueRow = { row: string; tests: Readonly<Record<string, TestReference>> };

const testOf = (file: string, test: string): TestReference => ({ file, test });

const documents = "tests/e2e/documents/document-messages.spec.ts";
const disclaimer = "tests/e2e/documents/disclaimer.spec.ts";
const feedback = "tests/e2e/feedback/feedback.spec.ts";
const notifications = "tests/e2e/accounts/notifications.spec.ts";
const reviews = "tests/e2e/reviews/reviews.spec.ts";
const settings = "tests/e2e/accounts/settings.spec.ts";
const confirmation = "tests/e2e/accounts/confirm-email.spec.ts";

const inWizard = testOf(
  documents,
  "the wizard reports a failed document, a created one and one without a text",
);
const inDisclaimer = testOf(
  disclaimer,
  "the disclaimer's form asks to sign in, saves the file, and reports failures and the limit",
);
const inLibrary = testOf(
  documents,
  "the library reports failed and successful previews, downloads and deletions",
);
const wayIn = testOf(
  "tests/e2e/accounts/sign-in.spec.ts",
  "reports errors and success of sign-in and registration and returns to the requested page",
);
const confirming = testOf(
  confirmation,
  "explains why a confirmation or the sending of its e-mail failed",
);
const profile = testOf(
  settings,
  "the profile and the chosen picture are validated, saved and shown after a reload",
);
const deletion = testOf(
  settings,
  "deletes the account after the password and removes its data from this browser",
);
const feedbackFailed = testOf(
  feedback,
  "the form has the user's e-mail, keeps its text after a failure and lists the sent message",
);
const feedbackSent = testOf(
  feedback,
  "the feedback form lists missing fields, keeps typed text, and is empty after it was sent",
);
const notified = testOf(
  notifications,
  "the cabinet's counter leads to the list of notifications, where each is read and deleted",
);
const confirmed = testOf(
  confirmation,
  "confirms the e-mail by its link, removes the token from the address and reports a second use",
);
const review = testOf(reviews, "a review is kept after a failure and published after moderation");

export const errorRows: readonly CatalogueRow[] = [
  {
    row: "Document limit (error message contains LIMIT_REACHED): 'Лимит документов исчерпан' / 'Перейдите на премиум-план для безлимитного создания документов.'",
    tests: {
      "Лимит документов исчерпан": inWizard,
      "Перейдите на премиум-план для безлимитного создания документов.": inWizard,
    },
  },
  {
    row: "Other document creation error: 'Ошибка создания документа' with the server message, or 'Произошла ошибка при создании документа'. Fallback 'Ошибка создания документа'.",
    tests: {
      "Ошибка создания документа": inWizard,
      "Произошла ошибка при создании документа": inWizard,
    },
  },
  {
    row: "Social disclaimer failure: 'Не удалось создать документ. Попробуйте снова.'",
    tests: { "Не удалось создать документ. Попробуйте снова.": inDisclaimer },
  },
  {
    row: "Login error: 'Ошибка входа' with the server message or 'Неверный email или пароль'",
    tests: { "Ошибка входа": wayIn, "Неверный email или пароль": wayIn },
  },
  {
    row: "Register error: 'Ошибка регистрации' with the server message or 'Попробуйте другой email' (destructive). Fallback 'Ошибка регистрации'.",
    tests: { "Ошибка регистрации": wayIn, "Попробуйте другой email": wayIn },
  },
  {
    row: "Empty login/register fields: 'Заполните все поля' / 'Email и пароль обязательны'",
    tests: { "Заполните все поля": wayIn, "Email и пароль обязательны": wayIn },
  },
  {
    row: "Copy, preview or download with no content: 'Ошибка' / 'Содержимое документа не найдено'. Missing content shows 'Содержимое документа недоступно'.",
    tests: {
      Ошибка: inWizard,
      "Содержимое документа не найдено": inWizard,
      "Содержимое документа недоступно": inWizard,
    },
  },
  {
    row: "Failed download in wizard: 'Ошибка скачивания' / 'Не удалось скачать файл'",
    tests: { "Ошибка скачивания": inWizard, "Не удалось скачать файл": inWizard },
  },
  {
    row: "Feedback send: thrown 'Ошибка отправки отзыва'. Toast 'Ошибка' with the message or 'Не удалось отправить отзыв' (destructive).",
    tests: {
      "Ошибка отправки отзыва": feedbackFailed,
      Ошибка: feedbackFailed,
      "Не удалось отправить отзыв": feedbackFailed,
    },
  },
  {
    row: "Notifications: 'Не удалось отметить уведомление как прочитанное'; 'Не удалось удалить уведомление'",
    tests: {
      "Не удалось отметить уведомление как прочитанное": notified,
      "Не удалось удалить уведомление": notified,
    },
  },
  {
    row: "Documents: 'Необходима авторизация'; 'Не удалось скачать документ'; 'Ошибка при скачивании документа'; 'Не удалось открыть документ'; 'Ошибка при просмотре документа'; 'Не удалось удалить документ'",
    tests: {
      "Необходима авторизация": inLibrary,
      "Не удалось скачать документ": inLibrary,
      "Ошибка при скачивании документа": inLibrary,
      "Не удалось открыть документ": inLibrary,
      "Ошибка при просмотре документа": inLibrary,
      "Не удалось удалить документ": inLibrary,
    },
  },
  {
    row: "Reviews: 'Не удалось отправить отзыв. Попробуйте позже.'",
    tests: {
      "Не удалось отправить отзыв. Попробуйте позже.": review,
    },
  },
  {
    row: "Profile: 'Ошибка' with 'Не удалось обновить профиль'; 'Не удалось обновить аватар'; 'Не удалось удалить аккаунт'",
    tests: {
      Ошибка: profile,
      "Не удалось обновить профиль": profile,
      "Не удалось обновить аватар": profile,
      "Не удалось удалить аккаунт": deletion,
    },
  },
  {
    row: "E-mail confirmation: 'Ошибка при подтверждении email'; 'Произошла ошибка при подтверждении email'; 'Токен подтверждения не найден'; already confirmed 'Этот email уже был подтвержден ранее.'",
    tests: {
      "Ошибка при подтверждении email": confirming,
      "Произошла ошибка при подтверждении email": confirming,
      "Токен подтверждения не найден": confirmed,
      "Этот email уже был подтвержден ранее.": confirmed,
    },
  },
  {
    row: "Resend confirmation: 'Не удалось отправить письмо подтверждения'; 'Произошла ошибка при отправке письма'",
    tests: {
      "Не удалось отправить письмо подтверждения": confirming,
      "Произошла ошибка при отправке письма": confirming,
    },
  },
  {
    row: "Project download: 'Ошибка при скачивании проекта', fallback 'Не удалось скачать проект'",
    tests: {
      "Ошибка при скачивании проекта": inLibrary,
      "Не удалось скачать проект": inLibrary,
    },
  },
  {
    // No toast: tests/e2e/admin/admin.spec.ts.
    row: "Role update failure: error 'Failed to update role'; no toast is shown",
    tests: {
      "Failed to update role": testOf(
        "lib/features/admin/client.test.ts",
        "changeUserRole throws the specification's error with the server's reason as its cause",
      ),
    },
  },
  {
    row: "Admin access by a non-admin: 'Доступ запрещен' screen with a login link",
    tests: {
      "Доступ запрещен": testOf(
        "tests/e2e/admin/admin.spec.ts",
        "the panel denies access to a guest, to a plain user and with a forged token",
      ),
    },
  },
  {
    row: "Unknown path: '404 Page Not Found'",
    tests: {
      "404 Page Not Found": testOf(
        "tests/e2e/every-page/public-pages.spec.ts",
        "an unknown address shows a page with status 404",
      ),
    },
  },
];

export const successRows: readonly CatalogueRow[] = [
  {
    row: "'Документ создан!' and 'Документ создан'.",
    tests: { "Документ создан!": inWizard, "Документ создан": inDisclaimer },
  },
  {
    row: "'Скопировано!' and 'Файл скачан!'.",
    tests: { "Скопировано!": inWizard, "Файл скачан!": inWizard },
  },
  {
    row: "'Успешный вход' / 'Добро пожаловать!'.",
    tests: { "Успешный вход": wayIn, "Добро пожаловать!": wayIn },
  },
  {
    row: "'Успешная регистрация' / 'Аккаунт создан! Добро пожаловать!'.",
    tests: { "Успешная регистрация": wayIn, "Аккаунт создан! Добро пожаловать!": wayIn },
  },
  {
    row: "'Отзыв отправлен!' / 'Спасибо за ваш отзыв. Мы обязательно его рассмотрим.'",
    tests: {
      "Отзыв отправлен!": feedbackSent,
      "Спасибо за ваш отзыв. Мы обязательно его рассмотрим.": feedbackSent,
    },
  },
  {
    row: "'Отзыв отправлен' / 'Ваш отзыв будет опубликован после модерации администратором'",
    tests: {
      "Отзыв отправлен": review,
      "Ваш отзыв будет опубликован после модерации администратором": review,
    },
  },
  {
    row: "'Уведомление отмечено как прочитанное', 'Уведомление удалено', 'Уведомление отправлено'.",
    tests: {
      "Уведомление отмечено как прочитанное": notified,
      "Уведомление удалено": notified,
      "Уведомление отправлено": testOf(
        "tests/e2e/admin/admin-operations.spec.ts",
        "a notification is sent to one user, who follows its link",
      ),
    },
  },
  {
    row: "'Документ удален' / 'Документ успешно удален из вашей библиотеки'",
    tests: {
      "Документ удален": inLibrary,
      "Документ успешно удален из вашей библиотеки": inLibrary,
    },
  },
  {
    row: "'Профиль обновлен', 'Аватар обновлен', 'Аккаунт удален'.",
    tests: {
      "Профиль обновлен": profile,
      "Аватар обновлен": profile,
      "Аккаунт удален": deletion,
    },
  },
  {
    row: "'Письмо отправлено'.",
    tests: { "Письмо отправлено": confirmed },
  },
  {
    row: "'Проект успешно скачан'.",
    tests: { "Проект успешно скачан": inLibrary },
  },
];
