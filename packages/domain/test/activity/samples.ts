import {
  EVERYBODY,
  type AnnouncementForm,
  type CampaignForm,
  type PromoForm,
} from '../../src/activity/index.js';

export const CAMPAIGN: CampaignForm = {
  name: '2026 寒假打卡',
  firstDay: '2026-01-11',
  lastDay: '2026-02-08',
  audience: EVERYBODY,
  rules: '',
  pageText: '',
  badge: '寒假之星',
  banner: '每天一小步',
  prizes: [{ id: 'p1', title: '贴纸', by: 'total', days: 7, ships: true }],
};

export const PROMO: PromoForm = {
  kind: 'banner',
  title: '寒假打卡',
  hint: '每天一小步',
  short: '打卡',
  path: '/learn/clock',
  firstDay: '2026-01-11',
  lastDay: '2026-02-08',
  audience: EVERYBODY,
};

export const ANNOUNCEMENT: AnnouncementForm = {
  title: '周日凌晨维护',
  text: '周日 2:00 到 4:00 不能学习。',
  link: null,
  firstDay: '2026-01-11',
  lastDay: '2026-01-12',
  audience: EVERYBODY,
};
