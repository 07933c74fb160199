/** Whether what visitors type is encrypted on its way. */
import { norm, type Rule, seenAt } from "@/lib/features/site-check/rules/rule/rule";

export const transportRules: readonly Rule[] = [
  {
    id: "https-missing",
    title: "Сайт открывается без шифрования (по http)",
    why: "По http всё, что человек вводит и смотрит, видно любому на пути: провайдеру, владельцу точки Wi-Fi. Закон требует защищать данные при передаче.",
    norms: [norm("152-ФЗ", "ст. 19 ч. 1")],
    fine: null,
    fix: "Проверьте настройки хостинга и включите HTTPS: бесплатный сертификат есть почти у каждого хостинга. Затем настройте переадресацию, чтобы адреса с http:// вели на https://.",
    severity: "high",
    find: ({ site, visited: { pages, upgradesToHttps } }) => {
      const open = pages.filter(({ url }) => url.startsWith("http:"));
      if (open.length > 0) {
        return seenAt(open.map(({ url }) => ({ url, line: 1, excerpt: url.slice(0, 200) })));
      }
      if (upgradesToHttps !== false) return [];
      const url = site.address.replace(/^https:/, "http:");
      const excerpt = `${url} не переадресует на https://`.slice(-200);
      return seenAt([{ url, line: 1, excerpt }], {
        title: "По адресу с http:// сайт открывается без шифрования",
        severity: "medium",
        fix: "Проверьте переадресацию и настройте её так, чтобы адреса с http:// вели на https://. Обычно это одна отметка в панели хостинга.",
      });
    },
  },
  {
    id: "form-insecure",
    title: "Форма отправляет данные без шифрования",
    why: "Данные из этой формы уходят по http: их можно прочитать и подменить по дороге.",
    norms: [norm("152-ФЗ", "ст. 19 ч. 1")],
    fine: null,
    fix: "Включите HTTPS и замените http:// на https:// в адресе, куда отправляется форма.",
    severity: "high",
    find: ({ site: { forms } }) =>
      seenAt(
        forms
          .filter(({ isPersonal, kind, action }) => {
            const sendsPersonalData = isPersonal || kind === "login" || kind === "registration";
            return (
              sendsPersonalData && kind !== "search" && new URL(action.url).protocol === "http:"
            );
          })
          .map(({ evidence }) => evidence),
      ),
  },
];
