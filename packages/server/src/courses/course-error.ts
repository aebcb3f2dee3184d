import type { CourseProblem } from '@ykd/application/ports';

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
  // Keyed by its line of the message, so that nothing is said twice.
  readonly #problems = new Map<string, CourseProblem>();

  /** Takes down what is wrong in `file`. */
  of(file: string): Report {
    return (line, problem) => {
      const found = { file, line, problem };
      this.#problems.set(lineOf(found), found);
    };
  }

  /** What there is so far, to be thrown: file by file as they came, each from its beginning. */
  error(): CourseFormatError {
    const problems = [...this.#problems.values()];
    const files = [...new Set(problems.map(({ file }) => file))];
    return new CourseFormatError(
      problems.toSorted(
        (a, b) => files.indexOf(a.file) - files.indexOf(b.file) || (a.line ?? 0) - (b.line ?? 0),
      ),
    );
  }

  /** Throws CourseFormatError when there is anything. */
  throwIfAny(): void {
    if (this.#problems.size > 0) throw this.error();
  }
}
