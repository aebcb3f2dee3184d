/** A course folder that cannot be imported. The message is Chinese and names file and line. */
export class CourseFormatError extends Error {
  override readonly name = 'CourseFormatError';

  /** @param line counts from 1; left out where the whole file is meant. */
  constructor(file: string, line: number | undefined, problem: string) {
    super(`${file}${line === undefined ? '' : `:${line}`} ${problem}`);
  }
}
