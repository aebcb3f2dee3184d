import { describe, expect, test } from 'vitest';
import { isShownTag, isTagColour } from '../../src/member/index.js';

describe('isShownTag', () => {
  test('only the text true shows a tag', () => {
    expect(isShownTag({ lable: { show: 'true' } })).toBe(true);
  });

  test.each(['TRUE', 'True', ' true', 'true ', 'false', '1', 'yes', '', true, 1, null, undefined])(
    '%j does not',
    (show) => {
      expect(isShownTag({ lable: { show: show as string } })).toBe(false);
    },
  );
});

describe('isTagColour', () => {
  test.each(['#000000', '#1cc47c', '#FFB52E'])('%s is one', (color) => {
    expect(isTagColour(color)).toBe(true);
  });

  test.each(['', 'red', '#fff', '#12345', '#1234567', '#12345g', ' #123456', '#123456\n', 'url(#123456)'])(
    '%j is none',
    (color) => {
      expect(isTagColour(color)).toBe(false);
    },
  );
});
