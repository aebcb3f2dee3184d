import type { AppError } from '@ykd/application/shared';
import { err, ok, type Result } from '@ykd/domain/shared';
import fc from 'fast-check';
import { BehaviorSubject, Subject } from 'rxjs';
import { expect, it } from 'vitest';
import { createQuery } from '../../src/stores/index.js';
import { settle } from './world.js';

const KEYS = ['a1', 'a2', 'b1'] as const;
const MEMBERS = ['ming', 'hong', undefined] as const;

/** Whose answer it is, to which question, and who changed it since: later questions and commands have higher numbers. */
interface Value {
  readonly key: string;
  readonly of: string | undefined;
  readonly turn: number;
  readonly changedBy: readonly (string | undefined)[];
}

type Pending = { readonly settle: (how: 'ok' | 'refused' | 'failed') => void };

const key = fc.constantFrom(...KEYS);
const which = fc.nat(6);
const how = fc.constantFrom('ok' as const, 'ok' as const, 'refused' as const, 'failed' as const);
const steps = fc.array(
  fc.oneof(
    fc.record({ kind: fc.constantFrom('look', 'leave', 'ask', 'again', 'outdate', 'command'), key }),
    fc.record({ kind: fc.constant('answer'), which, how }),
    fc.record({ kind: fc.constant('executed'), which, how }),
    fc.record({ kind: fc.constant('member'), member: fc.constantFrom(...MEMBERS) }),
    fc.record({ kind: fc.constantFrom('shown', 'tried again') }),
    fc.record({ kind: fc.constant('time'), ms: fc.constantFrom(10, 70_000) }),
  ),
  { maxLength: 40 },
);

const keeps = (before: string, next: string) => before[0] === next[0];

it.each([{}, { freshMs: 1000 }, { begins: true }])(
  'nobody sees what is another’s, or older than what he saw: %j',
  async (spec) => {
    await fc.assert(
      fc.asyncProperty(steps, async (script) => {
        const member$ = new BehaviorSubject<string | undefined>('ming');
        const shown$ = new Subject<void>();
        const again$ = new Subject<void>();
        let time = 0;
        let turn = 0;
        const reads: Pending[] = [];
        const commands: Pending[] = [];
        const wait = <T>(list: Pending[], value: () => T) =>
          new Promise<Result<T, AppError>>((resolve, reject) => {
            list.push({
              settle: (fate) => {
                if (fate === 'ok') resolve(ok(value()));
                else if (fate === 'refused') resolve(err({ kind: 'forbidden' }));
                else reject(new Error('offline'));
              },
            });
          });
        const query = createQuery<string, Value, AppError>(
          {
            read: (asked) => {
              expect(member$.value).toBeDefined();
              turn += 1;
              const value = { key: asked, of: member$.value, turn, changedBy: [] };
              return wait(reads, () => value);
            },
            keeps,
            ...spec,
          },
          { now: () => time, member$, shown$, again$ },
        );
        const lookers = new Map<string, (() => void)[]>(KEYS.map((one) => [one, []]));
        /** What the present member saw last of each key. */
        const seen = new Map<string, number>();

        const check = (): void => {
          for (const one of KEYS) {
            const { status, value, isBefore = false, refusal } = query.of(one).getSnapshot();
            if (status === 'refused') expect(value).toBeUndefined();
            expect(refusal !== undefined).toBe(status === 'refused');
            if (member$.value === undefined) expect(status).toBe('idle');
            if (value === undefined) continue;
            expect([value.of, ...value.changedBy]).toEqual(
              [value.of, ...value.changedBy].map(() => member$.value),
            );
            expect(isBefore ? keeps(value.key, one) && value.key !== one : value.key === one).toBe(true);
            if (isBefore) continue;
            expect(value.turn).toBeGreaterThanOrEqual(seen.get(one) ?? 0);
            seen.set(one, value.turn);
          }
        };
        const command = (one: string): void => {
          const by = member$.value;
          query
            .change(
              one,
              () => wait(commands, () => by),
              (before, answer) => {
                turn += 1;
                return { ...before, turn, changedBy: [...before.changedBy, answer] };
              },
            )
            .catch(() => undefined);
        };
        const take = (list: Pending[], at: number, fate: 'ok' | 'refused' | 'failed'): void => {
          const [taken] = list.splice(at % Math.max(1, list.length), 1);
          taken?.settle(fate);
        };

        for (const step of script) {
          if ('key' in step) {
            const entry = query.of(step.key);
            if (step.kind === 'look') lookers.get(step.key)!.push(entry.look());
            else if (step.kind === 'leave') lookers.get(step.key)!.pop()?.();
            else if (step.kind === 'ask') void entry.ask();
            else if (step.kind === 'again') entry.again();
            else if (step.kind === 'outdate') query.outdate((one) => one === step.key);
            else command(step.key);
          } else if ('which' in step) {
            take(step.kind === 'answer' ? reads : commands, step.which, step.how);
          } else if ('member' in step) {
            if (step.member !== member$.value) seen.clear();
            member$.next(step.member);
          } else if ('ms' in step) time += step.ms;
          else (step.kind === 'shown' ? shown$ : again$).next();
          // Both right after it, and once what it brings is there.
          check();
          await settle();
          check();
        }

        // In the end nobody waits in vain.
        while (reads.length + commands.length > 0) {
          take(reads.length > 0 ? reads : commands, 0, 'ok');
          await settle();
          check();
        }
        for (const one of KEYS) {
          const { status } = query.of(one).getSnapshot();
          if (lookers.get(one)!.length === 0 || member$.value === undefined) continue;
          expect(
            'begins' in spec ? ['idle', 'ready', 'refused', 'failed'] : ['ready', 'refused', 'failed'],
          ).toContain(status);
        }
      }),
      { numRuns: 300 },
    );
  },
);
