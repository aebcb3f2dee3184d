import { ok, type Result } from '@ykd/domain/shared';
import fc from 'fast-check';
import { BehaviorSubject, Subject } from 'rxjs';
import { expect, it } from 'vitest';
import { createQuery } from '../../src/stores/index.js';
import { settle } from './world.js';

/** What the server was told, in the order in which it did it. */
type Tree = readonly number[];

/** A question or a command: done by the server at one time, heard of at another. */
interface Way {
  isDone: boolean;
  done(): void;
  heard(): void;
}

const steps = fc.array(
  fc.oneof(
    fc.record({ kind: fc.constantFrom('command', 'ask', 'again', 'look', 'leave') }),
    fc.record({ kind: fc.constantFrom('done', 'heard'), which: fc.nat(5) }),
  ),
  { maxLength: 30 },
);

it('in the end shows what the server has, in whichever order its commands are done and answered', async () => {
  await fc.assert(
    fc.asyncProperty(steps, async (script) => {
      let tree: Tree = [];
      let commands = 0;
      const ways: Way[] = [];
      const send = (act: () => void) =>
        new Promise<Result<Tree, never>>((resolve) => {
          let answer: Tree = [];
          const way: Way = {
            isDone: false,
            done: () => {
              act();
              answer = tree;
              way.isDone = true;
            },
            heard: () => resolve(ok(answer)),
          };
          ways.push(way);
        });
      const query = createQuery<string, Tree>(
        { read: () => send(() => undefined) },
        {
          now: () => 0,
          member$: new BehaviorSubject<string | undefined>('ming'),
          shown$: new Subject(),
          again$: new Subject(),
        },
      );
      const entry = query.of('k');
      const lookers = [entry.look()];
      const command = (): void => {
        const number = (commands += 1);
        const act = () => send(() => void (tree = [...tree, number]));
        void query.change('k', act, (_before, whole) => whole);
      };
      const done = (which: number): void => {
        const waiting = ways.filter(({ isDone }) => !isDone);
        waiting[which % Math.max(1, waiting.length)]?.done();
      };
      const heard = (which: number): void => {
        const answered = ways.filter(({ isDone }) => isDone);
        const way = answered[which % Math.max(1, answered.length)];
        if (way === undefined) return;
        ways.splice(ways.indexOf(way), 1);
        way.heard();
      };

      for (const step of script) {
        if ('which' in step) (step.kind === 'done' ? done : heard)(step.which);
        else if (step.kind === 'command') command();
        else if (step.kind === 'ask') void entry.ask();
        else if (step.kind === 'again') entry.again();
        else if (step.kind === 'look') lookers.push(entry.look());
        else lookers.pop()?.();
        await settle();
      }
      lookers.push(entry.look());
      while (ways.length > 0) {
        done(0);
        heard(0);
        await settle();
      }
      expect(entry.getSnapshot()).toEqual({ status: 'ready', value: tree });
    }),
    { numRuns: 500 },
  );
});
