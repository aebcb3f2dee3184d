import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { catalogueEntry } from '../../src/course/index.js';
import {
  ABILITY_MAX,
  ABILITY_MIN,
  estimateAbility,
  nextPlacementItem,
  PLACEMENT_BEST,
  PLACEMENT_ERROR,
  PLACEMENT_GOALS,
  PLACEMENT_LEVELS,
  PLACEMENT_QUESTIONS_MAX,
  PLACEMENT_QUESTIONS_MIN,
  PLACEMENT_SKILLS,
  placementAdvice,
  placementEnd,
  placementLevelOf,
  placementResult,
  rightChance,
  UNKNOWN_ABILITY,
  type PlacementItem,
  type SkilledAnswer,
} from '../../src/placement/index.js';
import { numbersFrom } from '../../src/shared/index.js';

const difficulty = fc.double({ min: ABILITY_MIN, max: ABILITY_MAX, noNaN: true });
const skill = fc.constantFrom(...PLACEMENT_SKILLS);
const answer = fc.record({ difficulty, skill, isRight: fc.boolean() });
const answers = fc.array(answer, { maxLength: 25 });
const item = fc.record({ id: fc.uuid(), skill, difficulty });
const bank = fc.uniqueArray(item, { minLength: 1, maxLength: 60, selector: ({ id }) => id });
const seed = fc.integer();

describe('ability', () => {
  test('is what nothing is known of before the first answer', () => {
    const { ability, error } = estimateAbility([]);
    expect(ability).toBeCloseTo(UNKNOWN_ABILITY.ability, 10);
    // The ends of the grid cut off what is beyond them.
    expect(error).toBeCloseTo(UNKNOWN_ABILITY.error, 2);
  });

  test('is what a table of the model says', () => {
    expect(rightChance(1, 1)).toBe(0.5);
    expect(rightChance(2, 0)).toBeCloseTo(0.880_797, 6);
    expect(rightChance(-1, 1)).toBeCloseTo(0.119_203, 6);
  });

  test('is the mean over a fine grid, counted another way', () => {
    const given = [
      { difficulty: 0.5, isRight: true },
      { difficulty: -1, isRight: true },
      { difficulty: 1.5, isRight: false },
    ];
    let whole = 0;
    let sum = 0;
    for (let at = -6; at <= 6; at += 0.001) {
      const weight = given.reduce(
        (product, one) =>
          product * (one.isRight ? rightChance(at, one.difficulty) : 1 - rightChance(at, one.difficulty)),
        Math.exp(-(at ** 2) / 2),
      );
      whole += weight;
      sum += weight * at;
    }
    expect(estimateAbility(given).ability).toBeCloseTo(sum / whole, 3);
  });

  test.prop([answers, difficulty])('a right answer raises it, a wrong one lowers it', (given, next) => {
    const { ability } = estimateAbility(given);
    const after = (isRight: boolean) => estimateAbility([...given, { difficulty: next, isRight }]).ability;
    expect(after(false)).toBeLessThan(ability);
    expect(after(true)).toBeGreaterThan(ability);
  });

  test.prop([answers, seed])('does not depend on the order of the answers', (given, order) => {
    const next = numbersFrom(order);
    const other = given
      .map((one) => ({ one, place: next() }))
      .toSorted((a, b) => a.place - b.place)
      .map(({ one }) => one);
    const [first, second] = [estimateAbility(given), estimateAbility(other)];
    expect(second.ability).toBeCloseTo(first.ability, 9);
    expect(second.error).toBeCloseTo(first.error, 9);
  });

  test.prop([answers])(
    'lies between its ends, and its error is positive and no greater than at first',
    (given) => {
      const { ability, error } = estimateAbility(given);
      expect(ability).toBeGreaterThan(ABILITY_MIN);
      expect(ability).toBeLessThan(ABILITY_MAX);
      expect(error).toBeGreaterThan(0);
      expect(error).toBeLessThanOrEqual(1);
    },
  );

  test.each([Number.NaN, Infinity, 4.1, -5])('throws for a difficulty of %s', (wrong) => {
    expect(() => estimateAbility([{ difficulty: wrong, isRight: true }])).toThrow(RangeError);
  });

  test.each([0, -1, 0.01, 1e-160, Number.NaN])('throws for an error of %s that was known before', (error) => {
    expect(() => estimateAbility([], { ability: 0, error })).toThrow(RangeError);
  });

  test.each([Number.NaN, ABILITY_MAX + 1, -Infinity])(
    'throws for an ability of %s that was known before',
    (ability) => {
      expect(() => estimateAbility([], { ability, error: 1 })).toThrow(RangeError);
    },
  );
});

describe('the next question', () => {
  test.prop([bank, seed, fc.nat(60), difficulty])(
    'is one of the five that fit best, of a skill that was asked about the least, and none twice',
    (all, start, count, ability) => {
      const asked = all.slice(0, Math.min(count, all.length));
      const left = all.slice(asked.length);
      const next = nextPlacementItem(all, asked, ability, start);
      if (left.length === 0) {
        expect(next).toBeUndefined();
        return;
      }
      if (next === undefined) throw new Error('one is left');
      expect(left).toContain(next);
      const timesOf = (one: PlacementItem) => asked.filter((other) => other.skill === one.skill).length;
      expect(timesOf(next)).toBe(Math.min(...left.map(timesOf)));
      const closer = left.filter(
        (one) =>
          timesOf(one) === timesOf(next) &&
          Math.abs(one.difficulty - ability) < Math.abs(next.difficulty - ability),
      );
      expect(closer.length).toBeLessThan(PLACEMENT_BEST);
    },
  );

  test.prop([bank, seed, difficulty])(
    'is the same for the same test, in whatever order the bank is',
    (all, start, ability) => {
      const next = nextPlacementItem(all, [], ability, start);
      expect(nextPlacementItem(all.toReversed(), [], ability, start)).toEqual(next);
    },
  );

  test('is any of the five, by the seed', () => {
    const all = Array.from({ length: 8 }, (_, at) => ({
      id: `q${at}`,
      skill: 'basics' as const,
      difficulty: at / 2,
    }));
    const first = new Set(
      Array.from({ length: 200 }, (_, start) => nextPlacementItem(all, [], 0, start)?.id),
    );
    expect([...first].toSorted()).toEqual(['q0', 'q1', 'q2', 'q3', 'q4']);
  });
});

/** Answers a whole test as somebody so able would, by chance. */
const play = (all: readonly PlacementItem[], able: number, start: number) => {
  const chance = numbersFrom(start ^ 0x5eed);
  const given: (SkilledAnswer & PlacementItem)[] = [];
  for (;;) {
    const { ability, error } = estimateAbility(given);
    const end = placementEnd(given.length, all.length - given.length, error);
    if (end !== undefined) return { end, given, ability };
    const next = nextPlacementItem(all, given, ability, start);
    if (next === undefined) throw new Error('it ended without an end');
    given.push({ ...next, isRight: chance() < rightChance(able, next.difficulty) });
  }
};

const BANK: readonly PlacementItem[] = PLACEMENT_SKILLS.flatMap((one) =>
  Array.from({ length: 13 }, (_, at) => ({ id: `${one}-${at}`, skill: one, difficulty: at / 2 - 3 })),
);

describe('a whole test', () => {
  test.prop([difficulty, seed])('has 12 to 20 questions, of each skill about as many', (able, start) => {
    const { end, given } = play(BANK, able, start);
    expect(given.length).toBeGreaterThanOrEqual(PLACEMENT_QUESTIONS_MIN);
    expect(given.length).toBeLessThanOrEqual(PLACEMENT_QUESTIONS_MAX);
    expect(end).not.toBe('exhausted');
    expect(new Set(given.map(({ id }) => id)).size).toBe(given.length);
    const times = PLACEMENT_SKILLS.map((one) => given.filter(({ skill: of }) => of === one).length);
    expect(Math.max(...times) - Math.min(...times)).toBeLessThanOrEqual(1);
  });

  test('ends at the earliest for some, and is longer for those at the ends', () => {
    const lengths = [-3.5, -1, 0, 1, 3.5].flatMap((able) =>
      Array.from({ length: 40 }, (_, start) => play(BANK, able, start * 104_729).given.length),
    );
    expect(Math.min(...lengths)).toBe(PLACEMENT_QUESTIONS_MIN);
    expect(Math.max(...lengths)).toBeGreaterThan(PLACEMENT_QUESTIONS_MIN + 2);
  });

  test('finds how able somebody is, to about its error', () => {
    const away = [-2, -1, 0, 1, 2].map((able) => {
      const found = Array.from({ length: 60 }, (_, start) => play(BANK, able, start * 7919).ability);
      return found.reduce((sum, one) => sum + one, 0) / found.length - able;
    });
    // What is taken of somebody unknown draws those at the ends towards the middle.
    for (const one of away) expect(Math.abs(one)).toBeLessThan(0.6);
    expect(Math.abs(away[2] ?? 1)).toBeLessThan(0.2);
  });

  test('of a small bank ends with its last question', () => {
    const { end, given } = play(BANK.slice(0, 9), 0, 1);
    expect(end).toBe('exhausted');
    expect(given).toHaveLength(9);
  });

  test.each([
    [PLACEMENT_QUESTIONS_MAX, 5, 2, 'long'],
    [PLACEMENT_QUESTIONS_MAX - 1, 5, 2, undefined],
    [PLACEMENT_QUESTIONS_MIN, 5, PLACEMENT_ERROR, 'certain'],
    [PLACEMENT_QUESTIONS_MIN - 1, 5, 0.1, undefined],
    [PLACEMENT_QUESTIONS_MIN, 5, PLACEMENT_ERROR + 0.01, undefined],
    [3, 0, 0.9, 'exhausted'],
  ])('after %i questions, with %i left and an error of %d: %s', (asked, left, error, end) => {
    expect(placementEnd(asked, left, error)).toBe(end);
  });
});

describe('the result', () => {
  test.each([
    [-3, 'new'],
    [-0.81, 'new'],
    [-0.8, 'begun'],
    [0.39, 'begun'],
    [0.4, 'able'],
    [1.6, 'fluent'],
    [4, 'fluent'],
  ])('of %d is %s', (ability, level) => {
    expect(placementLevelOf(ability)).toBe(level);
  });

  test.prop([answers])('counts each answer once, and says nothing of what was not asked', (given) => {
    const { strengths, level, ability } = placementResult(given);
    expect(level).toBe(placementLevelOf(ability));
    expect(strengths.map((one) => one.skill)).toEqual(
      PLACEMENT_SKILLS.filter((one) => given.some((other) => other.skill === one)),
    );
    expect(strengths.reduce((sum, { asked }) => sum + asked, 0)).toBe(given.length);
    for (const { skill: of, share, right } of strengths) {
      expect(share).toBeGreaterThan(0);
      expect(share).toBeLessThan(1);
      expect(right).toBe(given.filter((one) => one.skill === of && one.isRight).length);
    }
  });

  test.prop([answers, difficulty, skill])(
    'is no better in a skill for one more wrong answer in it',
    (given, next, of) => {
      const shareOf = (all: readonly SkilledAnswer[]) =>
        placementResult(all).strengths.find((one) => one.skill === of)?.share ?? 1;
      const before = shareOf(given);
      expect(shareOf([...given, { skill: of, difficulty: next, isRight: false }])).toBeLessThan(before);
    },
  );
});

describe('the advice', () => {
  const result = (level: (typeof PLACEMENT_LEVELS)[number]) => ({
    level,
    strengths: [
      { skill: 'basics' as const, share: 0.5, asked: 3, right: 1 },
      { skill: 'web' as const, share: 0.7, asked: 3, right: 2 },
      { skill: 'data' as const, share: 0.6, asked: 3, right: 2 },
    ],
  });

  test('is what he wants, from the course of his level on', () => {
    expect(placementAdvice('server', result('new'))).toEqual({
      track: 'java',
      reason: 'goal',
      courseId: 'j1test',
    });
    expect(placementAdvice('data', result('able'))).toMatchObject({ track: 'python', courseId: 'py10' });
  });

  test('without a goal is what he is strongest in, or the beginning', () => {
    expect(placementAdvice('unsure', result('begun'))).toEqual({
      track: 'web',
      reason: 'strength',
      courseId: 'f3',
      skill: 'web',
    });
    expect(placementAdvice('unsure', result('new'))).toEqual({
      track: 'thinking',
      reason: 'beginning',
      courseId: 'g100_1',
    });
    expect(placementAdvice('unsure', { level: 'able', strengths: [] }).track).toBe('thinking');
  });

  test.each(PLACEMENT_GOALS.flatMap((goal) => PLACEMENT_LEVELS.map((level) => [goal, level] as const)))(
    'for %s and %s begins with a course that is offered',
    (goal, level) => {
      const entry = catalogueEntry(placementAdvice(goal, result(level)).courseId);
      expect(entry?.title).toBeTruthy();
      expect(entry?.unpublish).toBeUndefined();
    },
  );
});
