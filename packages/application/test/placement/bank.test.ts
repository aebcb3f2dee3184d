import { createContext, runInContext } from 'node:vm';
import {
  estimateAbility,
  nextPlacementItem,
  PLACEMENT_BEST,
  PLACEMENT_LANGUAGES,
  PLACEMENT_QUESTIONS_MAX,
  PLACEMENT_SKILLS,
  placementEnd,
  placementQuestionIssues,
  type GradedAnswer,
  type PlacementItem,
} from '@ykd/domain/placement';
import { describe, expect, it } from 'vitest';
import { RUN_LANGUAGES } from '../../src/course/index.js';
import { PLACEMENT_BANK } from '../../src/placement/index.js';
import { isSameOutput } from '../../src/study/same-output.js';

/** Programs that are right, of those that run here. */
const SOLUTIONS: Readonly<Record<string, string>> = {
  'functions-compose': 'const compose = (f, g) => (...given) => f(g(...given));',
  'web-names': 'const names = (people) => people.filter(({ age }) => age >= 18).map(({ name }) => name);',
  'web-query':
    "const parse = (query) => Object.fromEntries(query === '' ? [] : query.split('&').map((pair) => pair.split('=')));",
};

const printed = (program: string): string => {
  const lines: string[] = [];
  const console = { log: (...said: unknown[]) => void lines.push(said.join(' ')) };
  runInContext(program, createContext({ console }));
  return lines.join('\n');
};

describe('the questions that the platform comes with', () => {
  it.each(PLACEMENT_BANK.map((one) => [one.id, one] as const))(
    '%s is as questions must be',
    (_id, question) => {
      expect(placementQuestionIssues(question)).toEqual([]);
    },
  );

  it('are of the languages that run in the reader’s browser', () => {
    expect(PLACEMENT_LANGUAGES).toEqual(RUN_LANGUAGES);
  });

  it('are each known by an id of its own', () => {
    expect(new Set(PLACEMENT_BANK.map(({ id }) => id)).size).toBe(PLACEMENT_BANK.length);
    expect(new Set(PLACEMENT_BANK.map(({ prompt }) => prompt)).size).toBe(PLACEMENT_BANK.length);
  });

  it('are as many of each skill, from easy to hard, and enough for the longest test', () => {
    const perSkill = PLACEMENT_QUESTIONS_MAX / PLACEMENT_SKILLS.length;
    for (const skill of PLACEMENT_SKILLS) {
      const own = PLACEMENT_BANK.filter((one) => one.skill === skill).map(({ difficulty }) => difficulty);
      expect(own).toHaveLength(12);
      expect(own.length).toBeGreaterThanOrEqual(perSkill + PLACEMENT_BEST);
      expect(Math.min(...own)).toBeLessThanOrEqual(-2);
      expect(Math.max(...own)).toBeGreaterThanOrEqual(1.6);
      expect(PLACEMENT_BANK.some((one) => one.skill === skill && one.kind === 'program')).toBe(true);
    }
  });

  it('have the right option in each place about as often', () => {
    const places = PLACEMENT_BANK.flatMap((one) => (one.kind === 'choice' ? [one.right] : []));
    for (const place of [0, 1, 2, 3]) {
      const share = places.filter((one) => one === place).length / places.length;
      expect(share).toBeGreaterThan(0.15);
      expect(share).toBeLessThan(0.35);
    }
  });

  it.each(
    PLACEMENT_BANK.flatMap((one) =>
      one.kind === 'program' && one.language === 'javascript' ? [[one.id, one] as const] : [],
    ),
  )('%s is solved by a program that is right, and not by what it begins with', (id, { starter, calls }) => {
    const isRight = (program: string) =>
      calls.every(({ call, output }) => {
        try {
          return isSameOutput(output, printed(`${program}\n${call}`));
        } catch {
          return false;
        }
      });
    expect(isRight(SOLUTIONS[id] ?? '')).toBe(true);
    expect(isRight(starter)).toBe(false);
  });

  it('asks of a program what its text asks for: one that forgets the empty text is wrong', () => {
    const query = PLACEMENT_BANK.find(({ id }) => id === 'web-query');
    if (query?.kind !== 'program') throw new Error('there is a program');
    const naive =
      "const parse = (query) => { const o = {}; for (const p of query.split('&')) { const [k, v] = p.split('='); o[k] = v; } return o; };";
    const wrong = query.calls.filter(
      ({ call, output }) => !isSameOutput(output, printed(`${naive}\n${call}`)),
    );
    expect(wrong).toHaveLength(1);
  });

  it.each([true, false])('lead through a whole test whose answers are all %s', (isRight) => {
    const given: (GradedAnswer & PlacementItem)[] = [];
    for (;;) {
      const { ability, error } = estimateAbility(given);
      if (placementEnd(given.length, PLACEMENT_BANK.length - given.length, error) !== undefined) break;
      const next = nextPlacementItem(PLACEMENT_BANK, given, ability, 7);
      if (next === undefined) throw new Error('it ended without an end');
      given.push({ ...next, isRight });
    }
    expect(given.length).toBeLessThanOrEqual(PLACEMENT_QUESTIONS_MAX);
    expect(Math.abs(estimateAbility(given).ability)).toBeGreaterThan(1.6);
  });
});
