/** The owner's mobile application, in addition to the site: the data it collects and where it is installed from. */
import { defineSection } from "@/lib/engine/questions/vocabulary/definition";

const papers = ["privacy", "consent"] as const;
const withApp = [{ hasApp: true }, { analyticsServices: ["appmetrica"] }] as const;

export const applicationSection = defineSection({
  id: "application",
  title: "Мобильное приложение",
  intro: "Если кроме сайта у вас есть приложение. Напишем только о том, что вы отметите.",
  questions: {
    hasApp: {
      kind: "yesNo",
      default: false,
      label: "Есть мобильное приложение",
      hint: "Своё приложение для телефона или планшета. Сайт, который открывают с телефона, — «нет».",
      why: "Приложение получает не то, что сайт: идентификаторы вместо файлов cookie, уведомления, доступ к устройству. Политика и согласия должны это назвать.",
      norm: "152-ФЗ, ст. 18.1 ч. 1 п. 2",
      askedFor: papers,
      core: { industry: ["mobile", "gaming"] },
      fact: { path: "app.said", label: "есть ли мобильное приложение" },
    },
    appStores: {
      kind: "choices",
      options: {
        rustore: "RuStore",
        app_store: "App Store",
        google_play: "Google Play",
        app_gallery: "AppGallery",
        site: "сайт Оператора",
      },
      label: "Откуда его устанавливают",
      hint: "Отметьте все магазины, в которых оно опубликовано.",
      why: "Магазин приложений сам получает данные тех, кто устанавливает и покупает. Политика назовёт его.",
      norm: "152-ФЗ, ст. 14 ч. 7 п. 4",
      askedFor: ["privacy", "offer"],
      shownWhen: [...withApp, { industry: ["mobile", "gaming"] }],
      fact: { path: "app.stores", label: "магазины приложений" },
    },
    appData: {
      kind: "choices",
      options: {
        device_id: "Идентификатор устройства или установки",
        advertising_id: "Рекламный идентификатор: для рекламы или учёта установок",
        push_token: "Токен для уведомлений (push)",
        crash_reports: "Отчёты о сбоях",
        camera: "Камера",
        microphone: "Микрофон",
        location: "Геолокация",
        contacts: "Контакты",
        files: "Фото и файлы",
      },
      label: "Что получает приложение",
      hint: "Только то, что есть на самом деле: спросите разработчика. Счётчик AppMetrica отмечают среди счётчиков, чужие модули (SDK) называют среди получателей.",
      why: "Данные, которых нет в политике и в согласии, приложение получать не вправе. О камере, контактах и прочем мы не пишем, пока вы их не отметили.",
      norm: "152-ФЗ, ст. 5 ч. 4, 5, ст. 9 ч. 1, ст. 18.1 ч. 1 п. 2",
      askedFor: papers,
      shownWhen: withApp,
      inSummary: "always",
      fact: { path: "app.data" },
    },
    appConsentScreen: {
      kind: "yesNo",
      default: false,
      label: "Приложение спрашивает согласие при первом запуске",
      hint: "Отдельный экран, на котором можно и согласиться, и отказаться.",
      why: "Уведомления о файлах cookie в приложении нет, поэтому согласие спрашивает оно само. Напишем, где именно, только если это так.",
      norm: "152-ФЗ, ст. 9 ч. 1, 3",
      askedFor: papers,
      shownWhen: withApp,
      fact: {
        path: "app.consentScreen",
        label: "спрашивает ли приложение согласие при первом запуске",
      },
    },
  },
});
