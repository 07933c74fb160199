"use client";

import { FileDown } from "lucide-react";
import { useState } from "react";
import { useJournalDownload } from "@/components/features/journal/use-journal-download";
import { RightHint } from "@/components/features/organisations/right-hint";
import { RequireRight, useHasRight } from "@/components/features/organisations/site/site-role";
import { showFailure } from "@/components/shell/messages/show-failure";
import { showMessage } from "@/components/shell/messages/show-message";
import { Button } from "@/components/ui/button";
import { Radio } from "@/components/ui/controls/choice";
import { FieldGroup } from "@/components/ui/controls/field";
import { formatDay } from "@/components/ui/format-moment";
import { ConfirmDialog } from "@/components/ui/overlay/confirm-dialog";
import { useChangeJournal } from "@/lib/features/journal/client";
import type { Journal } from "@/lib/features/journal/responses";
import type { JournalPlace } from "@/lib/features/journal/settings";
import { typeset } from "@/lib/russian/screen-typography";

const places: { place: JournalPlace; label: string; note: string }[] = [
  {
    place: "own",
    label: "На своём сервере",
    note: "Один файл рядом с сайтом: данные посетителей никому не передаются. Подходит, если на хостинге есть PHP или Node.js.",
  },
  {
    place: "ours",
    label: "В этом сервисе",
    note: "Для Тильды и других конструкторов, где своего сервера нет. Вы поручаете нам обработку: понадобится поручение и строка в политике cookie.",
  },
  {
    place: "none",
    label: "Не вести",
    note: "Баннер работает, но доказать согласие будет нечем.",
  },
];

/** Where the journal is kept: the choice, its legal consequences, and the next steps. */
export function JournalPlacePanel({ journal }: { journal: Journal }) {
  const { site, place } = journal;
  const change = useChangeJournal(site.id);
  const mayDecide = useHasRight("decideJournal");
  const [isAsked, setIsAsked] = useState(false);
  const save = (next: JournalPlace) =>
    change.mutate(next === "ours" ? { place: next, isOrderGiven: true } : { place: next }, {
      onSettled: () => setIsAsked(false),
      onSuccess: () => void showMessage("success", { title: "Сохранено" }),
      onError: (error) => void showFailure("Не удалось сохранить", error),
    });
  const shown = change.isPending ? (change.variables.place ?? place) : place;
  return (
    <section aria-labelledby="place" className="mt-10">
      <h2 id="place" className="text-xl">
        Где журнал
      </h2>
      <div className="mt-2 max-w-2xl">
        <FieldGroup id="journal-place" label={<span className="sr-only">Где вести журнал</span>}>
          {(control) =>
            places.map((option, at) => (
              <Radio
                key={option.place}
                id={at === 0 ? control.id : undefined}
                name="journal-place"
                label={option.label}
                note={typeset(option.note)}
                checked={shown === option.place}
                disabled={change.isPending || mayDecide === false}
                onChange={() => (option.place === "ours" ? setIsAsked(true) : save(option.place))}
              />
            ))
          }
        </FieldGroup>
      </div>
      {mayDecide === false ? <RightHint right="decideJournal" /> : null}
      {place === "own" ? (
        <RequireRight right="keepBanner" isSilent>
          <OwnServer journal={journal} />
        </RequireRight>
      ) : null}
      {place === "ours" ? <OurServer journal={journal} /> : null}
      <ConfirmDialog
        open={isAsked}
        onOpenChange={setIsAsked}
        title="Поручить журнал сервису?"
        description={typeset(
          "Вы поручите нам обработку (152-ФЗ, ст. 6 ч. 3): скачайте поручение, подпишите его и добавьте строку в политику cookie. Мы получим случайный номер браузера, выбор, время и страницу — без имени и IP-адреса. Отказаться можно в любой день.",
        )}
        action="Поручить"
        tone="primary"
        pending={change.isPending}
        onConfirm={() => save("ours")}
      />
    </section>
  );
}

function OwnServer({ journal: { site } }: { journal: Journal }) {
  const { download, pending } = useJournalDownload(site.id);
  return (
    <div className="mt-4 max-w-2xl border-l-3 border-line pl-4">
      <p className="text-sm text-ink-soft">
        {typeset(
          "Скачайте файл, положите его на сайт и назовите его адрес в баннере. Журнал ляжет в папку, которую посетителям не открыть; читают его по FTP или командой, она написана в начале файла.",
        )}
      </p>
      <div className="mt-3 flex flex-wrap gap-2">
        {(["php", "node"] as const).map((kind) => (
          <Button
            key={kind}
            variant="secondary"
            size="sm"
            pending={pending === `file?kind=${kind}`}
            onClick={() => download(`file?kind=${kind}`)}
          >
            <FileDown aria-hidden="true" strokeWidth={1.75} />
            {kind === "php" ? "journal.php" : "journal.mjs"}
          </Button>
        ))}
      </div>
    </div>
  );
}

function OurServer({ journal }: { journal: Journal }) {
  const { site, oursSince, orderSentence } = journal;
  const { download, pending } = useJournalDownload(site.id);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(orderSentence);
      void showMessage("success", { title: "Строка скопирована" });
    } catch {
      void showMessage("error", { title: "Не удалось скопировать: выделите текст сами" });
    }
  };
  return (
    <div className="mt-4 max-w-2xl border-l-3 border-line pl-4 text-sm">
      {oursSince ? (
        <p className="text-ink-soft">Записи приходят сюда с&nbsp;{formatDay(oursSince)}.</p>
      ) : null}
      <p className="mt-3 font-medium">1. Подпишите поручение (152-ФЗ, ст.&nbsp;6 ч.&nbsp;3)</p>
      <div className="mt-2 flex flex-wrap gap-2">
        {(["pdf", "docx"] as const).map((format) => (
          <Button
            key={format}
            variant="secondary"
            size="sm"
            pending={pending === `order?format=${format}`}
            onClick={() => download(`order?format=${format}`)}
          >
            <FileDown aria-hidden="true" strokeWidth={1.75} />
            Поручение, {format.toUpperCase()}
          </Button>
        ))}
      </div>
      <p className="mt-4 font-medium">2. Добавьте строку в&nbsp;политику cookie</p>
      <blockquote className="mt-2 rounded-md bg-wash px-3 py-2 text-ink-soft">
        {typeset(orderSentence)}
      </blockquote>
      <Button variant="secondary" size="sm" className="mt-2" onClick={() => void copy()}>
        Скопировать строку
      </Button>
      <p className="mt-4 text-ink-faint">
        {typeset(
          "Если иное не сказано в законе, на поручение тоже нужно согласие посетителя: его даёт текст баннера, где назван сервис. Покажите поручение юристу.",
        )}
      </p>
    </div>
  );
}
