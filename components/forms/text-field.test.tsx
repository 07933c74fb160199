import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { SelectField, TextAreaField, TextField } from "@/components/forms/text-field";

const props = {
  id: "name",
  label: "Имя",
  hint: "Как в паспорте",
  error: "Введите имя",
  value: "",
  onText: () => {},
};

test.each([
  ["input", <TextField key="1" {...props} />],
  ["textarea", <TextAreaField key="2" {...props} />],
  ["select", <SelectField key="3" {...props} />],
])("a %s is linked to its label, hint and error", (tag, field) => {
  const html = renderToStaticMarkup(field);
  const control = new RegExp(`<${tag}[^>]*>`).exec(html)?.[0] ?? "";
  expect(html).toContain('<label for="name"');
  expect(control).toContain('id="name"');
  expect(control).toContain('aria-describedby="name-hint name-error"');
  expect(control).toContain('aria-invalid="true"');
  expect(html).toMatch(/<p id="name-hint"[^>]*>Как в паспорте/);
  expect(html).toMatch(/<p id="name-error"[^>]*>.*Введите имя/);
});
