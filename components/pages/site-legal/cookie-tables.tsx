import { ResponsiveTable } from "@/components/page-blocks/responsive-table";
import { siteCookieKinds, storedInBrowser } from "@/content/site-legal/storage";
import { typeset } from "@/lib/russian/screen-typography";

/** The categories of docs/specification/content.md#cookie-retention, with the cookies of this site. */
export function CookieKinds() {
  return (
    <ResponsiveTable
      caption="Виды файлов cookie"
      columns={["Вид", "Срок", "Можно отключить", "На этом сайте"]}
      rows={siteCookieKinds.map(({ name, term, canDisable, items }) => ({
        id: name,
        cells: [name, typeset(term), canDisable ? "Да" : "Нет", typeset(items)],
      }))}
    />
  );
}

/** Every entry by its name, as the browser's developer tools show it. */
export function StoredEntries() {
  return (
    <ResponsiveTable
      caption="Что сайт сохраняет в браузере"
      columns={["Имя", "Где", "Зачем", "До каких пор"]}
      rows={storedInBrowser.map(({ names, place, purpose, term }) => ({
        id: `${names[0]} ${place}`,
        cells: [
          names.map((name) => (
            <code key={name} className="block text-[0.8125rem] break-words">
              {name}
            </code>
          )),
          place,
          typeset(purpose),
          typeset(term),
        ],
      }))}
    />
  );
}
