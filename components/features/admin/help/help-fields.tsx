import type { HelpForm } from "@/components/features/admin/help/help-form";
import { TextBodyField, TitleFields } from "@/components/features/admin/rich-text/body-fields";
import type { FormErrors } from "@/components/features/admin/rich-text/use-text-editor";
import { SelectField, TextField } from "@/components/forms/text-field";
import { Checkbox } from "@/components/ui/controls/choice";
import { helpCategories, helpCategoryNames } from "@/content/help/categories";
import { maxHelpLengths } from "@/lib/features/help/messages";
import { typeset } from "@/lib/russian/screen-typography";

type HelpFieldsProps = {
  form: HelpForm;
  errors: FormErrors;
  onChange: (part: Partial<HelpForm>) => void;
};

/** All fields of a help article. */
export function HelpFields(props: HelpFieldsProps) {
  const { form, errors, onChange } = props;
  return (
    <>
      <TitleFields kind="help" {...props} />
      <SelectField
        id="help-category"
        label="Тема"
        error={errors.category}
        value={form.category}
        onText={(category) =>
          onChange({ category: helpCategories.find((key) => key === category) })
        }
      >
        {helpCategories.map((category) => (
          <option key={category} value={category}>
            {helpCategoryNames[category]}
          </option>
        ))}
      </SelectField>
      <div className="grid gap-6 sm:grid-cols-[minmax(0,1fr)_10rem]">
        <TextField
          id="help-subcategory"
          label="Подраздел"
          optional
          hint={typeset("Стоит рядом с названием в списке темы.")}
          error={errors.subcategory}
          maxLength={maxHelpLengths.subcategory}
          value={form.subcategory}
          onText={(subcategory) => onChange({ subcategory })}
        />
        <TextField
          id="help-order"
          label="Порядок"
          hint="Меньшее — выше."
          error={errors.order}
          inputMode="numeric"
          value={form.order}
          onText={(order) => onChange({ order })}
        />
      </div>
      <TextBodyField kind="help" {...props} />
      <Checkbox
        label="Опубликована"
        note="Без отметки статья — черновик, и на сайте её нет."
        checked={form.isPublished}
        onChange={({ target }) => onChange({ isPublished: target.checked })}
      />
    </>
  );
}
