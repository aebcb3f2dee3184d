import type { StudentTag } from '@ykd/domain/member';
import { DAY_MS, shanghaiDay } from '@ykd/domain/shared';
import { learnMenu } from '@ykd/domain/access';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { createServices } from '../src/container/create-services';
import { ServicesContext } from '../src/container/services-context';
import { ArenaView } from '../src/features/check-in/components/arena-view';
import { MonthCalendar } from '../src/features/check-in/components/month-calendar';
import { RefusedChat } from '../src/features/chat/components/refused-chat';
import { PromoBanner } from '../src/components/activity/promo-banner';
import { CampusBanner } from '../src/layouts/learn/extras/campus-banner';
import { PromoBadge } from '../src/layouts/learn/extras/promo-badge';
import { ReportCard } from '../src/components/activity/report-card';
import { TagList } from '../src/layouts/learn/extras/tag-list';
import { testEnvironment, testParts } from './support/environment';

const NOW = Date.UTC(2026, 0, 15, 2);
const nothing = () => undefined;

const html = (page: ReactNode, path = '/learn'): string =>
  renderToStaticMarkup(
    <ServicesContext value={createServices(testEnvironment(), testParts)}>
      <MemoryRouter initialEntries={[path]}>{page}</MemoryRouter>
    </ServicesContext>,
  );

/** What there is to read. */
const read = (page: ReactNode): string => html(page).replace(/<[^>]*>/g, ' ');

describe('the tags', () => {
  const tag = (name: string, color: string, description = ''): StudentTag => ({
    id: name,
    lable: { id: name, name, color, description, show: 'true' },
  });

  it('are drawn with their colour when it is one, and explain themselves', () => {
    const shown = html(
      <TagList tags={[tag('学习之星', '#E8A013', '连续打卡'), tag('坏颜色', 'red;background:url(x)')]} />,
    );
    expect(shown).toContain('background-color:#E8A013');
    expect(shown).not.toContain('url(x)');
    expect(shown).toMatch(/role="tooltip"[^>]*>连续打卡/);
    expect(shown).toContain('坏颜色');
  });

  it('are not there when there are none', () => {
    expect(read(<TagList tags={[]} />)).not.toContain('我的标签');
  });
});

const BANNER = {
  id: 'promo_banner',
  title: '2025 暑期王者竞技场',
  hint: '每天打卡',
  short: '竞技场',
  path: '/learn/wangzhe2025',
};

describe('the banners', () => {
  it('lead to where staff said', () => {
    expect(html(<PromoBanner banner={BANNER} />)).toContain('href="/learn/wangzhe2025"');
    expect(html(<PromoBadge banner={BANNER} />)).toContain('href="/learn/wangzhe2025"');
    expect(html(<PromoBadge banner={BANNER} />, '/learn/wangzhe2025')).not.toContain('href');
  });

  it('lead to the employment class, to his own whoever has one', () => {
    const order = {
      status: 'TRADE_PAID_SUCCESS',
      categoryId: 'employment',
      productId: 'product-employment-java',
    };
    expect(html(<CampusBanner menu={learnMenu({ orders: [] })} />)).toContain('href="/learn/prejob"');
    expect(html(<CampusBanner menu={learnMenu({ orders: [order] })} />)).toContain(
      'href="/learn/prejavajob"',
    );
  });
});

describe('the yearly report', () => {
  it('is told of with its year, and the way to it', () => {
    expect(read(<ReportCard year={2025} onClose={nothing} />)).toContain('2025 年度学习报告');
    expect(html(<ReportCard year={2025} onClose={nothing} />)).toContain('href="/report"');
  });
});

describe('the calendar of a campaign', () => {
  it('says once which day is today', () => {
    const period = { firstDay: '2026-01-01', lastDay: '2026-01-31' };
    const days = (checked: readonly string[]) =>
      read(<MonthCalendar period={period} checked={checked} today="2026-01-15" />).replace(/\s/g, '');
    expect(days([])).toContain('15今天还没有打卡16');
    expect(days(['2026-01-15'])).toContain('15今天已打卡16');
  });
});

describe('an arena', () => {
  const arena = (first: number, last: number, total: number) => {
    const day = (days: number) => shanghaiDay(NOW + days * DAY_MS);
    const streak = { current: 0, longest: total, total };
    const checkIns = {
      campaign: '2024_summer_arena',
      name: '2024 暑期王者竞技场',
      period: { firstDay: day(first), lastDay: day(last) },
      streak,
      today: day(0),
    } as const;
    return <ArenaView checkIns={checkIns} />;
  };

  it.each([
    [5, 20, 0, '还没有开始', '5 天后开始', '活动开始以后，这里会记下你的打卡'],
    [-5, 0, 0, '进行中', '今天是最后一天', '还没有打卡，从今天开始吧'],
    [-5, 9, 3, '进行中', '还有 9 天结束', '最长连续'],
    [-20, -1, 0, '活动已结束', '活动共 20 天', '这一届你没有打卡'],
  ])('from day %i to day %i with %i entries says %s, %s', (first, last, total, phase, when, record) => {
    const text = read(arena(first, last, total));
    for (const words of [phase, when, record]) expect(text).toContain(words);
  });

  it('tells a current run of days until it is over', () => {
    expect(read(arena(-5, 9, 3))).toMatch(/\s连续\s/);
    const over = read(arena(-20, -1, 3));
    expect(over).not.toMatch(/\s连续\s/);
    expect(over).toContain('最长连续');
  });

  it('leads to its check-ins, also without a page of them', () => {
    expect(html(arena(-5, 9, 0))).toContain('href="/learn/clock?campaign=2024_summer_arena"');
  });
});

describe('the chat that does not open', () => {
  it('says why and what to do', () => {
    const refused = (error: Parameters<typeof RefusedChat>[0]['error']) =>
      read(<RefusedChat error={error} onRetry={nothing} />);
    const ended = refused({ kind: 'service-ended', on: '2026-01-01' });
    expect(ended).toContain('这门课程的班主任服务期已于 2026-01-01 结束。');
    expect(ended).toContain('查看我的权限');
    expect(refused({ kind: 'service-ended' })).toContain('这门课程的班主任服务期已经结束。');
    expect(refused({ kind: 'no-service', reason: 'not-bought' })).toContain('你还没有购买这门课程。');
    expect(refused({ kind: 'no-service', reason: 'not-included' })).toContain('不含班主任服务。');
    expect(refused({ kind: 'chat-unavailable' })).toContain('重试');
    expect(refused({ kind: 'course-not-found' })).toContain('没有这门课程');
  });
});
