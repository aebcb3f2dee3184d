import { describe, expect, it } from 'vitest';
import { textsIssues, type ClassTexts } from '../src/features/admin/classes/class-texts';
import { fieldsOf, settingOf } from '../src/features/admin/classes/event-form';

const texts: ClassTexts = {
  name: '春季班',
  typeId: 't',
  stageId: 's',
  firstDay: '2026-03-01',
  lastDay: '',
  seats: '',
  joinDays: '',
  teacherId: '',
  assistantIds: '',
  productIds: '',
  note: '',
};

describe('the form of a class', () => {
  it('says between what a number has to be, which is whole', () => {
    expect(textsIssues(texts)).toBeUndefined();
    for (const seats of ['-3', '0', '999999999', '2.5', '十', '1 0'])
      expect(textsIssues({ ...texts, seats })?.fields).toEqual({ seats: '名额要填 1 到 5000 的整数' });
    expect(textsIssues({ ...texts, seats: ' 30 ', joinDays: '0' })).toBeUndefined();
    expect(textsIssues({ ...texts, joinDays: '-1' })?.fields).toEqual({
      joinDays: '开课以后可以进班的天数要填 0 到 366 的整数',
    });
  });

  it('says all that is wrong at once', () => {
    const wrong = { name: ' ', typeId: '', stageId: '', lastDay: '2026-02-01', seats: '-3' };
    expect(textsIssues({ ...texts, ...wrong })?.fields).toEqual({
      name: '班级名称必须填写',
      typeId: '请选择',
      stageId: '请选择',
      lastDay: '结课日期不能早于开课日期',
      seats: '名额要填 1 到 5000 的整数',
    });
    expect(textsIssues({ ...texts, firstDay: '' })?.fields).toEqual({ firstDay: '请选择' });
  });
});

describe('the form of an event', () => {
  it('says all that is wrong at once', () => {
    const empty = fieldsOf(undefined, '2026-03-01');
    expect(settingOf(empty)).toEqual({
      fields: { title: '标题必须填写', from: '请填写开始的时间', endsAt: '直播课要写结束时间' },
    });
    expect(settingOf({ ...empty, to: '20:00' })).toEqual({
      fields: { title: '标题必须填写', from: '请填写开始的时间' },
    });
    expect(settingOf({ ...empty, day: '', link: 'http://a.cn' })).toMatchObject({
      fields: { title: '标题必须填写', startsAt: '请选择日期', link: expect.any(String) },
    });
    expect(settingOf({ ...empty, title: '开班', from: '19:00', to: '20:00' })).toMatchObject({
      title: '开班',
      kind: 'live',
    });
  });
});
