/** What is wrong with a course folder. */
export interface CourseProblem {
  /** Relative to the folder. */
  readonly file: string;
  /** Counts from 1; left out where the whole file is meant. */
  readonly line?: number | undefined;
  /** Chinese. */
  readonly problem: string;
}

const lineOf = ({ file, line, problem }: CourseProblem): string =>
  `${file}${line === undefined ? '' : `:${line}`} ${problem}`;

/** A course folder that cannot be imported. The message has a line for each problem: `file:line what is wrong`. */
export class CourseFormatError extends Error {
  override readonly name = 'CourseFormatError';
  readonly problems: readonly CourseProblem[];

  constructor(problems: readonly CourseProblem[]) {
    super(problems.map(lineOf).join('\n'));
    this.problems = problems;
  }
}

/** Takes down what is wrong in one file. */
export type Report = (line: number | undefined, problem: string) => void;

/** All that is wrong with a folder, so that an author reads everything at once. */
export class ProblemList {
  readonly #problems: CourseProblem[] = [];

  /** Takes down what is wrong in `file`. */
  of(file: string): Report {
    return (line, problem) => {
      this.#problems.push({ file, line, problem });
    };
  }

  /** What there is so far, to be thrown. */
  error(): CourseFormatError {
    return new CourseFormatError(this.#problems);
  }

  /** Throws CourseFormatError when there is anything. */
  throwIfAny(): void {
    if (this.#problems.length > 0) throw this.error();
  }
}
