import type { Finding } from "@/lib/engine/template/language/finding";
import type { Position } from "@/lib/engine/template/language/nodes";

/** A file that is being parsed: converts offsets into positions and collects findings. */
export class Source {
  private readonly lineStarts = [0];

  constructor(
    readonly text: string,
    readonly file: string,
    /** Index of the file in `Template.files`. */
    readonly index: number,
    private readonly findings: Finding[],
  ) {
    for (const end of text.matchAll(/\r\n?|\n/g)) this.lineStarts.push(end.index + end[0].length);
  }

  /** The position of an offset (from 0) in the file. */
  position(offset: number): Position {
    let low = 0;
    let high = this.lineStarts.length - 1;
    while (low < high) {
      const middle = Math.ceil((low + high) / 2);
      if ((this.lineStarts[middle] ?? 0) <= offset) low = middle;
      else high = middle - 1;
    }
    return [this.index, low + 1, offset - (this.lineStarts[low] ?? 0) + 1];
  }

  error(offset: number, message: string, suggestion?: string): void {
    this.report("error", offset, message, suggestion);
  }

  warn(offset: number, message: string, suggestion?: string): void {
    this.report("warning", offset, message, suggestion);
  }

  private report(
    severity: Finding["severity"],
    offset: number,
    message: string,
    suggestion?: string,
  ) {
    const [, line, column] = this.position(offset);
    this.findings.push({ file: this.file, line, column, severity, message, suggestion });
  }
}

/** The path of a fact, `owner.name`, or a loop variable with its column, `цель.сроки`. */
const pathPattern = /^[\p{L}_][\p{L}\p{N}_]*(\.[\p{L}_][\p{L}\p{N}_]*)*$/u;
const variablePattern = /^[\p{L}_][\p{L}\p{N}_]*$/u;

export const isPath = (text: string): boolean => pathPattern.test(text);
export const isVariable = (text: string): boolean => variablePattern.test(text);
