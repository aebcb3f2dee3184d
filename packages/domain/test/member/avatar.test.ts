import { describe, expect, test } from 'vitest';
import { AVATAR_MAX_BYTES, AVATAR_TYPES, avatarIssue, pictureIssue } from '../../src/member/index.js';

const TOO_BIG = '头像图片大小不能超过 1M';
const WRONG_TYPE = '头像图片只支持 png、jpeg、gif、jpg 格式';

describe('avatarIssue', () => {
  test('the limits', () => {
    expect(AVATAR_MAX_BYTES).toBe(1048576);
    expect(AVATAR_TYPES).toEqual(['image/png', 'image/jpeg', 'image/gif', 'image/jpg']);
  });

  test.each(['image/png', 'image/jpeg', 'image/gif', 'image/jpg', 'IMAGE/PNG'])(
    '%s: up to 1 MB',
    (mimeType) => {
      expect(avatarIssue({ mimeType, size: 1 })).toBeUndefined();
      expect(avatarIssue({ mimeType, size: 1048576 })).toBeUndefined();
      expect(avatarIssue({ mimeType, size: 1048577 })).toBe(TOO_BIG);
      expect(avatarIssue({ mimeType, size: NaN })).toBe(TOO_BIG);
    },
  );

  test.each(['image/svg+xml', 'image/webp', 'text/html', '', 'image/png ', 'image', 'constructor'])(
    '%j is no avatar',
    (mimeType) => {
      expect(avatarIssue({ mimeType, size: 1 })).toBe(WRONG_TYPE);
      expect(avatarIssue({ mimeType, size: 2_000_000 })).toBe(WRONG_TYPE);
    },
  );
});

test('pictureIssue: the same rule for a picture of another name', () => {
  expect(pictureIssue('商品图片', { mimeType: 'image/png', size: 1048576 })).toBeUndefined();
  expect(pictureIssue('商品图片', { mimeType: 'image/png', size: 1048577 })).toBe('商品图片大小不能超过 1M');
  expect(pictureIssue('打卡图片', { mimeType: 'image/png', size: 3145728 }, 3145728)).toBeUndefined();
  expect(pictureIssue('打卡图片', { mimeType: 'image/png', size: 3145729 }, 3145728)).toBe(
    '打卡图片大小不能超过 3M',
  );
  expect(pictureIssue('商品图片', { mimeType: '', size: 1 })).toBe('商品图片只支持 png、jpeg、gif、jpg 格式');
});
