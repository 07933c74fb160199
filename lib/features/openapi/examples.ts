/** Bodies of the main calls, ready to be sent; `examples.test.ts` parses each by its route's own schema. */
export const examples: Readonly<Record<string, { body: object }>> = {
  "POST /api/login": { body: { email: "owner@example.ru", password: "пароль от аккаунта" } },
  "POST /api/register": {
    body: { email: "owner@example.ru", password: "длинный пароль", firstName: "Ольга" },
  },
  "POST /api/documents": {
    body: {
      type: "privacy",
      ownerType: "legal",
      companyName: "ООО «Ромашка»",
      inn: "7707083893",
      ogrn: "1027700132195",
      legalAddress: "101000, г. Москва, ул. Мясницкая, д. 1",
      websiteUrl: "https://romashka.example",
      contactEmail: "info@romashka.example",
      industry: "ecommerce",
      processingPurposes: ["registration", "order_processing"],
      dataTypesCollected: ["full_name", "email", "phone"],
      consentWithdrawalMethod: ["email"],
    },
  },
  "POST /api/documents/drafts": {
    body: { type: "privacy", formData: { companyName: "ООО «Ромашка»" } },
  },
  "PUT /api/documents/{id}/publication": { body: { isPublic: true, allowsIndexing: false } },
  "PATCH /api/user/profile": { body: { firstName: "Ольга", lastName: "Смирнова" } },
  "PUT /api/user/checklist": { body: { "privacy-policy": true } },
  "POST /api/user/api-keys": { body: { name: "Сборка сайта", scopes: ["read"] } },
  "POST /api/feedback": {
    body: {
      title: "Вопрос о документе",
      description: "Где в политике назвать хостинг-провайдера?",
      agreeToDataProcessing: true,
    },
  },
  "POST /api/reviews": {
    body: {
      userName: "Ольга",
      email: "owner@example.ru",
      rating: 5,
      comment: "Документ приняли с первого раза",
      agreeToDataProcessing: true,
    },
  },
};
