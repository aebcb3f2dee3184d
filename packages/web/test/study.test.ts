import type { CourseOutline } from '@ykd/application/course';
import type { ProjectUser } from '@ykd/application/ports';
import { encodePosition } from '@ykd/domain/course';
import { describe, expect, it } from 'vitest';
import { lessonMark, lessonsOf, neighboursOf } from '../src/features/study/outline';
import { bodyOfHash, NEW_SITE, OLD_SITE, placeNumber } from '../src/features/study/site';

const course: CourseOutline = {
  courseId: 'py1test',
  title: 'Python 体验课',
  summary: '',
  chapters: [
    {
      title: '一',
      lessons: [
        { title: 'a', bodyCount: 2, exercises: [] },
        { title: 'b', bodyCount: 3, exercises: [] },
      ],
    },
    { title: '空', lessons: [] },
    { title: '二', lessons: [{ title: 'c', bodyCount: 1, exercises: [] }] },
  ],
};

const record = (lastOutlineNum: number, lastSectionNum: number, lastBodyNum: number): ProjectUser => ({
  _id: 'r',
  userId: 'u',
  courseId: 'py1test',
  lastOutlineNum,
  lastSectionNum,
  lastBodyNum,
  progress: 1,
  outlines: [],
  gmtCreated: 0,
  gmtModified: 0,
});

describe('the order of lessons', () => {
  it('goes on over the end of a chapter', () => {
    expect(lessonsOf(course).map(({ title }) => title)).toEqual(['a', 'b', 'c']);
    expect(neighboursOf(course, { outline: 0, section: 1 })).toMatchObject({
      previous: { title: 'a' },
      next: { title: 'c', outline: 2, section: 0 },
    });
  });

  it('begins and ends', () => {
    expect(neighboursOf(course, { outline: 0, section: 0 }).previous).toBeUndefined();
    expect(neighboursOf(course, { outline: 2, section: 0 }).next).toBeUndefined();
    expect(neighboursOf(course, { outline: 7, section: 0 })).toEqual({
      previous: undefined,
      next: undefined,
    });
  });
});

describe('the marks of lessons', () => {
  const marks = (given: ProjectUser | null) => lessonsOf(course).map((lesson) => lessonMark(given, lesson));
  const standing = (outlineNum: number, sectionNum: number, isRead: boolean, isDone: boolean) => ({
    outlineNum,
    sectionNum,
    isRead,
    isDone,
  });

  it.each([
    ['no record', null, ['unread', 'unread', 'unread']],
    ['the last lesson opened', record(2, 0, 0), ['unread', 'unread', 'reading']],
    [
      'a lesson read and one done',
      { ...record(0, 1, 1), lessons: [standing(0, 0, true, true), standing(2, 0, true, false)] },
      ['done', 'reading', 'read'],
    ],
    [
      'an exercise passed, and nothing read',
      { ...record(0, 0, 0), lessons: [standing(0, 1, false, false)] },
      ['reading', 'unread', 'unread'],
    ],
  ])('%s', (_, given, expected) => {
    expect(marks(given)).toEqual(expected);
  });
});

describe('the addresses of the learning sites', () => {
  const place = { outline: 1, section: 2, body: 3 };

  it('name the place', () => {
    expect(NEW_SITE.addressOf('py1test', place)).toBe('/study/py1test/1/2#b3');
    expect(NEW_SITE.addressOf('py1test', { ...place, body: 0 })).toBe('/study/py1test/1/2');
    expect(OLD_SITE.addressOf('j1test', place)).toBe(
      `/study/old/j1test/${encodeURIComponent(encodePosition(place))}`,
    );
    expect(NEW_SITE.addressOf('a/b?', place)).toBe('/study/a%2Fb%3F/1/2#b3');
  });

  it.each([
    ['#b3', 3],
    ['#b0', 0],
    ['', 0],
    ['#b', 0],
    ['#b-1', 0],
    ['#bx', 0],
    ['#main', 0],
    ['#b99999999999999999999', 0],
  ])('read %s as part %i', (hash, body) => {
    expect(bodyOfHash(hash)).toBe(body);
  });

  it.each([
    ['12', 12],
    ['007', 7],
    ['-1', undefined],
    ['1.5', undefined],
    ['', undefined],
    [undefined, undefined],
  ])('read %s as %s', (text, number) => {
    expect(placeNumber(text)).toBe(number);
  });
});
