-- A consent is called by what it is for (lib/documents/document-name.ts, which makes the names of new ones).
-- The stored answers say it exactly; every other name stays as it is.
UPDATE "user_documents" AS d
SET "name" = COALESCE(
  'Согласие: ' || CASE
    WHEN d."formData"->>'consentPurpose' = 'other' THEN
      CASE
        WHEN own.words <> '' AND char_length(own.words) <= 60 AND strpos(own.words, E'\n') = 0
          THEN own.words
        ELSE 'иная цель'
      END
    ELSE named.words
  END,
  'Согласия: все цели'
)
FROM "user_documents" AS same
CROSS JOIN LATERAL (
  SELECT COALESCE(btrim(same."formData"->>'otherPurpose', E' \t\r\n'), '') AS words
) AS own
LEFT JOIN (
  VALUES
    ('registration', 'Личный кабинет'),
    ('order_processing', 'Заказы'),
    ('delivery', 'Доставка'),
    ('payment', 'Оплата и возвраты'),
    ('contract', 'Договор'),
    ('feedback', 'Обратная связь'),
    ('support', 'Техническая поддержка'),
    ('newsletter', 'Рассылки'),
    ('analytics', 'Статистика посещений'),
    ('personalization', 'Рекомендации'),
    ('recruitment', 'Подбор персонала'),
    ('security', 'Безопасность'),
    ('publication', 'Публикации пользователей'),
    ('health', 'Сведения о здоровье'),
    ('biometric', 'Биометрические данные'),
    ('special', 'Особые категории данных'),
    ('minors', 'Данные несовершеннолетних'),
    ('processors', 'Поручение обработки')
) AS named (purpose, words) ON named.purpose = same."formData"->>'consentPurpose'
WHERE same."id" = d."id" AND d."type" = 'consent' AND d."status" = 'completed';
