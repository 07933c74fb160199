import {
  type FeedbackValues,
  type FieldMessages,
  fieldId,
} from "@/components/features/feedback/feedback-values";
import { LightChoice } from "@/components/forms/light-choice";
import { RatingScale } from "@/components/forms/rating-scale";
import { controlClasses } from "@/components/ui/controls/control-classes";
import { Field, FieldGroup } from "@/components/ui/controls/field";
import { Select } from "@/components/ui/controls/select";
import { Textarea } from "@/components/ui/controls/textarea";
import {
  type FeedbackCategory,
  type FeedbackPriority,
  type FeedbackType,
  feedbackCategories,
  feedbackPriorities,
  feedbackTypes,
} from "@/content/feedback/options";
import { maxDescriptionLength, maxTitleLength } from "@/lib/features/feedback/messages";

type MainQuestionsProps = {
  values: FeedbackValues;
  /** The field's value: what was typed, otherwise the user's own. */
  email: string;
  errors: FieldMessages;
  onChange: (part: Partial<FeedbackValues>) => void;
};

/** The left column: the rating, the topic, the message itself. */
export function MainQuestions({ values, email, errors, onChange }: MainQuestionsProps) {
  return (
    <div className="space-y-7">
      <RatingScale
        id={fieldId("rating")}
        label="Ваша оценка"
        optional
        value={values.rating}
        onChange={(rating) => onChange({ rating })}
        error={errors.rating}
      />
      <FieldGroup id={fieldId("type")} label="О чём сообщение" error={errors.type}>
        {(control) => (
          <div className="grid xs:grid-cols-2">
            {(Object.keys(feedbackTypes) as FeedbackType[]).map((type, index) => (
              <LightChoice
                key={type}
                type="radio"
                id={index === 0 ? control.id : `${control.id}-${type}`}
                name={control.id}
                checked={values.type === type}
                onChange={() => onChange({ type })}
              >
                {feedbackTypes[type]}
              </LightChoice>
            ))}
          </div>
        )}
      </FieldGroup>
      <Field id={fieldId("title")} label="Тема" error={errors.title}>
        {(control) => (
          <input
            {...control}
            maxLength={maxTitleLength}
            className={`${controlClasses} h-11`}
            value={values.title}
            onChange={(event) => onChange({ title: event.target.value })}
          />
        )}
      </Field>
      <Field
        id={fieldId("description")}
        label="Сообщение"
        hint="Не&nbsp;короче 10&nbsp;символов. Если что-то не&nbsp;сработало: что вы&nbsp;делали, чего ждали и&nbsp;что вышло. Паролей и&nbsp;чужих персональных данных не&nbsp;присылайте."
        error={errors.description}
      >
        {(control) => (
          <Textarea
            {...control}
            rows={6}
            maxLength={maxDescriptionLength}
            value={values.description}
            onChange={(event) => onChange({ description: event.target.value })}
          />
        )}
      </Field>
      <div className="grid gap-x-5 gap-y-7 sm:grid-cols-2">
        <Field id={fieldId("category")} label="Раздел" error={errors.category}>
          {(control) => (
            <Select
              {...control}
              value={values.category}
              onChange={(event) => onChange({ category: event.target.value as FeedbackCategory })}
            >
              <Options of={feedbackCategories} />
            </Select>
          )}
        </Field>
        <Field id={fieldId("priority")} label="Срочность" error={errors.priority}>
          {(control) => (
            <Select
              {...control}
              value={values.priority}
              onChange={(event) => onChange({ priority: event.target.value as FeedbackPriority })}
            >
              <Options of={feedbackPriorities} />
            </Select>
          )}
        </Field>
      </div>
      <Field
        id={fieldId("email")}
        label="Email для ответа"
        optional
        hint="Нужен, только если ждёте ответа."
        error={errors.email}
      >
        {(control) => (
          <input
            {...control}
            type="email"
            inputMode="email"
            autoComplete="email"
            maxLength={254}
            className={`${controlClasses} h-11`}
            value={email}
            onChange={(event) => onChange({ email: event.target.value })}
          />
        )}
      </Field>
    </div>
  );
}

function Options({ of }: { of: Record<string, string> }) {
  return Object.entries(of).map(([key, label]) => (
    <option key={key} value={key}>
      {label}
    </option>
  ));
}
