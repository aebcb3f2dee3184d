import { styled } from '@ykd/adapters-ui/styled';
import type { PartnerProfile } from '@ykd/domain/partner';
import { partners as words } from '../messages/zh-CN/partners';

/** A text of several lines, as it was written. */
export const Written = styled('span', { base: { whiteSpace: 'pre-line' } });

/** A channel, and what was told of it. */
export function ChannelWords({
  of: { channel, channelText },
}: {
  of: Pick<PartnerProfile, 'channel' | 'channelText'>;
}) {
  return <Written>{[words.channels[channel], channelText].filter((part) => part !== '').join('：')}</Written>;
}
