import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { courseHref } from '../../src/course/index.js';

const sites = { newSite: 'https://new.example/study', oldSite: '/study/old' };

describe('courseHref', () => {
  test('the new site at the course', () => {
    expect(courseHref({ kind: 'new-site', courseId: 'j1' }, sites)).toBe('https://new.example/study/j1');
  });

  test('the old site at the course and the position', () => {
    expect(courseHref({ kind: 'old-site', courseId: 'f8', position: 'MC8wLzA=' }, sites)).toBe(
      '/study/old/f8/MC8wLzA%3D',
    );
  });

  test('a slash at the end of a site is not doubled', () => {
    const slashed = { newSite: '/study/', oldSite: '/' };
    expect(courseHref({ kind: 'new-site', courseId: 'j1' }, slashed)).toBe('/study/j1');
    expect(courseHref({ kind: 'old-site', courseId: 'f8', position: 'x' }, slashed)).toBe('/f8/x');
  });

  test('a record that is still needed has no address', () => {
    expect(() => courseHref({ kind: 'needs-record', courseId: 'j1' }, sites)).toThrow(TypeError);
    expect(() => courseHref({ kind: 'needs-record', courseId: 'j1' }, sites)).toThrow(
      'course j1 has no address',
    );
  });

  test.prop([fc.string({ unit: 'binary' }), fc.string({ unit: 'binary' })])(
    'no id breaks out of its place',
    (courseId, position) => {
      const href = courseHref({ kind: 'old-site', courseId, position }, sites);
      const parts = href.slice('/study/old/'.length).split('/');
      expect(parts.map(decodeURIComponent)).toEqual([courseId, position]);
      expect(href).not.toMatch(/[?#\s\\]/);
    },
  );
});
