import { type FeedbackValues, fieldId } from "@/components/features/feedback/feedback-values";
import { LightChoice } from "@/components/forms/light-choice";
import { ClearChoice } from "@/components/forms/rating-scale";
import {
  featureIdeas,
  recommendLevels,
  satisfactionLevels,
  usabilityLevels,
} from "@/content/feedback/options";

type OpinionPanelsProps = {
  values: FeedbackValues;
  onChange: (part: Partial<FeedbackValues>) => void;
};

/** The side panels: three questions with five answers each, and what to improve. All optional. */
export function OpinionPanels({ values, onChange }: OpinionPanelsProps) {
  const setFeature = (feature: string, isChosen: boolean) => {
    const others = values.features.filter((chosen) => chosen !== feature);
    onChange({ features: isChosen ? [...others, feature] : others });
  };
  return (
    <div className="divide-y divide-line rounded-lg border border-line bg-sheet">
      <ChoicePanel
        id={fieldId("satisfaction")}
        legend="Довольны ли вы сервисом"
        options={satisfactionLevels}
        value={values.satisfaction}
        onChange={(satisfaction) => onChange({ satisfaction })}
      />
      <ChoicePanel
        id={fieldId("usability")}
        legend="Легко ли им пользоваться"
        options={usabilityLevels}
        value={values.usability}
        onChange={(usability) => onChange({ usability })}
      />
      <ChoicePanel
        id={fieldId("recommend")}
        legend="Посоветуете ли его знакомым"
        options={recommendLevels}
        value={values.recommend}
        onChange={(recommend) => onChange({ recommend })}
      />
      <fieldset className="px-5 pt-4 pb-3">
        <legend className="float-left font-medium text-ink">
          Что развивать в&nbsp;первую очередь
        </legend>
        <p className="clear-both pt-0.5 text-xs text-ink-faint">
          Новое или то, что уже есть. Это опрос, а&nbsp;не&nbsp;план работ.
        </p>
        <div className="mt-1">
          {Object.entries(featureIdeas).map(([feature, label], index) => (
            <LightChoice
              key={feature}
              type="checkbox"
              isDense
              id={index === 0 ? fieldId("features") : `${fieldId("features")}-${feature}`}
              checked={values.features.includes(feature)}
              onChange={(event) => setFeature(feature, event.target.checked)}
            >
              {label}
            </LightChoice>
          ))}
        </div>
      </fieldset>
    </div>
  );
}

type ChoicePanelProps<K extends string> = {
  id: string;
  legend: string;
  options: Record<K, string>;
  value: K | null;
  onChange: (value: K | null) => void;
};

function ChoicePanel<K extends string>(props: ChoicePanelProps<K>) {
  const { id, legend, options, value, onChange } = props;
  return (
    <fieldset className="relative px-5 pt-4 pb-2.5">
      {/* Floated: otherwise a legend is placed on the border of its panel. */}
      <legend className="float-left font-medium text-ink">{legend}</legend>
      <div className="clear-both pt-0.5">
        {(Object.keys(options) as K[]).map((key, index) => (
          <LightChoice
            key={key}
            type="radio"
            isDense
            id={index === 0 ? id : `${id}-${key}`}
            name={id}
            checked={value === key}
            onChange={() => onChange(key)}
          >
            {options[key]}
          </LightChoice>
        ))}
      </div>
      {value === null ? null : (
        <ClearChoice question={legend} className="top-4 right-4" onClear={() => onChange(null)} />
      )}
    </fieldset>
  );
}
