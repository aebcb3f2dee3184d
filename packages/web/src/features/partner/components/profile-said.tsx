import type { PartnerProfile } from '@ykd/domain/partner';
import { partner as words } from '../messages/zh-CN/partner';
import { Said } from './said';

/** Who somebody is as a partner, as it was said. */
export function ProfileSaid({ realName, contact, channel, channelText }: PartnerProfile) {
  return (
    <>
      <Said title={words.realName}>{realName}</Said>
      <Said title={words.contact}>{contact}</Said>
      <Said title={words.channel}>
        {[words.channels[channel], channelText].filter((part) => part !== '').join('：')}
      </Said>
    </>
  );
}
