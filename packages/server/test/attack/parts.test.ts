import { expect, it } from 'vitest';
import { PARTS, TOGETHER } from './parts/parts.js';

it('every part of the attack has its place, once', () => {
  expect(TOGETHER.flat().toSorted()).toEqual(Object.keys(PARTS).toSorted());
});
