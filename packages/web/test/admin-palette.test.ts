import { fc, test } from '@fast-check/vitest';
import type { StaffView } from '@ykd/application/staff';
import { ADMIN_PAGES } from '@ykd/domain/access';
import { pinyin } from 'pinyin-pro';
import { describe, expect, it } from 'vitest';
import { admin } from '../src/features/admin/messages/zh-CN/admin';
import { palette, SPELLED } from '../src/features/admin/messages/zh-CN/palette';
import { grouped, HIT_KINDS, type Hit } from '../src/features/admin/palette/hit';
import { isMeant } from '../src/features/admin/palette/is-meant';
import { SHOWN, shownOf } from '../src/features/admin/palette/shown-of';
import { staffPages } from '../src/features/admin/palette/staff-pages';
import { learn } from '../src/messages/zh-CN/learn';
import { memberTexts } from '../src/messages/zh-CN/member-texts';

const SUPER: StaffView = { role: 'superAdmin', grants: [] };
const pages = staffPages(SUPER);

/** Everything that the quick search offers without asking. */
const TITLES = [
  ...pages.map(({ title }) => title),
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
  });

  it('leads to every page that needs no id, as far as one may open it', () => {
    const paths = (staff: StaffView) => staffPages(staff).map(({ path }) => path);
    expect(paths(SUPER).toSorted()).toEqual(
      ADMIN_PAGES.map(({ path }) => path)
        .filter((path) => !path.includes(':') && path !== '/admin/404')
        .toSorted(),
    );
    expect(pages.every(({ title }) => title !== '')).toBe(true);
    expect(paths({ role: 'class', grants: [] })).not.toContain('/admin/order/bill');
    expect(paths({ grants: ['orders'] })).toContain('/admin/order/bill');
    expect(paths({ grants: ['orders'] })).not.toContain('/admin/product/new');
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
    ['微信支付对账', 'dz'],
    ['登记站外付款的订单', 'dengji'],
    ['新建商品', 'xjsp'],
  ])('finds %s by %s', (title, typed) => {
    expect(isMeant(title, typed)).toBe(true);
  });

  it.each([
    ['JavaScript 语言基础', 'javascript yu yan ji chu', 'yyjc'],
    ['JavaScript 语言基础', 'javascript yu yan ji chu', 'JavaScript yuyan'],
    ['JavaScript 语言基础', 'javascript yu yan ji chu', '基础'],
  ])('finds %s, which is read %s, by %s', (title, spelled, typed) => {
    expect(isMeant(title, typed, spelled)).toBe(true);
    expect(isMeant(title, 'jcyy', spelled)).toBe(false);
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

describe('what is shown of what a list found', () => {
  const source = {
    kind: 'students',
    listOf: (search: string) => `/admin/class/student?search=${search}`,
  } as const;
  const found = (count: number) =>
    Array.from({ length: count }, (_, at) => ({ id: `${at}`, title: `${at}`, does: { goesTo: '/' } }));

  it('is all of a few', () => {
    expect(shownOf(source, '小', [])).toEqual([]);
    expect(shownOf(source, '小', found(SHOWN))).toEqual(
      found(SHOWN).map((hit) => ({ ...hit, kind: 'students' })),
    );
  });

  it('is the first of many, and the way to the list with the same search', () => {
    const shown = shownOf(source, '小', found(SHOWN + 1));
    expect(shown).toHaveLength(SHOWN + 1);
    expect(shown.at(-1)).toMatchObject({
      kind: 'students',
      title: '更多学员…',
      isMore: true,
      does: { goesTo: '/admin/class/student?search=小' },
    });
  });
});

describe('the order of what was found', () => {
  const hit = (kind: Hit['kind'], id: string): Hit => ({ id, kind, title: id, does: { goesTo: '/' } });

  test.prop([fc.array(fc.constantFrom(...HIT_KINDS))])(
    'nothing that is there moves when students, staff, classes, orders, products and courses arrive',
    (kinds) => {
      const hits = kinds.map((kind, at) => hit(kind, `${at}`));
      const own = hits.filter(
        ({ kind }) => !['students', 'employees', 'classes', 'orders', 'products', 'courses'].includes(kind),
      );
      const [before, after] = [own, hits].map((some) => grouped(some).flatMap((group) => group.hits));
      expect(after?.slice(0, own.length)).toEqual(before);
      expect(after).toHaveLength(hits.length);
    },
  );
});
