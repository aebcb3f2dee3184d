import { issuesOf, mobileIssue, type Issue } from '../member/index.js';
import { requiredLineIssue } from '../shared/index.js';
import type { Prize } from './prizes.js';

/** Where a prize is sent to: the name of the `receiver`, his `mobile`, and the `address` in one line. Beyond the Specification. */
export type PrizeAddress = { readonly receiver: string; readonly mobile: string; readonly address: string };

/** With what a prize is on its way: the `carrier`, and `trackingNo`, by which it is followed. Beyond the Specification. */
export type PrizeParcel = { readonly carrier: string; readonly trackingNo: string };

/** The longest name of a receiver, in Unicode code points. Beyond the Specification. */
export const PRIZE_RECEIVER_MAX = 30;

/** The longest address, in Unicode code points. Beyond the Specification. */
export const PRIZE_ADDRESS_MAX = 200;

/** The longest name of who carries a prize, in Unicode code points. Beyond the Specification. */
export const PRIZE_CARRIER_MAX = 20;

/** The most Unicode code points of why a prize is not sent. Beyond the Specification. */
export const PRIZE_REASON_MAX = 100;

const TRACKING_NO = /^[A-Za-z0-9-]{5,40}$/;

/**
 * An address as it is stored: without white space at the ends. Storing it again changes nothing. Beyond the Specification.
 *
 * @param address - as it was typed
 */
export const prizeAddressOf = ({ receiver, mobile, address }: PrizeAddress): PrizeAddress => ({
  receiver: receiver.trim(),
  mobile: mobile.trim(),
  address: address.trim(),
});

/**
 * What is wrong with an address to which a prize is to be sent: each field is one line and required, the mobile is one of mainland
 * China. White space at the ends is not counted. Beyond the Specification.
 *
 * @param address - as it was typed
 */
export const prizeAddressIssues = (address: PrizeAddress): readonly Issue[] => {
  const stored = prizeAddressOf(address);
  return issuesOf([
    ['receiver', requiredLineIssue('收件人', stored.receiver, PRIZE_RECEIVER_MAX)],
    ['mobile', mobileIssue(stored.mobile)],
    ['address', requiredLineIssue('地址', stored.address, PRIZE_ADDRESS_MAX)],
  ]);
};

/**
 * A parcel as it is stored: without white space at the ends. Storing it again changes nothing. Beyond the Specification.
 *
 * @param parcel - as it was typed
 */
export const prizeParcelOf = ({ carrier, trackingNo }: PrizeParcel): PrizeParcel => ({
  carrier: carrier.trim(),
  trackingNo: trackingNo.trim(),
});

/**
 * What is wrong with a parcel: who carries it is one line, and its number has 5 to 40 letters, digits and hyphens; a prize that is not
 * sent has neither. Beyond the Specification.
 *
 * @param prize - whether it is sent to an address
 * @param parcel - as it was typed
 */
export const prizeParcelIssues = ({ ships }: Pick<Prize, 'ships'>, parcel: PrizeParcel): readonly Issue[] => {
  const { carrier, trackingNo } = prizeParcelOf(parcel);
  if (!ships) {
    const none = '这份奖品不用寄，没有快递';
    return issuesOf([
      ['carrier', carrier === '' ? undefined : none],
      ['trackingNo', trackingNo === '' ? undefined : none],
    ]);
  }
  return issuesOf([
    ['carrier', requiredLineIssue('快递公司', carrier, PRIZE_CARRIER_MAX)],
    ['trackingNo', TRACKING_NO.test(trackingNo) ? undefined : '快递单号为 5 到 40 位字母、数字或短横线'],
  ]);
};

/**
 * The Chinese message when a text cannot be why a prize is not sent, `undefined` when it can: one line that is not empty, with at most
 * {@link PRIZE_REASON_MAX} code points, white space at its ends not counted. Beyond the Specification.
 */
export const prizeReasonIssue = (reason: string): string | undefined =>
  requiredLineIssue('原因', reason.trim(), PRIZE_REASON_MAX);
