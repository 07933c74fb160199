/** Stands for every query, as after a sign-out. */
export const everything = "*";
/** Stands for every query but the visitor: a sign-in. */
export const allButTheUser = "* but the user";

type Call = (...args: unknown[]) => Promise<unknown>;

/** What every new document makes stale. */
const keysOfCreation = [
  "/api/sites",
  "/api/documents/allowance",
  "/api/documents list",
  "/api/auth/user",
];

/** A write and its effects. A key stands for all queries that begin with it, with `$` at its end for one. */
export type Write = {
  /** Of the hook: "id" and "id" by default. */
  args?: unknown[];
  /** The variables, if those of the test do not suit. */
  sends?: unknown;
  /** How it is run, if it is not a mutation and takes more than what it sends. */
  run?: (write: unknown) => Promise<unknown>;
  stale?: string[];
  stores?: string[];
  removes?: string[];
  staleAfterRefusal?: string[];
};

/**
 * All mutations and write functions of the features' `client.ts`, with their effects on the stored data. One without
 * effects is a download or a preview, leaves the page, or changes only what is fetched when its screen opens.
 */
export const listedWrites: Record<string, Write> = {
  "account-data useDownloadAccountData": {},
  "account-data useDeleteAccount": {},
  "accounts/api-keys useCreateApiKey": { stores: ["/api/user/api-keys"] },
  "accounts/api-keys useRevokeApiKey": {
    stores: ["/api/user/api-keys"],
    staleAfterRefusal: ["/api/user/api-keys"],
  },
  "accounts/confirmation useConfirmEmail": {
    stale: ["/api/auth/user"],
    staleAfterRefusal: ["/api/auth/user"],
  },
  "accounts/confirmation useResendConfirmation": { staleAfterRefusal: ["/api/auth/user"] },
  "accounts/email-change useRequestEmailChange": {},
  "accounts/email-change useChangeEmail": {
    stale: ["/api/auth/user"],
    staleAfterRefusal: ["/api/auth/user"],
  },
  "accounts/password useChangePassword": { stale: ["/api/user/sessions"] },
  "accounts/profile useChangeProfile": { stores: ["/api/auth/user"] },
  "accounts/profile useChangeAvatar": { stores: ["/api/auth/user"] },
  "accounts/providers useProviderSignIn": {},
  "accounts/providers useFinishSignIn": { stores: ["/api/auth/user"], removes: [allButTheUser] },
  "accounts/providers useConnectProvider": {},
  "accounts/providers useDisconnectProvider": {
    stale: ["/api/user/sign-in-methods"],
    staleAfterRefusal: ["/api/user/sign-in-methods"],
  },
  "accounts/reset useForgotPassword": {},
  "accounts/reset useResetPassword": { stale: ["/api/auth/user"] },
  "accounts/second-factor useStartSecondFactor": {},
  "accounts/second-factor useConfirmSecondFactor": { stale: ["/api/user/sessions"] },
  "accounts/second-factor useDisableSecondFactor": { stale: ["/api/user/second-factor"] },
  "accounts/second-factor useRenewRecoveryCodes": {},
  "accounts/sessions useEndSession": {
    stores: ["/api/user/sessions"],
    staleAfterRefusal: ["/api/user/sessions"],
  },
  "accounts/sign-in useSignIn": { stores: ["/api/auth/user"], removes: [allButTheUser] },
  "accounts/sign-in useRegister": { stores: ["/api/auth/user"], removes: [allButTheUser] },
  "accounts/sign-in useSignOut": { args: [() => undefined], removes: [everything] },
  "admin/card useAddNote": { stores: ["/api/admin/users/id"] },
  "admin/card useDeleteNote": { stores: ["/api/admin/users/id"] },
  "admin useChangeUser": { stale: ["/api/admin/users/id", "/api/admin/users"] },
  "admin useChangeAccess": {
    args: [{ id: "id", subscription: "ultra", premiumUntil: null }],
    stale: ["/api/admin/users/id", "/api/admin/users"],
  },
  "admin useRemoveSecondFactor": { stale: ["/api/admin/users/id", "/api/admin/users"] },
  "admin useDismissStep": { stale: ["/api/admin/first-run"] },
  "admin/mail useRetryMail": { stale: ["/api/admin/mail"] },
  "admin/mail useSendTestEmail": {},
  "audit useDownloadAudit": {},
  "billing/admin useRefund": {
    stale: ["/api/admin/billing/orders"],
    staleAfterRefusal: ["/api/admin/billing/orders"],
  },
  "billing/admin useMarkPaid": {
    stale: ["/api/admin/billing/orders"],
    staleAfterRefusal: ["/api/admin/billing/orders"],
  },
  "billing/admin useIssueCertificate": {
    stale: ["/api/admin/billing/orders"],
    staleAfterRefusal: ["/api/admin/billing/orders"],
  },
  "billing/admin useWithdrawInvoice": {
    stale: ["/api/admin/billing/orders"],
    staleAfterRefusal: ["/api/admin/billing/orders"],
  },
  "billing usePlaceOrder": { stale: ["/api/billing/orders pages"] },
  "billing useCancelRenewal": {
    stale: ["/api/billing/orders pages"],
    stores: ["/api/billing/renewal"],
  },
  "billing/invoices useOrderInvoice": { stale: ["/api/billing/invoices"] },
  "billing/invoices useInvoiceFile": {},
  "billing/invoices useSaveBank": { sends: { kpp: "" }, stores: ["/api/admin/billing/bank"] },
  "cookie-banner useSaveBanner": { stores: ["/api/sites id banner"] },
  "documents useDownloadDocument": { args: [{ id: "id", name: "" }, 1, {}] },
  "documents useDeleteDocument": {
    sends: "id",
    stale: ["/api/sites", "/api/documents law-notices"],
    stores: ["/api/documents list"],
    removes: ["/api/documents id"],
  },
  "documents useDisclaimerFile": {
    stale: ["/api/sites", "/api/documents/allowance", "/api/documents list", "/api/auth/user"],
  },
  "documents/package useCreatePackage": {
    run: (hook) =>
      (hook as { run: Call }).run([[{ item: { type: "privacy-policy" }, answers: {} }]]),
    stale: keysOfCreation,
    staleAfterRefusal: keysOfCreation,
  },
  "documents/package useDownloadArchive": { sends: { ids: [] } },
  "documents/package useDownloadEverything": {},
  "documents/publication useSetPublication": {
    stale: ["/api/documents list"],
    stores: ["/api/documents id publication"],
  },
  "documents/publication useDownloadQrCode": { args: [{ id: "id", name: "" }, {}] },
  "duties useDutyCalendar": {},
  "duties useSaveEmailSettings": { stores: ["/api/user/letters"] },
  "feedback/inbox useChangeInboxMessage": {
    stale: ["/api/admin/feedback pages"],
    stores: ["/api/admin/feedback id"],
  },
  "help useSaveHelp": { stale: ["/api/admin/help pages"], stores: ["/api/admin/help id"] },
  "help useRemoveHelp": { stale: ["/api/admin/help pages"] },
  "incidents useRecordIncident": { stale: ["/api/sites/id/incidents"] },
  "incidents useSaveIncident": { stale: ["/api/sites/id/incidents"] },
  "incidents useCorrectDiscoveryTime": { stale: ["/api/sites/id/incidents"] },
  "incidents useRecordReport": { stale: ["/api/sites/id/incidents"] },
  "incidents useDeleteIncident": { stale: ["/api/sites/id/incidents"] },
  "incidents useIncidentFile": { stale: ["/api/sites/id/incidents"] },
  "installation usePublishPaper": {
    stale: ["/api/sites", "/api/documents list", "/api/documents id"],
  },
  "internal-papers useSavePaperAnswers": {
    stale: ["/api/sites id papers"],
    staleAfterRefusal: ["/api/sites id papers"],
  },
  "internal-papers useAdoptPaper": {
    stale: ["/api/sites id papers"],
    staleAfterRefusal: ["/api/sites id papers"],
  },
  "internal-papers useWithdrawAdoption": {
    stale: ["/api/sites id papers"],
    staleAfterRefusal: ["/api/sites id papers"],
  },
  "internal-papers usePaperFile": {},
  "internal-papers usePapersArchive": {},
  "journal useChangeJournal": { stores: ["/api/sites/id/journal"] },
  "journal usePurgeJournal": { stale: ["/api/sites/id/journal", "/api/sites/id/journal/records"] },
  "journal useJournalFile": {},
  "law-watch useCountLawChange": {},
  "law-watch useCheckLaw": { stale: ["/api/admin/laws"] },
  "law-watch useEnterLawChange": { stale: ["/api/admin/law-changes"] },
  "law-watch useWithdrawLawChange": {
    stale: ["/api/admin/law-changes"],
    staleAfterRefusal: ["/api/admin/law-changes"],
  },
  "law-watch useAcceptNotices": {
    stale: ["/api/sites", "/api/documents"],
    staleAfterRefusal: ["/api/sites", "/api/documents"],
  },
  "law-watch useDismissNotices": {
    stale: ["/api/documents law-notices", "/api/documents id law-notices"],
    staleAfterRefusal: ["/api/documents law-notices", "/api/documents id law-notices"],
  },
  "law-watch/one-site useAcceptLawChanges": {
    stale: ["/api/sites", "/api/documents", "/api/sites/id/duties"],
    staleAfterRefusal: ["/api/sites", "/api/documents", "/api/sites/id/duties"],
  },
  "lawyer-review/lawyer useSaveRemark": { stores: ["/api/lawyer-review"] },
  "lawyer-review/lawyer useSaveOpinion": { stores: ["/api/lawyer-review"] },
  "lawyer-review/owner useCreateLawyerLink": { stale: ["/api/documents id lawyer-links"] },
  "lawyer-review/owner useRenewLink": { stale: ["/api/documents id lawyer-links"] },
  "lawyer-review/owner useEndLink": { stale: ["/api/documents id lawyer-links"] },
  "lawyer-review/owner useDeleteLink": { stale: ["/api/documents id lawyer-links"] },
  "lawyer-review/owner useDecideRemark": {
    stale: ["/api/sites", "/api/documents"],
    staleAfterRefusal: ["/api/sites", "/api/documents"],
  },
  "notifications/broadcast useCountAudience": {},
  "notifications/broadcast useSendNotification": { stale: ["/api/admin/send-notification"] },
  "notifications useReadNotification": {
    stale: ["/api/notifications/unread"],
    stores: ["/api/notifications"],
  },
  "notifications useReadAllNotifications": {
    stale: ["/api/notifications/unread"],
    stores: ["/api/notifications"],
  },
  "notifications useDeleteNotification": {
    sends: "id",
    stale: ["/api/notifications/unread"],
    stores: ["/api/notifications"],
  },
  "notifications/planned useSavePlanned": { stale: ["/api/admin/planned-notifications"] },
  "notifications/planned useCancelPlanned": {
    stale: ["/api/admin/planned-notifications"],
    staleAfterRefusal: ["/api/admin/planned-notifications"],
  },
  "organisations useCreateOrganisation": { stale: ["/api/sites", "/api/organisations"] },
  "organisations useRenameOrganisation": {
    stale: ["/api/sites", "/api/organisations", "/api/organisations/id/events"],
  },
  "organisations useSetLogo": {
    sends: new Blob([]),
    stale: ["/api/sites", "/api/organisations", "/api/organisations/id/events"],
  },
  "organisations useRemoveLogo": {
    stale: ["/api/sites", "/api/organisations", "/api/organisations/id/events"],
  },
  "organisations useDeleteOrganisation": { stale: ["/api/sites", "/api/organisations"] },
  "organisations useInvite": {
    stale: ["/api/sites", "/api/organisations", "/api/organisations/id/events"],
  },
  "organisations useWithdrawInvitation": {
    stale: ["/api/sites", "/api/organisations", "/api/organisations/id/events"],
  },
  "organisations useChangeRole": {
    stale: ["/api/sites", "/api/organisations", "/api/organisations/id/events"],
  },
  "organisations useRemoveMember": {
    stale: ["/api/sites", "/api/organisations", "/api/organisations/id/events"],
  },
  "organisations useShareSite": {
    stale: ["/api/sites", "/api/organisations", "/api/organisations/id/events"],
  },
  "organisations useUnshareSite": {
    stale: ["/api/sites", "/api/organisations", "/api/organisations/id/events"],
  },
  "organisations useInvitationPreview": {},
  "organisations useAcceptInvitation": { stale: ["/api/sites", "/api/organisations"] },
  "passport useChangePassport": { stale: ["/api/sites"] },
  "plan-requests useDecideRequest": { stale: ["/api/admin/plan-requests"] },
  "posts useSavePost": { stale: ["/api/admin/posts pages"], stores: ["/api/admin/posts id"] },
  "posts useRemovePost": { stale: ["/api/admin/posts pages"] },
  "regulator-notification useSaveDetails": {
    stale: ["/api/sites id notification"],
    staleAfterRefusal: ["/api/sites id notification"],
  },
  "regulator-notification useRecordSentNotification": {
    stale: ["/api/sites id notification"],
    staleAfterRefusal: ["/api/sites id notification"],
  },
  "regulator-notification useChangeSent": {
    stale: ["/api/sites id notification"],
    staleAfterRefusal: ["/api/sites id notification"],
  },
  "regulator-notification useDeleteSent": {
    stale: ["/api/sites id notification"],
    staleAfterRefusal: ["/api/sites id notification"],
  },
  "regulator-notification useReadSent": {},
  "regulator-notification useNotificationFile": {},
  "requests useAddRequest": {
    stale: ["/api/sites/id/requests", "/api/sites/id/requests/answered"],
  },
  "requests useCorrectRequest": {
    stale: ["/api/sites/id/requests", "/api/sites/id/requests/answered"],
  },
  "requests useExtendRequest": {
    stale: ["/api/sites/id/requests", "/api/sites/id/requests/answered"],
  },
  "requests useAnswerRequest": {
    stale: ["/api/sites/id/requests", "/api/sites/id/requests/answered"],
  },
  "requests useDeleteRequest": {
    stale: ["/api/sites/id/requests", "/api/sites/id/requests/answered"],
  },
  "requests useAnswerFile": {},
  "reviews useModerateReview": { stale: ["/api/admin/reviews"] },
  "reviews useRemoveReview": { stale: ["/api/admin/reviews"] },
  "seo/admin useChangeSeo": { stores: ["/api/admin/seo$"], stale: ["/api/admin/seo id"] },
  "settings useChangeSettings": { stores: ["/api/admin/settings"] },
  "site-check/admin useExcludeHost": { stale: ["/api/admin/checks"] },
  "site-check/admin useIncludeHost": { stale: ["/api/admin/checks"] },
  "site-check useStartCheck": { stale: ["/api/checks pages"], stores: ["/api/checks id"] },
  "site-check useSaveCheck": { stale: ["/api/checks pages"], stores: ["/api/checks id"] },
  "site-check useDeleteCheck": { stores: ["/api/checks pages"] },
  "site-check useAddToSite": { stale: ["/api/sites"] },
  "site-check useWatchSite": { stale: ["/api/sites"] },
  "site-check useDownloadReport": {},
  "site-list useDeleteSite": { stores: ["/api/sites states", "/api/sites list"] },
  "site-transfer useOfferSite": { stale: ["/api/documents list", "/api/sites/id/transfer"] },
  "site-transfer useWithdrawOffer": { stale: ["/api/documents list", "/api/sites/id/transfer"] },
  "site-transfer useOfferPreview": {},
  "site-transfer useAcceptSiteTransfer": { stale: ["/api/sites", "/api/documents list"] },
  "site-transfer useDeclineSite": {},
  "sites useCreateSite": { stale: ["/api/sites"] },
  "sites useCopySite": { stale: ["/api/sites"], staleAfterRefusal: ["/api/sites"] },
  "sites useRenameSite": { stale: ["/api/sites"] },
  "sites useCreateEditions": {
    stale: ["/api/sites", "/api/documents"],
    staleAfterRefusal: ["/api/sites", "/api/documents"],
  },
  "sites useCreateSiteDocuments": {
    stale: ["/api/sites", "/api/documents/allowance", "/api/documents list", "/api/auth/user"],
  },
  "sites/import usePreviewImport": {},
  "sites/import useImportSites": { stale: ["/api/sites"] },
  "sites/import useUndoImport": { stale: ["/api/sites"] },
  "telegram useConnectTelegram": { args: ["/api/user/telegram"], stores: ["/api/user/telegram"] },
  "telegram useDisconnectTelegram": {
    args: ["/api/user/telegram"],
    stores: ["/api/user/telegram"],
  },
  "telegram useTestTelegram": {},
  "templates/editing useCheckTemplate": {},
  "templates/editing useTemplatePreview": {},
  "templates/editing usePublishTemplate": {
    stale: ["/api/admin/templates", "/api/admin/templates/id/editions", "/api/template-editions"],
    staleAfterRefusal: [
      "/api/admin/templates",
      "/api/admin/templates/id/editions",
      "/api/template-editions",
    ],
  },

  // Writes outside React.
  "accounts/sign-in endSession": {},
  "admin changeUserRole": {},
  "checklist saveChecklist": {},
  "documents createDocument": {
    stale: [
      "/api/sites",
      "/api/documents/allowance",
      "/api/documents list",
      "/api/documents id",
      "/api/auth/user",
    ],
  },
  "documents deleteDocument": {
    sends: "id",
    stale: ["/api/sites", "/api/documents law-notices"],
    stores: ["/api/documents list"],
    removes: ["/api/documents id"],
  },
  "documents/drafts createDraft": { stale: ["/api/documents list"] },
  "documents/drafts saveDraft": { stores: ["/api/documents list"] },
  "documents/editions createEdition": { stale: ["/api/sites", "/api/documents"] },
  "feedback refreshOwnFeedback": { stale: ["/api/feedback"], staleAfterRefusal: ["/api/feedback"] },
  "law-watch/many-sites useAcceptSites": {
    run: (hook) => (hook as { run: Call }).run([[{ id: "id", documents: [] }]]),
    stale: [
      "/api/sites states",
      "/api/sites list",
      "/api/documents list",
      "/api/documents law-notices",
      "/api/user/duties",
    ],
    staleAfterRefusal: [
      "/api/sites states",
      "/api/sites list",
      "/api/documents list",
      "/api/documents law-notices",
      "/api/user/duties",
    ],
  },
};
