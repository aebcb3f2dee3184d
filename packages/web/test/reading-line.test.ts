import { describe, expect, it } from 'vitest';
import { dropLine, keepLine, keptLine } from '../src/features/study/reading/reading-line';
import { testEnvironment } from './support/environment';

const LESSON = '/study/py1test/0/0';
const LINE = { lesson: LESSON, body: 3, top: -312.5 };

describe('the line that is read', () => {
  it('is found again at its part, and nowhere else', () => {
    const tab = testEnvironment();
    keepLine(tab, LINE);
    expect(keptLine(tab, LESSON, 2)).toBeUndefined();
    expect(keptLine(tab, '/study/py1test/0/1', 3)).toBeUndefined();
    expect(keptLine(tab, LESSON, 3)).toEqual(LINE);
  });

  it('is found after a reload of any part of its lesson', () => {
    const tab = testEnvironment({ isReload: true });
    keepLine(tab, LINE);
    expect(keptLine(tab, LESSON, 2)).toEqual(LINE);
    expect(keptLine(tab, '/study/py1test/0/1', 3)).toBeUndefined();
  });

  it('is gone once it is dropped', () => {
    const tab = testEnvironment();
    keepLine(tab, LINE);
    dropLine(tab);
    expect(keptLine(tab, LESSON, 3)).toBeUndefined();
  });

  it.each([
    '',
    '{}',
    'null',
    '[]',
    `["${LESSON}"]`,
    `["${LESSON}",3]`,
    `["${LESSON}",3,"far"]`,
    `["${LESSON}",0.5,1]`,
  ])('is none when it is nothing of ours: %s', (text) => {
    const tab = testEnvironment({ isReload: true });
    tab.tabStorage.setItem('ykd-reading-line', text);
    expect(keptLine(tab, LESSON, 3)).toBeUndefined();
  });

  it('is none without a storage, which is no fault', () => {
    const broken = () => {
      throw new DOMException('no storage', 'SecurityError');
    };
    const tab = { tabStorage: { getItem: broken, setItem: broken, removeItem: broken }, isReload: true };
    keepLine(tab, LINE);
    dropLine(tab);
    expect(keptLine(tab, LESSON, 3)).toBeUndefined();
  });
});
