import { Observable, type Subscriber } from 'rxjs';
import type { CodeEvent, CodeRunner, CodeTask } from '../../src/stores/index.js';

/** A runner whose program says what the test lets it say. */
export const fakeCodeRunner = () => {
  let present: { readonly task: CodeTask; readonly observer: Subscriber<CodeEvent> } | undefined;
  const runner: CodeRunner = {
    run: (task) =>
      new Observable((observer) => {
        present?.observer.complete();
        const mine = { task, observer };
        present = mine;
        return () => {
          if (present === mine) present = undefined;
        };
      }),
  };
  return {
    runner,
    /** What runs now. */
    task: () => present?.task,
    say: (...events: readonly CodeEvent[]) => {
      for (const event of events) present?.observer.next(event);
    },
  };
};
