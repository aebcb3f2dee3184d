import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { EMAIL_MAX, nickNameIssue, PROFILE_TEXT_MAX, profileTextIssues } from '../../src/index.js';

const full = {
  name: '李小明 😀',
  email: 'ming@example.com',
  description: '第一行\n第二行\r\n👩‍👩‍👧',
  profile: { schoolName: '南京大学', schoolBeginDate: '2022-09', schoolEndDate: 2026, major: '软件工程' },
};

const LINES = [
  ['name', '真实姓名'],
  ['schoolName', '学校名称'],
  ['schoolBeginDate', '入学年份'],
  ['schoolEndDate', '毕业年份'],
  ['major', '专业名称'],
] as const;

describe('profileTextIssues', () => {
  test('finds nothing in an ordinary form, nor in an empty one', () => {
    for (const form of [full, {}, { profile: null }, { name: null, email: undefined }]) {
      expect(profileTextIssues(form)).toEqual([]);
    }
  });

  test.each(LINES)('takes a %s of one line and 64 characters, counted in code points', (field, title) => {
    const issuesOf = (text: string) => profileTextIssues({ ...full, [field]: text });
    expect(issuesOf('😀'.repeat(PROFILE_TEXT_MAX))).toEqual([]);
    const tooLong = `${title}不能超过64个字符`;
    expect(issuesOf('名'.repeat(PROFILE_TEXT_MAX + 1))).toEqual([{ field, message: tooLong }]);
    for (const control of ['\0', '\n', '\u0007', '\u007f', '\u0085', '\u2029', '\ud83d', '\ude00']) {
      expect(issuesOf(`a${control}b`)).toEqual([{ field, message: `${title}不能包含控制字符` }]);
    }
  });

  test.each(LINES)('takes a %s that can be seen, and that runs in its own direction', (field, title) => {
    const issuesOf = (text: string) => profileTextIssues({ ...full, [field]: text });
    for (const invisible of ['\u200b', ' \ufeff\u00ad ', '\u3164', '\u2060\u3000']) {
      expect(issuesOf(invisible)).toEqual([{ field, message: `${title}不能只包含不可见字符` }]);
    }
    for (const override of ['\u202a', '\u202e', '\u2066', '\u2069']) {
      expect(issuesOf(`${override}admin`)).toEqual([{ field, message: `${title}不能包含文字方向控制符` }]);
    }
    expect(issuesOf('👩‍👩‍👧')).toEqual([]);
    expect(issuesOf('  ')).toEqual([]);
  });

  test('looks at the school fields where they stand', () => {
    const nested = { ...full, profile: { ...full.profile, major: 'a\0' } };
    expect(profileTextIssues(nested)).toEqual([{ field: 'major', message: '专业名称不能包含控制字符' }]);
    expect(profileTextIssues({ ...nested, major: '软件' })).toEqual([]);
  });

  test('takes an e-mail address of 254 characters without control characters, white space around it aside', () => {
    const issuesOf = (email: string) => profileTextIssues({ ...full, email });
    expect(issuesOf(` ${'a'.repeat(EMAIL_MAX)} `)).toEqual([]);
    expect(issuesOf('a'.repeat(EMAIL_MAX + 1))).toEqual([
      { field: 'email', message: '邮箱不能超过254个字符' },
    ]);
    expect(issuesOf('a\0@b.cn')).toEqual([{ field: 'email', message: '邮箱不能包含控制字符' }]);
    const turned = '邮箱不能包含文字方向控制符';
    expect(issuesOf('\u202ea@b.cn')).toEqual([{ field: 'email', message: turned }]);
  });

  test('takes a signature with line ends and without any other control character', () => {
    expect(profileTextIssues({ description: 'a\r\nb\n' })).toEqual([]);
    for (const control of ['\0', '\t', '\r', '\u0085', '\ud83d', '\ud83d\n\ude00']) {
      expect(profileTextIssues({ description: `a${control}b` })).toEqual([
        { field: 'description', message: '个人签名不能包含控制字符' },
      ]);
    }
  });

  test('names the fields in the order of the form, each once', () => {
    const bad = 'x\0';
    const profile = { schoolName: bad, schoolBeginDate: bad, schoolEndDate: bad, major: bad };
    expect(
      profileTextIssues({ name: bad, email: bad, description: bad, profile }).map(({ field }) => field),
    ).toEqual(['name', 'email', 'schoolName', 'schoolBeginDate', 'schoolEndDate', 'major', 'description']);
  });

  test.prop([fc.anything(), fc.anything(), fc.anything()])('never throws', (name, email, major) => {
    expect(Array.isArray(profileTextIssues({ name, email, profile: { major } } as never))).toBe(true);
  });
});

describe('nickNameIssue', () => {
  test('takes one line of 64 characters', () => {
    expect(nickNameIssue('')).toBeUndefined();
    expect(nickNameIssue('😀'.repeat(PROFILE_TEXT_MAX))).toBeUndefined();
    expect(nickNameIssue('😀'.repeat(PROFILE_TEXT_MAX + 1))).toBe('昵称不能超过64个字符');
    expect(nickNameIssue('a\nb')).toBe('昵称不能包含控制字符');
    expect(nickNameIssue('\u200b')).toBe('昵称不能只包含不可见字符');
    expect(nickNameIssue('\u202eadmin')).toBe('昵称不能包含文字方向控制符');
  });
});
