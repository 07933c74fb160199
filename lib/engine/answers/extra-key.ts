/** The name of an extra question: in `form.yaml`, in the answers, in the template as `extra.{key}`. */
export const extraKeyPattern = /^[a-z][A-Za-z0-9]{0,39}$/;
