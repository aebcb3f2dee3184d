import { describe, expect, test } from 'vitest';
import { isProfileIncomplete, showsWelcome } from '../../src/member/index.js';
import { deepFreeze } from '../../src/shared/index.js';

const user = deepFreeze({
  name: '小明',
  email: 'a@b.c',
  profile: {
    schoolName: '南京大学',
    schoolBeginDate: '2022-09',
    schoolEndDate: '2026-06',
    major: '软件工程',
  },
});
const { profile } = user;

describe('isProfileIncomplete', () => {
  test('a full profile is complete', () => {
    expect(isProfileIncomplete(user)).toBe(false);
  });

  test.each(['', '  ', null, undefined])('name, email or major %j', (value) => {
    expect(isProfileIncomplete({ ...user, name: value })).toBe(true);
    expect(isProfileIncomplete({ ...user, email: value })).toBe(true);
    expect(isProfileIncomplete({ ...user, profile: { ...profile, major: value } })).toBe(true);
  });

  test.each([null, undefined, {}])('the profile %j', (missing) => {
    expect(isProfileIncomplete({ ...user, profile: missing })).toBe(true);
  });

  test('three profile fields are enough, two are not', () => {
    expect(isProfileIncomplete({ ...user, profile: { ...profile, schoolName: '' } })).toBe(false);
    expect(isProfileIncomplete({ ...user, profile: { ...profile, schoolBeginDate: null } })).toBe(false);
    expect(isProfileIncomplete({ ...user, profile: { ...profile, schoolEndDate: ' ' } })).toBe(false);
    expect(isProfileIncomplete({ ...user, profile: { ...profile, schoolName: '', schoolEndDate: '' } })).toBe(
      true,
    );
    expect(isProfileIncomplete({ ...user, profile: { major: '软件工程' } })).toBe(true);
  });

  test('fields that are not of the profile do not count', () => {
    const padded = { major: '软件工程', schoolName: '南京大学', _id: 'x', userId: 'y' };
    expect(isProfileIncomplete({ ...user, profile: padded })).toBe(true);
  });
});

describe('showsWelcome', () => {
  test.each([
    [false, false, true],
    [false, true, false],
    [true, false, false],
    [true, true, false],
  ])('welcome record %s, profile form open %s: %s', (hasWelcomeRecord, profileFormOpen, shows) => {
    expect(showsWelcome({ hasWelcomeRecord, profileFormOpen })).toBe(shows);
  });
});
