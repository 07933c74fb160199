import type { ShopSwitches } from "@/components/pages/landing/live-sheet/shop-answers";

type SheetSwitchesProps = {
  switches: ShopSwitches;
  onChange: (switches: ShopSwitches) => void;
  /** The visitor is about to flip a switch: preload what it needs. */
  onPrepare: () => void;
};

const ticks = [
  { key: "sellsGoods", label: "Продаю товары" },
  { key: "hasNewsletter", label: "Есть рассылка" },
  { key: "hasMetrica", label: "Яндекс.Метрика" },
] as const;

const pill =
  "flex min-h-10 cursor-pointer items-center gap-2 rounded-full border border-line bg-sheet px-3.5 text-sm text-ink-soft transition-colors duration-150 select-none hover:border-ink-faint has-checked:border-accent has-checked:text-ink has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent";

/** Four of the wizard's forty answers: enough to see a document follow them. */
export function SheetSwitches({ switches, onChange, onPrepare }: SheetSwitchesProps) {
  return (
    <fieldset
      className="mb-4"
      onPointerEnter={onPrepare}
      onFocus={onPrepare}
      onTouchStart={onPrepare}
    >
      <legend className="mb-2 text-sm text-ink-faint">
        Попробуйте: ответы вымышленного магазина
      </legend>
      <div className="flex flex-wrap gap-2">
        <div className="flex rounded-full border border-line bg-sheet p-0.5">
          {[false, true].map((isCompany) => (
            <label
              key={String(isCompany)}
              className="relative flex min-h-9 pointer-coarse:min-h-11 cursor-pointer items-center rounded-full px-3.5 text-sm text-ink-soft transition-colors duration-150 select-none has-checked:bg-accent has-checked:text-on-accent has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent"
            >
              <input
                type="radio"
                name="sheet-owner"
                className="absolute inset-0 cursor-pointer appearance-none rounded-full"
                checked={switches.isCompany === isCompany}
                onChange={() => onChange({ ...switches, isCompany })}
              />
              {isCompany ? "ООО" : "ИП"}
            </label>
          ))}
        </div>
        {ticks.map(({ key, label }) => (
          <label key={key} className={pill}>
            <input
              type="checkbox"
              className="size-4 accent-(--accent)"
              checked={switches[key]}
              onChange={(event) => onChange({ ...switches, [key]: event.target.checked })}
            />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
