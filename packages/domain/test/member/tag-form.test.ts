import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  isShownTag,
  isTagColour,
  TAG_COLOURS,
  TAG_DESCRIPTION_MAX,
  TAG_NAME_MAX,
  tagIssues,
  tagShow,
  usedTagIssue,
  type TagForm,
} from '../../src/member/index.js';

describe('the colours to choose from', () => {
  test('can be drawn, and are as many different ones', () => {
    expect(TAG_COLOURS.filter(({ color }) => !isTagColour(color))).toEqual([]);
    expect(new Set(TAG_COLOURS.map(({ color }) => color)).size).toBe(9);
    expect(new Set(TAG_COLOURS.map(({ title }) => title)).size).toBe(9);
    expect(Object.isFrozen(TAG_COLOURS)).toBe(true);
  });
});

describe('tagShow', () => {
  test('is the flag that shows a tag, or does not', () => {
    expect([tagShow(true), tagShow(false)]).toEqual(['true', 'false']);
    for (const isShown of [true, false]) {
      expect(isShownTag({ lable: { show: tagShow(isShown) } })).toBe(isShown);
    }
  });
});

describe('tagIssues', () => {
  const GREEN = '#2E9155';
  const form = (over: Partial<TagForm> = {}): TagForm => ({
    name: '学习之星',
    color: GREEN,
    description: '连续学习 30 天',
    isShown: true,
    ...over,
  });
  const name = (message: string) => [{ field: 'name', message }];

  test('finds nothing in a tag as it should be', () => {
    expect(tagIssues(form(), [])).toEqual([]);
    expect(tagIssues(form({ description: '', isShown: false }), ['项目达人'])).toEqual([]);
    expect(tagIssues(form({ name: '星'.repeat(TAG_NAME_MAX) }), [])).toEqual([]);
    expect(tagIssues(form({ description: '星'.repeat(TAG_DESCRIPTION_MAX) }), [])).toEqual([]);
  });

  test('says what a name lacks', () => {
    expect(tagIssues(form({ name: '' }), [])).toEqual(name('标签名称必须填写'));
    expect(tagIssues(form({ name: '星'.repeat(TAG_NAME_MAX + 1) }), [])).toEqual(
      name(`标签名称不能超过${TAG_NAME_MAX}个字符`),
    );
    expect(tagIssues(form({ name: '学习\n之星' }), [])).toEqual(name('标签名称不能包含控制字符'));
    expect(tagIssues(form(), ['学习之星'])).toEqual(name('已经有「学习之星」这个标签'));
  });

  test.each([...'、，,;；|'])('a name with %s would be two in a roster', (mark) => {
    expect(tagIssues(form({ name: `学习${mark}之星` }), [])).toEqual(
      name('标签名称不能包含逗号、顿号、分号与竖线'),
    );
  });

  test('a colour is one of those to choose from, or the one that it has', () => {
    const issue = [{ field: 'color', message: '请从列出的颜色里选择' }];
    expect(tagIssues(form({ color: '#1cc47c' }), [])).toEqual(issue);
    expect(tagIssues(form({ color: '#1cc47c' }), [], '#1cc47c')).toEqual([]);
    expect(tagIssues(form({ color: '#1cc47d' }), [], '#1cc47c')).toEqual(issue);
    expect(tagIssues(form(), [], '#1cc47c')).toEqual([]);
  });

  test('says what is wrong with a description, and of each field the first thing', () => {
    const long = form({ name: '', color: 'red', description: '星'.repeat(TAG_DESCRIPTION_MAX + 1) });
    expect(tagIssues(long, []).map(({ field }) => field)).toEqual(['name', 'color', 'description']);
    expect(tagIssues(form({ description: '一\n二' }), [])).toEqual([
      { field: 'description', message: '标签说明不能包含控制字符' },
    ]);
  });

  test('whether students see it makes no difference', () => {
    fc.assert(
      fc.property(
        fc.string({ maxLength: 20 }),
        fc.string({ maxLength: 80 }),
        fc.constantFrom(GREEN, 'red', ''),
        fc.array(fc.string(), { maxLength: 3 }),
        (called, description, color, others) => {
          const said = { name: called, color, description };
          expect(tagIssues({ ...said, isShown: true }, others)).toEqual(
            tagIssues({ ...said, isShown: false }, others),
          );
        },
      ),
    );
  });
});

describe('usedTagIssue', () => {
  test('a tag that somebody has stays', () => {
    expect(usedTagIssue(0)).toBeUndefined();
    expect(usedTagIssue(1)).toBe('有 1 位学员有这个标签，不能删除');
  });
});
