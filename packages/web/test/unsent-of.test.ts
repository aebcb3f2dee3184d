import { describe, expect, it } from 'vitest';
import { unsentOf } from '../src/features/check-in/unsent-of';

const today = '2025-03-10';
const ready = (url: string) => ({ id: 1, status: 'ready' as const, url });
const none = { days: [], today };
const stored = {
  days: [
    {
      day: today,
      text: '学了循环',
      pictures: ['/a.png'],
      gmtCreated: 1,
      gmtModified: 1,
      mark: 'none' as const,
      madeUp: null,
      comments: [],
    },
  ],
  today,
};

describe('what a closed campaign left unsent', () => {
  it('is also a picture alone, and not one that was never uploaded', () => {
    const pictures = [ready('/a.png'), { id: 2, status: 'failed' as const }];
    expect(unsentOf({ text: '', pictures }, none)).toEqual({ text: '', pictures: ['/a.png'] });
  });

  it('is nothing where there is nothing to be seen', () => {
    expect(unsentOf({ text: ' \n', pictures: [] }, none)).toEqual({ text: '', pictures: [] });
  });

  it('is not what is in the entry of today', () => {
    const pictures = [ready('/a.png'), ready('/b.png')];
    expect(unsentOf({ text: '学了循环 ', pictures }, stored)).toEqual({ text: '', pictures: ['/b.png'] });
    expect(unsentOf({ text: '又改', pictures: [] }, stored)).toEqual({ text: '又改', pictures: [] });
  });
});
