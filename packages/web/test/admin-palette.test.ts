import { fc, test } from '@fast-check/vitest';
import { ADMIN_PAGES, adminNavigation, adminTitleOf } from '@ykd/domain/access';
import { pinyin } from 'pinyin-pro';
import { describe, expect, it } from 'vitest';
import { admin } from '../src/features/admin/messages/zh-CN/admin';
import { palette, SPELLED } from '../src/features/admin/messages/zh-CN/palette';
import { grouped, HIT_KINDS, type Hit } from '../src/features/admin/palette/hit';
import { isMeant } from '../src/features/admin/palette/is-meant';
import { learn } from '../src/messages/zh-CN/learn';
import { memberTexts } from '../src/messages/zh-CN/member-texts';

const { menu, system } = adminNavigation({ role: 'superAdmin', grants: [] });

/** Everything that the quick search offers without asking. */
const TITLES = [
  ...[...menu, ...system].map(({ title }) => title),
  admin.learnCentre,
  admin.start.mall,
  ...Object.values(memberTexts.menu),
  ...Object.values(palette.acts),
  learn.logout,
];

describe('what is meant by what is typed in the quick search', () => {
  it('knows how each page and act is spelled', () => {
    const wanted = TITLES.map((title) => [
      title,
      pinyin(title.replaceAll(/[^\p{Script=Han}]/gu, ''), { toneType: 'none', type: 'array' }).join(' '),
    ]);
    expect(Object.fromEntries(wanted)).toEqual(SPELLED);
    expect(ADMIN_PAGES.map(adminTitleOf)).toEqual(expect.arrayContaining(menu.map(({ title }) => title)));
  });

  it.each([
    ['学员管理', 'xygl'],
    ['学员管理', 'xueyuan'],
    ['学员管理', 'XueYuan Guan'],
    ['学员管理', '员管'],
    ['学员管理', 'guan'],
    ['操作记录', 'jl'],
    ['通讯录与部门管理', 'bm'],
    ['外观：深色', 'ss'],
  ])('finds %s by %s', (title, typed) => {
    expect(isMeant(title, typed)).toBe(true);
  });

  it.each([
    ['学员管理', 'ygl'.repeat(2)],
    ['学员管理', 'ueyuan'],
    ['操作记录', '学员'],
    ['安全日志', 'constructor'],
  ])('does not find %s by %s', (title, typed) => {
    expect(isMeant(title, typed)).toBe(false);
  });

  test.prop([fc.constantFrom(...TITLES), fc.nat(20), fc.nat(20)])(
    'finds each by any part of its title, and by its pinyin from any syllable on',
    (title, from, length) => {
      const letters = [...title];
      expect(
        isMeant(
          title,
          letters
            .slice(from % letters.length)
            .slice(0, length + 1)
            .join(''),
        ),
      ).toBe(true);
      const words = (SPELLED[title] ?? '').split(' ');
      const rest = words.slice(from % words.length);
      expect(isMeant(title, rest.join('').slice(0, length + 1))).toBe(true);
      expect(
        isMeant(
          title,
          rest
            .map(([first]) => first)
            .join('')
            .slice(0, length + 1),
        ),
      ).toBe(true);
    },
  );
});

describe('the order of what was found', () => {
  const hit = (kind: Hit['kind'], id: string): Hit => ({ id, kind, title: id, does: { goesTo: '/' } });

  test.prop([fc.array(fc.constantFrom(...HIT_KINDS))])(
    'nothing that is there moves when students, staff and orders arrive',
    (kinds) => {
      const hits = kinds.map((kind, at) => hit(kind, `${at}`));
      const own = hits.filter(({ kind }) => !['students', 'employees', 'orders'].includes(kind));
      const [before, after] = [own, hits].map((some) => grouped(some).flatMap((group) => group.hits));
      expect(after?.slice(0, own.length)).toEqual(before);
      expect(after).toHaveLength(hits.length);
    },
  );
});
