import { describe, expect, it } from 'vitest';
import { avatarNameOf, avatarUrl } from '../../src/avatar/index.js';

describe('the address of a picture', () => {
  it('goes both ways', () => {
    expect(avatarNameOf(avatarUrl('3f-2.png'))).toBe('3f-2.png');
  });

  it.each([
    '',
    '/uploads/avatar/',
    '/uploads/avatar/a.svg',
    '/uploads/avatar/a.png?x',
    '/uploads/avatar/../a.png',
    '/uploads/avatar/..%2fa.png',
    '/uploads/avatar/b/a.png',
    '/uploads/avatar/.png',
    '/uploads/avatar/a\0.png',
    '/uploads/avatar/a.png\n',
    `/uploads/avatar/${'a'.repeat(37)}.png`,
    '/uploads/other/a.png',
    'https://evil.example/uploads/avatar/a.png',
    '//evil.example/a.png',
    'javascript:alert(1)',
  ])('is not %j', (url) => {
    expect(avatarNameOf(url)).toBeUndefined();
  });
});
