import { kindLabels } from "@/components/tools/qr/kind-labels";
import { type QrKind, qrKinds } from "@/lib/tools/qr/payload/values";

type KindChipsProps = { value: QrKind; onChange: (kind: QrKind) => void };

/** The kind of content: radios styled as chips, for arrow keys and screen readers. */
export function KindChips({ value, onChange }: KindChipsProps) {
  return (
    <fieldset>
      <legend className="font-medium">Что будет в&nbsp;коде</legend>
      <div className="mt-2 flex flex-wrap gap-2">
        {qrKinds.map((kind) => (
          <label
            key={kind}
            className="relative flex min-h-11 items-center rounded-full border border-line-strong/60 bg-sheet px-4 text-sm text-ink-soft transition-colors duration-150 hover:border-ink-soft hover:text-ink has-checked:border-accent has-checked:bg-accent-wash has-checked:font-medium has-checked:text-accent has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent sm:min-h-10"
          >
            <input
              type="radio"
              name="qr-kind"
              value={kind}
              checked={value === kind}
              onChange={() => onChange(kind)}
              className="absolute inset-0 cursor-pointer opacity-0"
            />
            {kindLabels[kind]}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
