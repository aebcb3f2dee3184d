import { describe, expect, it } from 'vitest';
import { dropLine, keepLine, keptLine } from '../src/features/study/reading/reading-line';
import { testEnvironment } from './support/environment';

const ADDRESS = '/study/py1test/0/0#b3';

describe('the line that is read', () => {
  it('is found again at its address, and nowhere else', () => {
    const tab = testEnvironment();
    keepLine(tab, { address: ADDRESS, top: -312.5 });
    expect(keptLine(tab, '/study/py1test/0/0')).toBeUndefined();
    expect(keptLine(tab, ADDRESS)).toEqual({ address: ADDRESS, top: -312.5 });
  });

  it('is gone once it is dropped', () => {
    const tab = testEnvironment();
    keepLine(tab, { address: ADDRESS, top: 0 });
    dropLine(tab);
    expect(keptLine(tab, ADDRESS)).toBeUndefined();
  });

  it.each(['', '{}', 'null', '[]', `["${ADDRESS}"]`, `["${ADDRESS}","far"]`, `["${ADDRESS}",null]`])(
    'is none when it is nothing of ours: %s',
    (text) => {
      const tab = testEnvironment();
      tab.tabStorage.setItem('ykd-reading-line', text);
      expect(keptLine(tab, ADDRESS)).toBeUndefined();
    },
  );

  it('is none without a storage, which is no fault', () => {
    const broken = () => {
      throw new DOMException('no storage', 'SecurityError');
    };
    const tab = { tabStorage: { getItem: broken, setItem: broken, removeItem: broken } };
    keepLine(tab, { address: ADDRESS, top: 1 });
    dropLine(tab);
    expect(keptLine(tab, ADDRESS)).toBeUndefined();
  });
});
