import { LightChoice } from "@/components/forms/light-choice";
import { controlClasses } from "@/components/ui/controls/control-classes";
import { Field } from "@/components/ui/controls/field";
import { Select } from "@/components/ui/controls/select";
import { captionProblem } from "@/lib/tools/qr/caption";
import { type FramePlace, framePlaces } from "@/lib/tools/qr/settings";

export type CaptionControl = {
  value: string;
  onChange: (caption: string) => void;
  /** For many codes: each may show its own name. */
  names?: { isOn: boolean; onChange: (isOn: boolean) => void };
};

type FrameFieldsProps = {
  frame: FramePlace;
  onFrameChange: (frame: FramePlace) => void;
  caption: CaptionControl;
};

const framePlaceLabels: Record<FramePlace, string> = {
  none: "Без рамки",
  bottom: "С\u00a0подписью внизу",
  top: "С\u00a0подписью вверху",
};

/** A frame with a caption that tells what the code is for; the caption is never stored in the URL. */
export function FrameFields({ frame, onFrameChange, caption }: FrameFieldsProps) {
  const { value, onChange, names } = caption;
  const isFramed = frame !== "none";
  const error = isFramed && !names?.isOn ? captionProblem(value) : null;
  return (
    <div className="space-y-4">
      <Field id="qr-frame" label="Рамка">
        {(control) => (
          <Select
            {...control}
            value={frame}
            onChange={(event) => {
              const place = framePlaces.find((key) => key === event.target.value);
              if (place) onFrameChange(place);
            }}
          >
            {framePlaces.map((place) => (
              <option key={place} value={place}>
                {framePlaceLabels[place]}
              </option>
            ))}
          </Select>
        )}
      </Field>
      {isFramed && names ? (
        <LightChoice
          type="checkbox"
          checked={names.isOn}
          onChange={(event) => names.onChange(event.target.checked)}
        >
          Подписать каждый код его названием
        </LightChoice>
      ) : null}
      {isFramed && !names?.isOn ? (
        <Field
          id="qr-caption"
          label="Подпись в&nbsp;рамке"
          hint="Что сделать или что будет: «Наведите камеру», «Меню», «Оставьте отзыв»"
          {...(error ? { error } : {})}
        >
          {(control) => (
            <input
              {...control}
              className={`${controlClasses} h-11`}
              autoComplete="off"
              value={value}
              onChange={(event) => onChange(event.target.value)}
            />
          )}
        </Field>
      ) : null}
    </div>
  );
}
