import { deepFreeze } from '../shared/index.js';

/** A version of the agreement with partners: a title and paragraphs, as people read them. Beyond the Specification. */
export type PartnerAgreement = {
  /** Its version: the Shanghai day, `YYYY-MM-DD`, on which it came. */
  readonly version: string;
  /** What it says, part by part: the `title` and the `text` of each. */
  readonly parts: readonly { readonly title: string; readonly text: string }[];
};

/** The version that applications take now. Beyond the Specification. */
export const CURRENT_PARTNER_AGREEMENT: PartnerAgreement = deepFreeze({
  version: '2025-09-01',
  parts: [
    {
      title: '合作资格',
      text: '申请资料须真实，账号由本人使用。平台审核通过后成为合作伙伴；没有通过时写明原因，可以改了再申请。',
    },
    {
      title: '推广方式',
      text: '用平台发放的优惠券链接与二维码推广。不得夸大课程效果、冒充平台或老师、骚扰他人、批量注册账号领券，也不得向学员索要密码、验证码或额外付款。',
    },
    {
      title: '佣金',
      text: '学员领取你的优惠券后，在平台规定的期限内（默认 30 天）用优惠券购买同一商品，佣金按实付金额与平台设定的比例（默认 7%）计算；领过几位合作伙伴的券，归下单以前最后领取的那一位。下单时的比例以后不再变。',
    },
    {
      title: '需要复核的订单',
      text: '自己购买的订单，以及与你使用同一设备、同一付款账户的订单，由员工复核，复核以前不结算；没有通过的不计佣金。',
    },
    {
      title: '结算与退款',
      text: '付款后 7 天以内的佣金待结算，之后可以打款。学员退款时，不论在打款以前还是以后，都按退回的金额冲减佣金；已经打款的从以后的佣金里扣除。',
    },
    {
      title: '打款与税',
      text: '打款到你填写的收款账户，资料有误造成的损失由你承担。依法需要代扣的税，由平台代扣并在结算单上列出。',
    },
    {
      title: '停用与终止',
      text: '违反本协议的，平台可以停用或终止合作，并说明原因。停用期间链接不能领券，佣金照常记账、暂停打款；终止以后的订单不再计佣金，已经记下的照常结算。学员已经领到的优惠券不受影响。',
    },
  ],
});

/**
 * All versions of the agreement, the oldest first: what somebody agreed to is never changed, another version is added. Beyond the
 * Specification.
 */
export const PARTNER_AGREEMENTS: readonly PartnerAgreement[] = deepFreeze([CURRENT_PARTNER_AGREEMENT]);

/** The agreement of this version, `undefined` where there is none. Beyond the Specification. */
export const partnerAgreementOf = (version: string): PartnerAgreement | undefined =>
  PARTNER_AGREEMENTS.find((one) => one.version === version);

/** Whether this is the version that holds now. Beyond the Specification. */
export const isCurrentAgreement = (version: string): boolean => version === CURRENT_PARTNER_AGREEMENT.version;
