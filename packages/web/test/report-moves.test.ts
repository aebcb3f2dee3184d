import { describe, expect, it } from 'vitest';
import { REPORT_EDITIONS, studyStory, NO_DEEDS } from '@ykd/domain/report';
import { keyMove, type Pressed } from '../src/features/report/moving/key-move';
import { pageUnderway, placeAfter } from '../src/features/report/moving/move';
import { swipeMove } from '../src/features/report/moving/swipe-move';
import { wheelMoves } from '../src/features/report/moving/wheel-move';
import { storyPlace } from '../src/features/report/story-place';

const STILL = { up: false, down: false };
const LONG = { up: true, down: true };

const press = (key: string, more: Partial<Pressed> = {}): Pressed => ({
  key,
  shiftKey: false,
  altKey: false,
  ctrlKey: false,
  metaKey: false,
  repeat: false,
  isComposing: false,
  ...more,
});

describe('keys', () => {
  it.each([
    ['ArrowRight', 'next'],
    ['ArrowDown', 'next'],
    ['PageDown', 'next'],
    [' ', 'next'],
    ['ArrowLeft', 'back'],
    ['ArrowUp', 'back'],
    ['PageUp', 'back'],
    ['Home', 'first'],
    ['End', 'last'],
    ['a', undefined],
    ['Tab', undefined],
  ])('%j moves %s', (key, move) => {
    expect(keyMove(press(key), STILL)).toBe(move);
  });

  it('go back with Shift and space, and leave the others with a modifier to the browser', () => {
    expect(keyMove(press(' ', { shiftKey: true }), STILL)).toBe('back');
    for (const more of [{ altKey: true }, { ctrlKey: true }, { metaKey: true }, { shiftKey: true }]) {
      expect(keyMove(press('ArrowRight', more), STILL)).toBeUndefined();
    }
    expect(keyMove(press('ArrowRight', { repeat: true }), STILL)).toBeUndefined();
    expect(keyMove(press('ArrowRight', { isComposing: true }), STILL)).toBeUndefined();
  });

  it('scroll a page that is longer than the window first', () => {
    expect(keyMove(press('ArrowDown'), LONG)).toBeUndefined();
    expect(keyMove(press('PageUp'), LONG)).toBeUndefined();
    expect(keyMove(press(' '), LONG)).toBeUndefined();
    expect(keyMove(press('ArrowUp'), { up: false, down: true })).toBe('back');
    expect(keyMove(press('ArrowRight'), LONG)).toBe('next');
  });
});

describe('a wheel', () => {
  const turn = (timeStamp: number, deltaY: number, deltaX = 0) => ({
    deltaX,
    deltaY,
    deltaMode: 0,
    timeStamp,
    ctrlKey: false,
  });

  it('moves one page a gesture, however long it runs on', () => {
    const moveOf = wheelMoves();
    const moves = Array.from({ length: 80 }, (_, at) => moveOf(turn(at * 16, 40), STILL));
    expect(moves.filter((move) => move !== undefined)).toEqual(['next']);
    expect(moveOf(turn(80 * 16 + 400, -40), STILL)).toBe('back');
  });

  it('adds up what is small, counts lines, and goes to the sides', () => {
    const small = wheelMoves();
    expect([0, 16, 32].map((at) => small(turn(at, 10), STILL))).toEqual([undefined, undefined, 'next']);
    expect(wheelMoves()({ ...turn(0, 3), deltaMode: 1 }, STILL)).toBe('next');
    expect(wheelMoves()(turn(0, 1, -60), STILL)).toBe('back');
  });

  it('makes larger with Ctrl, and scrolls a long page to its end before it moves on', () => {
    expect(wheelMoves()({ ...turn(0, 60), ctrlKey: true }, STILL)).toBeUndefined();
    const moveOf = wheelMoves();
    expect(moveOf(turn(0, 60), { up: false, down: true })).toBeUndefined();
    expect(moveOf(turn(16, 60), STILL)).toBeUndefined();
    expect(moveOf(turn(500, 60), STILL)).toBe('next');
  });
});

describe('a finger', () => {
  it.each([
    [{ x: -80, y: 5 }, STILL, 'next'],
    [{ x: 80, y: -5 }, STILL, 'back'],
    [{ x: 0, y: -80 }, STILL, 'next'],
    [{ x: 0, y: 80 }, STILL, 'back'],
    [{ x: 0, y: -80 }, LONG, undefined],
    [{ x: 0, y: 80 }, LONG, undefined],
    [{ x: -80, y: 5 }, LONG, 'next'],
    [{ x: -70, y: -70 }, STILL, undefined],
    [{ x: -20, y: 0 }, STILL, undefined],
  ] as const)('that went %o of a page that scrolls %o moves %s', (by, scroll, move) => {
    expect(swipeMove({ x: 100, y: 300 }, { x: 100 + by.x, y: 300 + by.y }, scroll)).toBe(move);
  });
});

it('a move never leads beyond the ends', () => {
  expect(placeAfter(0, 3, 'back')).toBe(0);
  expect(placeAfter(2, 3, 'next')).toBe(2);
  expect(placeAfter(1, 3, 'first')).toBe(0);
  expect(placeAfter(0, 3, 'last')).toBe(2);
});

describe('the place of an address', () => {
  const report = (days: readonly string[]) => ({
    year: 2024,
    isOver: true,
    name: null,
    story: studyStory(
      days.map((day) => ({ at: Date.parse(`${day}T08:00:00+08:00`), courseId: 'py1', seconds: 600 })),
      { year: 2024, userNumber: 1 },
    ),
    deeds: NO_DEEDS,
    courses: [],
  });
  const edition = REPORT_EDITIONS.report2024;
  const two = report(['2024-02-01', '2024-02-02']);

  it('is a page that the year has', () => {
    expect(storyPlace(edition, two, '/report2024/page2/')).toMatchObject({ kind: 'page', at: 2 });
  });

  it.each([
    ['/report2024', '/report2024/cover'],
    ['/report2024/page3', '/report2024/page4'],
    ['/report2024/page10', '/report2024/pageend'],
  ])('is elsewhere for %s: %s', (path, to) => {
    expect(storyPlace(edition, two, path)).toEqual({ kind: 'elsewhere', to });
  });

  it('is the invitation for a year without study, which knows of which year', () => {
    expect(storyPlace(edition, report([]), '/report2024/page3')).toEqual({
      kind: 'elsewhere',
      to: '/report/empty?edition=report2024',
    });
  });
});

it('a story goes on from the page that it is on its way to, and from the one that it is at once the address says so', () => {
  const underway = { from: '/report', to: '/report/page2' };
  expect(pageUnderway(undefined, '/report')).toBe('/report');
  expect(pageUnderway(underway, '/report')).toBe('/report/page2');
  expect(pageUnderway(underway, '/report/page2')).toBe('/report/page2');
  // Somebody followed a link in between.
  expect(pageUnderway(underway, '/report/page7')).toBe('/report/page7');
});
