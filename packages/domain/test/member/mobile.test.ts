import { fc, test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import { isMobile, maskMobile } from '../../src/member/index.js';

describe('a masked mobile', () => {
  it('hides the middle four digits', () => {
    expect(maskMobile('13800000001')).toBe('138****0001');
    expect(maskMobile('')).toBe('****');
    expect(maskMobile('1234')).toBe('****');
    expect(maskMobile('+8613800000001')).toBe('****0001');
  });

  test.prop([fc.stringMatching(/^1[3-9]\d{9}$/)])('shows seven digits of eleven', (mobile) => {
    expect(isMobile(mobile)).toBe(true);
    expect(maskMobile(mobile)).toMatch(/^\d{3}\*{4}\d{4}$/);
  });

  test.prop([fc.string()])('never shows more than seven characters', (text) => {
    expect(maskMobile(text).replaceAll('*', '').length).toBeLessThanOrEqual(7);
  });
});
