import { issuesOf, type Issue } from '../member/index.js';
import {
  deepFreeze,
  frozenTable,
  plainTextIssue,
  requiredLineIssue,
  withLineFeeds,
} from '../shared/index.js';
import { isCurrentAgreement } from './agreement.js';

/** Where a partner reaches those whom he tells of the platform. Beyond the Specification. */
export type PartnerChannel = 'CAMPUS' | 'SOCIAL' | 'COMMUNITY' | 'MEDIA' | 'OTHER';

/** All channels, in the order in which they are offered. Beyond the Specification. */
export const PARTNER_CHANNELS: readonly PartnerChannel[] = deepFreeze([
  'CAMPUS',
  'SOCIAL',
  'COMMUNITY',
  'MEDIA',
  'OTHER',
]);

/** What people read for each channel. Beyond the Specification. */
export const PARTNER_CHANNEL_TITLES: Readonly<Record<PartnerChannel, string>> = frozenTable({
  CAMPUS: '校园',
  SOCIAL: '朋友圈与社交账号',
  COMMUNITY: '微信群、QQ 群等社群',
  MEDIA: '公众号、视频号等自媒体',
  OTHER: '其他',
});

/** The longest name of an applicant or payee, in Unicode code points. Beyond the Specification. */
export const PARTNER_NAME_MAX = 30;

/** The longest way to reach an applicant, in Unicode code points. Beyond the Specification. */
export const PARTNER_CONTACT_MAX = 60;

/** The most Unicode code points of what somebody tells of his channel. Beyond the Specification. */
export const CHANNEL_TEXT_MAX = 200;

/** The most Unicode code points of why somebody wants to be a partner. Beyond the Specification. */
export const APPLICATION_TEXT_MAX = 500;

/** Who a partner is, and how he is reached. Beyond the Specification. */
export type PartnerProfile = {
  /** His real name. */
  readonly realName: string;
  /** A mobile, a WeChat account, or whatever else he is reached by. */
  readonly contact: string;
  /** Where he tells others of the platform. */
  readonly channel: PartnerChannel;
  /** Which account, school or group that is; empty where nothing is told. */
  readonly channelText: string;
};

/** What an application says (Specification §3 'Work order'; its fields are Beyond the Specification). */
export type PartnerApplication = PartnerProfile & {
  /** Why he wants to be a partner. */
  readonly reason: string;
  /** The version of the agreement that he agrees to. */
  readonly agreementVersion: string;
};

const stored = (text: string): string => withLineFeeds(text).trim();

/**
 * A profile as it is kept: without white space around, every line end as `\n`. Keeping it again changes nothing. Beyond the Specification.
 *
 * @param profile - as it was typed
 */
export const partnerProfileOf = ({
  realName,
  contact,
  channel,
  channelText,
}: PartnerProfile): PartnerProfile => ({
  realName: realName.trim(),
  contact: contact.trim(),
  channel,
  channelText: stored(channelText),
});

/**
 * What is wrong with the profile of a partner: a name and a way to reach him in one line each; who chooses another channel says
 * which. White space at the ends is not counted. Beyond the Specification.
 *
 * @param profile - as it was typed
 */
export const partnerProfileIssues = (profile: PartnerProfile): readonly Issue<keyof PartnerProfile>[] => {
  const { realName, contact, channel, channelText } = partnerProfileOf(profile);
  const isTold = channel === 'OTHER' || channelText !== '';
  return issuesOf([
    ['realName', requiredLineIssue('真实姓名', realName, PARTNER_NAME_MAX)],
    ['contact', requiredLineIssue('联系方式', contact, PARTNER_CONTACT_MAX)],
    ['channel', PARTNER_CHANNELS.includes(channel) ? undefined : '请选择推广渠道'],
    ['channelText', isTold ? plainTextIssue('渠道说明', channelText, CHANNEL_TEXT_MAX) : undefined],
  ]);
};

/**
 * An application as it is kept: see {@link partnerProfileOf}. Beyond the Specification.
 *
 * @param application - as it was typed
 */
export const partnerApplicationOf = ({
  reason,
  agreementVersion,
  ...profile
}: PartnerApplication): PartnerApplication => ({
  ...partnerProfileOf(profile),
  reason: stored(reason),
  agreementVersion,
});

/**
 * The Chinese message when somebody cannot agree to this version of the agreement, `undefined` when he can: it is the one that holds
 * now. Beyond the Specification.
 */
export const partnerAgreementIssue = (version: string): string | undefined => {
  if (version === '') return '请阅读并同意合作协议';
  return isCurrentAgreement(version) ? undefined : '合作协议有了新的版本，请阅读后再同意';
};

/**
 * What is wrong with an application: its profile, why somebody wants to be a partner, and the agreement, whose current version it
 * takes. Beyond the Specification.
 *
 * @param application - as it was typed
 */
export const partnerApplicationIssues = (
  application: PartnerApplication,
): readonly Issue<keyof PartnerApplication>[] => {
  const { reason, agreementVersion } = partnerApplicationOf(application);
  return [
    ...partnerProfileIssues(application),
    ...issuesOf([
      ['reason', plainTextIssue('申请理由', reason, APPLICATION_TEXT_MAX)],
      ['agreementVersion', partnerAgreementIssue(agreementVersion)],
    ]),
  ];
};
