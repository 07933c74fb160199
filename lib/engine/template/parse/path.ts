/** A name of a fact, `owner.name`, or of a loop's variable and its column, `цель.сроки`. */
const pathPattern = /^[\p{L}_][\p{L}\p{N}_]*(\.[\p{L}_][\p{L}\p{N}_]*)*$/u;
const variablePattern = /^[\p{L}_][\p{L}\p{N}_]*$/u;

export const isPath = (text: string): boolean => pathPattern.test(text);
export const isVariable = (text: string): boolean => variablePattern.test(text);
