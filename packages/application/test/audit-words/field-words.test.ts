import { describe, expect, it } from 'vitest';
import {
  changesWords,
  fieldsWords,
  fieldTitle,
  namedByFields,
  shownValue,
} from '../../src/audit-words/index.js';

const NAMES = { d1: '教学中心 / 一班', t1: '陈静' };

describe('a value of the audit log', () => {
  it('that is an id is called what it is called now', () => {
    expect(shownValue('departmentId', 'd1', NAMES)).toBe('教学中心 / 一班');
    expect(shownValue('parentId', 'd2', NAMES)).toBe('d2');
    expect(shownValue('parentId', null, NAMES)).toBe('最上级');
    expect(shownValue('departmentId', null, NAMES)).toBe('无');
  });

  it('that is an instant is a day and an hour', () => {
    for (const name of ['until', 'startedAt', 'settledAt', 'since']) {
      expect(shownValue(name, 1_700_000_000_000)).toBe('2023-11-15 06:13');
    }
  });

  it('that says who looks after a student is told in words, under the name of who does', () => {
    expect(fieldTitle('t1', NAMES)).toBe('陈静');
    expect(shownValue('t1', { kind: 'classTeacher', since: 1_700_000_000_000 }, NAMES)).toBe(
      '班主任（2023-11-15 06:13 起）',
    );
    expect(shownValue('t1', { kind: 'other' }, NAMES)).toBe('{"kind":"other"}');
  });

  it('that is one of a few words is told in Chinese, in the field that it means something in', () => {
    expect(shownValue('format', 'csv')).toBe('CSV');
    expect(shownValue('list', 'students')).toBe('学员');
    expect(shownValue('scope', 'team')).toBe('团队的');
    expect(shownValue('state', 'done')).toBe('已完成');
    expect(shownValue('name', 'done')).toBe('done');
    expect(shownValue('grants', ['orders', 'contacts'])).toBe('订单、通讯录');
    expect(shownValue('amount', 129_900)).toBe('¥1,299.00');
    expect(shownValue('categoryId', 'employment')).toBe('就业班');
    expect(shownValue('categoryId', '周末班')).toBe('周末班');
    expect(shownValue('why', 'roster')).toBe('花名册');
    expect(shownValue('why', 'moved')).toBe('从别的班转来');
    expect(shownValue('position', 0)).toBe('1');
    expect(shownValue('name', 'toString')).toBe('toString');
    expect(fieldTitle('toString')).toBe('toString');
  });
});

describe('what changed', () => {
  it('is a view by its name, and by its number alone in lines that have nothing else', () => {
    const line = { before: { viewId: null, view: null }, after: { viewId: 'v1', view: '浙大的' } };
    expect(changesWords(line)).toBe('视图：无 → 浙大的');
    expect(changesWords({ before: { viewId: 'v1' }, after: { viewId: 'v2' } })).toBe('视图编号：v1 → v2');
    // One that is there no more has no name, and was one all the same.
    const gone = { ...line, before: { viewId: 'v0', view: null } };
    expect(changesWords(gone)).toContain('视图编号：v0 → v1');
  });
});

describe('what is gone', () => {
  it('is the login on a device, which did not become another one', () => {
    const line = { before: { device: 'Chrome · Windows', loggedInAt: 1_700_000_000_000 }, after: {} };
    expect(changesWords(line)).toBe('设备：Chrome · Windows；登录时间：2023-11-15 06:13');
  });

  it('is told from what was set, with whom it went to first, and without what was empty anyway', () => {
    const line = {
      before: { grants: [], role: 'teacher' },
      after: { students: 2, successorId: 't1', unlisted: 0 },
    };
    expect(changesWords(line, NAMES)).toBe(
      '接手的人：陈静；角色：助教 → 无；转交的学员数：2；不在学员列表里的人数：0',
    );
    expect(changesWords({ before: { note: '约好了' }, after: {} })).toBe('备注：约好了 → 无');
    const removed = { before: { name: '一班', parentId: null, position: 0 }, after: {} };
    expect(changesWords(removed)).toBe('名称：一班 → 无；上级部门：最上级 → 无；次序：1 → 无');
  });

  it('is not what only tells of something that is over', () => {
    const ended = { before: { viewerId: 't1', startedAt: 1_700_000_000_000 }, after: {} };
    expect(changesWords(ended, NAMES)).toBe('查看的人：陈静；开始时间：2023-11-15 06:13');
  });

  it('does not count the first version, nor the last, which go without saying', () => {
    expect(changesWords({ before: { version: 1 }, after: { version: 2 } })).toBe('版本：1 → 2');
    expect(changesWords({ before: {}, after: { version: 1 } })).toBe('');
    expect(changesWords({ before: { version: 2 }, after: {} })).toBe('');
    expect(fieldsWords({ version: 2, grants: [] })).toBe('授权：无；版本：2');
  });
});

describe('whom fields name', () => {
  it('are those they are called after, those they hold, and those of the conditions of a view, each once', () => {
    const since = 1_700_000_000_000;
    const lines = [
      { before: { t1: { kind: 'classTeacher', since } }, after: { t2: { kind: 'classTeacher', since } } },
      { before: { settledBy: null }, after: { settledBy: 't2', settledAt: since } },
      { before: {}, after: { successorId: 't3', students: 2, departmentId: 'd1', name: '王涛' } },
      { before: { viewerId: 't4' }, after: { state: { classTeacher: 'of:t5,t1', school: 'is:某大学' } } },
      { before: { state: 'running' }, after: { state: 'done' } },
    ];
    expect(namedByFields(lines).toSorted()).toEqual(['t1', 't2', 't3', 't4', 't5']);
    expect(namedByFields([])).toEqual([]);
  });

  it('are named in the words of a view', () => {
    expect(shownValue('state', { classTeacher: 'is:t1' }, NAMES)).toContain('「陈静」');
    expect(shownValue('state', { classTeacher: 'is:t2' }, NAMES)).toContain('「t2」');
  });
});
