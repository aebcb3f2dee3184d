import type { ExerciseCheck } from '@ykd/application/course';
import { isSameOutput } from '@ykd/application/study';
import { asyncScheduler, Subscription, timer, type SchedulerLike } from 'rxjs';
import { createSnapshots, type Snapshots } from '../snapshots.js';
import {
  CODE_LOAD_MS,
  CODE_OUTPUT_MAX,
  CODE_PARTS_MAX,
  CODE_RUN_MS,
  type CodeEvent,
  type CodeFailure,
  type CodeOutput,
  type CodeRunner,
  type CodeTask,
} from './code-runner.js';

/** Whether an exercise is solved: `differs` prints something else, `refused` is what its check says. */
export type CodeVerdict =
  | { readonly kind: 'passed' }
  | { readonly kind: 'differs'; readonly expected: string; readonly printed: string }
  | { readonly kind: 'refused'; readonly failure: CodeFailure };

/** The last run of a program. */
export interface CodeRunState {
  /** `timeout`: it was killed; `stopped`: its learner did, or another program; `broken`: it could not be run at all. */
  readonly status: 'idle' | 'loading' | 'running' | 'finished' | 'failed' | 'timeout' | 'stopped' | 'broken';
  readonly output: readonly CodeOutput[];
  /** More was printed than is shown. */
  readonly isCut: boolean;
  readonly failure?: CodeFailure;
  /** After a run that was checked. */
  readonly verdict?: CodeVerdict;
}

export interface CodeRunStore extends Snapshots<CodeRunState> {
  run(task: Omit<CodeTask, 'check'>): void;
  /** Runs a program, and says whether it does what was asked for. */
  check(task: Omit<CodeTask, 'check'>, check: ExerciseCheck): void;
  stop(): void;
  /** Back to the beginning; a program that runs is killed. */
  clear(): void;
}

const IDLE: CodeRunState = { status: 'idle', output: [], isCut: false };

/** As much of what was printed as there is room for behind what is there. */
const withOutput = (state: CodeRunState, parts: readonly CodeOutput[]): CodeRunState => {
  const output = [...state.output];
  let room = CODE_OUTPUT_MAX - output.reduce((sum, { text }) => sum + text.length, 0);
  let { isCut } = state;
  for (const { stream, text } of parts) {
    const last = output.at(-1);
    const isSame = last?.stream === stream;
    // Behind a gap nothing would be in its place.
    const shown = isCut || (!isSame && output.length === CODE_PARTS_MAX) ? '' : text.slice(0, room);
    isCut ||= shown.length < text.length;
    room -= shown.length;
    if (shown === '') continue;
    if (isSame) output[output.length - 1] = { stream, text: last.text + shown };
    else output.push({ stream, text: shown });
  }
  return { ...state, output, isCut };
};

/** The store of one program in a lesson. */
export const createCodeRunStore = ({
  runner,
  scheduler = asyncScheduler,
}: {
  readonly runner: CodeRunner;
  readonly scheduler?: SchedulerLike | undefined;
}): CodeRunStore => {
  const { reader, write } = createSnapshots(IDLE);
  let present = Subscription.EMPTY;

  const end = (change: Partial<CodeRunState>): void => {
    present.unsubscribe();
    write({ ...reader.getSnapshot(), ...change });
  };
  const isOn = (): boolean => ['loading', 'running'].includes(reader.getSnapshot().status);

  const verdictOf = (check: ExerciseCheck): CodeVerdict => {
    if (check.kind === 'code') return { kind: 'passed' };
    const printed = reader
      .getSnapshot()
      .output.filter(({ stream }) => stream === 'stdout')
      .map(({ text }) => text)
      .join('');
    return isSameOutput(check.expected, printed)
      ? { kind: 'passed' }
      : { kind: 'differs', expected: check.expected, printed };
  };

  const begin = (task: CodeTask, check?: ExerciseCheck): void => {
    present.unsubscribe();
    write({ ...IDLE, status: 'loading' });
    const mine = new Subscription();
    present = mine;
    const endAfter = (ms: number, status: CodeRunState['status']): Subscription => {
      const clock = timer(ms, scheduler).subscribe(() => end({ status }));
      mine.add(clock);
      return clock;
    };
    const loading = endAfter(CODE_LOAD_MS, 'broken');

    const hear = (event: CodeEvent): void => {
      const state = reader.getSnapshot();
      if (event.kind === 'started') {
        write({ ...state, status: 'running' });
        loading.unsubscribe();
        endAfter(CODE_RUN_MS, 'timeout');
      } else if (event.kind === 'output') write(withOutput(state, event.parts));
      else if (event.kind === 'broken') end({ status: 'broken' });
      else if (event.kind === 'finished') {
        end({ status: 'finished', ...(check === undefined ? {} : { verdict: verdictOf(check) }) });
      } else {
        const { kind: _, ...failure } = event;
        if (failure.phase === 'check') end({ status: 'finished', verdict: { kind: 'refused', failure } });
        else end({ status: 'failed', failure });
      }
    };
    mine.add(
      runner.run(task).subscribe({
        next: hear,
        error: () => end({ status: 'broken' }),
        // Another program took its place.
        complete: () => {
          if (present === mine && isOn()) end({ status: 'stopped' });
        },
      }),
    );
  };

  return {
    ...reader,
    run: (task) => begin(task),
    check: (task, check) => begin(check.kind === 'code' ? { ...task, check: check.source } : task, check),
    stop: () => {
      if (isOn()) end({ status: 'stopped' });
    },
    clear: () => {
      present.unsubscribe();
      write(IDLE);
    },
  };
};
