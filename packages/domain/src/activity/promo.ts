import {
  ACTIVITY_PERIODS,
  ARENA_PAGES,
  checkInCampaign,
  type DayWindow,
  DEFAULT_CHECK_IN_CAMPAIGN,
  periodIssues,
} from '../campaign/index.js';
import { issuesOf, type Issue } from '../member/index.js';
import { noticeLinkIssue } from '../notice/index.js';
import { deepFreeze, lineIssue, longTextIssue } from '../shared/index.js';
import { audienceIssue, EVERYBODY, type Audience } from './audience.js';

/** The longest title of a banner, in Unicode code points. Beyond the Specification. */
export const PROMO_TITLE_MAX = 20;

/** The longest hint below it, in Unicode code points. Beyond the Specification. */
export const PROMO_HINT_MAX = 40;

/** The longest name of what it is about in the head of a page on a phone, in Unicode code points. Beyond the Specification. */
export const PROMO_SHORT_MAX = 6;

/** What is shown beside the menu for some days: a banner, or the popup of the yearly report (Specification §2 'Learn sidebar'). */
export type PromoKind = 'banner' | 'report';

/** What the popup of the yearly report is called, which has no title. Beyond the Specification. */
export const POPUP_TITLE = '年度报告弹窗';

/** Both, banners first (Specification §2 'Learn sidebar'). */
export const PROMO_KINDS: readonly PromoKind[] = deepFreeze(['banner', 'report']);

/**
 * A banner below the menu of the learning centre, or the popup of the yearly report (`kind`), which has no texts of its own: its
 * title, the hint below it, what stands in its place in the head of a page on a phone (`short`), the path of the platform that it
 * leads to, its days, and for whom it shows (`audience`) (Specification §2 'Learn sidebar').
 */
export type PromoForm = DayWindow & {
  readonly kind: PromoKind;
  readonly title: string;
  readonly hint: string;
  readonly short: string;
  readonly path: string;
  readonly audience: Audience;
};

const requiredLine = (title: string, text: string, max: number): string | undefined =>
  lineIssue(title, text) ?? longTextIssue(title, text, max);

const textIssues = ({ title, hint, short, path }: PromoForm): readonly Issue[] =>
  issuesOf([
    ['title', requiredLine('横幅标题', title, PROMO_TITLE_MAX)],
    ['hint', requiredLine('横幅说明', hint, PROMO_HINT_MAX)],
    ['short', requiredLine('手机上的简称', short, PROMO_SHORT_MAX)],
    ['path', noticeLinkIssue(path)],
  ]);

/**
 * What is wrong with a banner, or with the days of the popup, as staff write it. It never throws. Beyond the Specification.
 *
 * @param form - texts without white space at their ends
 */
export const promoIssues = (form: PromoForm): readonly Issue[] => [
  ...(form.kind === 'banner' ? textIssues(form) : []),
  ...periodIssues(form),
  ...issuesOf([['audience', audienceIssue(form.audience)]]),
];

/** A banner, or the popup, and the id by which it is known. Beyond the Specification. */
export type Promo = PromoForm & { readonly id: string };

/**
 * What is shown before staff decide anything: the banner of the summer activity, which leads to the arena of that summer, and the
 * popup of the yearly report (Specification §2 'Learn sidebar', §9 'Activity and popup periods'; the texts are Beyond the
 * Specification).
 */
export const specifiedPromos = (): readonly Promo[] => [
  {
    id: 'promo_banner',
    kind: 'banner',
    title: checkInCampaign(DEFAULT_CHECK_IN_CAMPAIGN)?.text ?? '',
    hint: '每天打卡，一起坚持一个夏天',
    short: '竞技场',
    path: ARENA_PAGES[2]?.path ?? '',
    ...ACTIVITY_PERIODS.promo_banner,
    audience: EVERYBODY,
  },
  {
    id: 'report_popup',
    kind: 'report',
    title: '',
    hint: '',
    short: '',
    path: '',
    ...ACTIVITY_PERIODS.report_popup,
    audience: EVERYBODY,
  },
];
