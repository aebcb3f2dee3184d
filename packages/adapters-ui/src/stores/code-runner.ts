import type { RunLanguage } from '@ykd/application/course';
import type { Observable } from 'rxjs';

/** A program to run. */
export interface CodeTask {
  readonly language: RunLanguage;
  readonly code: string;
  /** Code that runs behind it in the same scope, and throws if the program is not what was asked for. */
  readonly check?: string | undefined;
}

/** The two ways of a program to print. */
export const CODE_STREAMS = ['stdout', 'stderr'] as const;
export type CodeStream = (typeof CODE_STREAMS)[number];

/** What a program printed, in one go. */
export interface CodeOutput {
  readonly stream: CodeStream;
  readonly text: string;
}

/** What was thrown, in the program or in the check behind it. */
export interface CodeFailure {
  readonly phase: 'program' | 'check';
  /** The name of the error, such as `NameError`. */
  readonly name: string;
  readonly message: string;
  /** As the language writes it, with all that stands around the program. */
  readonly trace: string;
  /** The line of the program, where the language does not say it in the trace. */
  readonly line?: number | undefined;
}

/** What a run tells. After `finished`, `failed` and `broken` nothing follows. */
export type CodeEvent =
  /** The language is loaded: the program begins. */
  | { readonly kind: 'started' }
  /** Some pieces together, in the order in which they were printed. */
  | { readonly kind: 'output'; readonly parts: readonly CodeOutput[] }
  | { readonly kind: 'finished' }
  | ({ readonly kind: 'failed' } & CodeFailure)
  /** Not the program: the language could not be loaded, or its worker is gone. */
  | { readonly kind: 'broken' };

/** Runs programs of learners where they can do no harm, one at a time: a run ends the one before. */
export interface CodeRunner {
  /**
   * Begins with the subscription, and is killed by its end. Errors if there is nothing to run it; completes without a word
   * if another run takes its place.
   */
  run(task: CodeTask): Observable<CodeEvent>;
}

/** The longest that a program waits for its language: some megabytes, the first time. */
export const CODE_LOAD_MS = 120_000;
/** The longest that a program may run, once its language is loaded. */
export const CODE_RUN_MS = 10_000;
/** The most that is shown of what a program prints, in characters. */
export const CODE_OUTPUT_MAX = 65_536;
/** The most pieces that it is shown in: one more with each change between the two ways of printing. */
export const CODE_PARTS_MAX = 4096;
