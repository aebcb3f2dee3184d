import { PARTNER_CHANNEL_TITLES, PARTNER_LEVEL_TITLES, PARTNER_STATE_TITLES } from '@ykd/domain/partner';
import { defineList } from '../staff-list/description.js';

/** The list of partners, for whoever manages them. */
export const partnerList = defineList({
  name: 'partners',
  right: 'partners.manage',
  columns: {
    realName: { title: '姓名', kind: 'text' },
    state: { title: '状态', kind: 'choice', isFilter: true, values: PARTNER_STATE_TITLES },
    level: { title: '级别', kind: 'choice', isFilter: true, values: PARTNER_LEVEL_TITLES },
    channel: { title: '渠道', kind: 'choice', isFilter: true, values: PARTNER_CHANNEL_TITLES },
    channelText: { title: '渠道说明', kind: 'text' },
    contact: { title: '联系方式', kind: 'text' },
    member: { title: '会员', kind: 'text' },
    approvedAt: { title: '通过时间', kind: 'instant', isSortable: true, isFilter: true },
    agreementVersion: { title: '协议版本', kind: 'text' },
    stateReason: { title: '停用或终止的原因', kind: 'text' },
  },
  shown: ['realName', 'state', 'level', 'channel', 'contact', 'member', 'approvedAt'],
  sort: '-approvedAt',
});

export type PartnerList = typeof partnerList;
