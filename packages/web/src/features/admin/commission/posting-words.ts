import type { StaffPosting } from '@ykd/application/commission';
import { refusalSource } from '@ykd/domain/commission';
import { commission as words } from '../messages/zh-CN/commission';

/** What happened, in words. */
export const postingWords = ({ kind, source, orderId }: StaffPosting): string =>
  words.happened(kind, orderId !== null && source === refusalSource(orderId));
