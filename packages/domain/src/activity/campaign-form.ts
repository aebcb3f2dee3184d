import {
  ACTIVITY_PERIODS,
  CHECK_IN_CAMPAIGNS,
  type CheckInCampaignValue,
  type DayWindow,
  periodIssues,
} from '../campaign/index.js';
import { issuesOf, type Issue } from '../member/index.js';
import { daysBetween, lineIssue, linesIssue, longTextIssue } from '../shared/index.js';
import { audienceIssue, EVERYBODY, type Audience } from './audience.js';
import { prizesIssue, type Prize } from './prizes.js';

/** The longest name of a campaign, in Unicode code points. Beyond the Specification. */
export const CAMPAIGN_NAME_MAX = 30;

/** The longest rules of a campaign, and the longest text of its page, in Unicode code points each. Beyond the Specification. */
export const CAMPAIGN_TEXT_MAX = 2_000;

/** The longest name of the badge of a campaign, in Unicode code points. Beyond the Specification. */
export const CAMPAIGN_BADGE_MAX = 12;

/** The longest line of the banner of a campaign, in Unicode code points. Beyond the Specification. */
export const CAMPAIGN_BANNER_MAX = 40;

/**
 * What staff decide about a campaign: its name, its days, for whom it is (`audience`), its rules and the text of its page
 * (`pageText`; both may be empty), what the badge is called that those get who took part, the line of the banner that shows while
 * it runs (both empty: there is none), and its prizes. Beyond the Specification.
 */
export type CampaignForm = DayWindow & {
  readonly name: string;
  readonly audience: Audience;
  readonly rules: string;
  readonly pageText: string;
  readonly badge: string;
  readonly banner: string;
  readonly prizes: readonly Prize[];
};

/** A campaign: what staff decided about it, and the value by which entries name it (Specification §3 'Check-in campaigns'). */
export type Campaign = CampaignForm & { readonly value: string };

/** Like those of the Specification: small letters and digits, in parts that are parted by one line each. */
const VALUE = /^[a-z0-9]+(?:_[a-z0-9]+)*$/;

/** How short and how long the value of a campaign may be, in characters. */
const VALUE_CHARS = { least: 3, most: 40 };

/**
 * The Chinese message when a text cannot be the value of a campaign, `undefined` when it can: 3 to 40 small letters and digits with
 * single underscores between them, such as those of the Specification (§3 'Check-in campaigns'). Beyond the Specification.
 */
export const campaignValueIssue = (value: string): string | undefined =>
  VALUE.test(value) && value.length >= VALUE_CHARS.least && value.length <= VALUE_CHARS.most
    ? undefined
    : '代号为 3 到 40 个小写字母与数字，中间可以用下划线隔开，例如 2026_winter';

const optionalLine = (title: string, text: string, max: number): string | undefined =>
  lineIssue(title, text) ?? linesIssue(title, text, max);

/**
 * What is wrong with a campaign as staff write it. Whether its products, classes or tags are there is not decided here. It never
 * throws. Beyond the Specification.
 *
 * @param form - texts without white space at their ends
 */
export const campaignIssues = (form: CampaignForm): readonly Issue[] => {
  const period = periodIssues(form);
  const { name, audience, rules, pageText, badge, banner, prizes, firstDay, lastDay } = form;
  const days = period.length === 0 ? daysBetween(firstDay, lastDay) + 1 : undefined;
  return [
    ...issuesOf([
      ['name', lineIssue('活动名称', name) ?? longTextIssue('活动名称', name, CAMPAIGN_NAME_MAX)],
    ]),
    ...period,
    ...issuesOf([
      ['audience', audienceIssue(audience)],
      ['rules', linesIssue('活动规则', rules, CAMPAIGN_TEXT_MAX)],
      ['pageText', linesIssue('页面文字', pageText, CAMPAIGN_TEXT_MAX)],
      ['badge', optionalLine('徽章名称', badge, CAMPAIGN_BADGE_MAX)],
      ['banner', optionalLine('横幅文字', banner, CAMPAIGN_BANNER_MAX)],
      // How many days a prize may ask for is not known before the period is one.
      ['prizes', days === undefined ? undefined : prizesIssue(prizes, days)],
    ]),
  ];
};

/** A campaign of the Specification before staff decided anything about it. */
const asSpecified = ({
  text,
  value,
}: {
  readonly text: string;
  readonly value: CheckInCampaignValue;
}): Campaign => ({
  value,
  name: text,
  ...ACTIVITY_PERIODS[value],
  audience: EVERYBODY,
  rules: '',
  pageText: '',
  badge: '',
  banner: '',
  prizes: [],
});

/**
 * The ten campaigns of the Specification as they are before staff decide anything about them, the latest first (Specification §3
 * 'Check-in campaigns', §9 'Check-in windows').
 */
export const specifiedCampaigns = (): readonly Campaign[] => CHECK_IN_CAMPAIGNS.map(asSpecified);
