import { EVERYBODY, type AnnouncementForm, type CampaignForm, type PromoForm } from '@ykd/domain/activity';
import type { DayWindow } from '@ykd/domain/campaign';
import type { ActivityPort } from '../../activity/index.js';
import { must } from './purchases.js';

/** Staff set the days of the popup of the yearly report. */
export const setPopup = async (activity: ActivityPort, days: DayWindow): Promise<void> => {
  const popup = must(await activity.promos()).find(({ kind }) => kind === 'report');
  if (popup === undefined) throw new Error('no popup');
  const { id, version, kind, title, hint, short, path, audience } = popup;
  must(await activity.savePromo({ id, version, kind, title, hint, short, path, audience, ...days }));
};

/** A campaign of a month for everybody. */
export const CAMPAIGN_FORM: CampaignForm = {
  name: '2026 年三月打卡',
  firstDay: '2026-03-01',
  lastDay: '2026-03-31',
  audience: EVERYBODY,
  rules: '每天写一次。\n坚持就是胜利',
  pageText: '',
  badge: '三月之星',
  banner: '三月一起打卡',
  prizes: [
    { id: '', title: '笔记本', by: 'total', days: 2, ships: true },
    { id: '', title: '电子书', by: 'longest', days: 7, ships: false },
  ],
};

export const PROMO_FORM: PromoForm = {
  kind: 'banner',
  title: '春季课程',
  hint: '报名有礼',
  short: '春季',
  path: '/shop',
  firstDay: '2026-03-01',
  lastDay: '2026-03-31',
  audience: EVERYBODY,
};

export const ANNOUNCEMENT_FORM: AnnouncementForm = {
  title: '停机维护',
  text: '今晚十点\n半小时',
  link: null,
  firstDay: '2026-03-01',
  lastDay: '2026-03-02',
  audience: EVERYBODY,
};
