import type { Partner, StoredWorkOrder, Submission } from '@ykd/application/entities';
import {
  CURRENT_PARTNER_AGREEMENT,
  workOrderDecided,
  workOrderSubmitted,
  type PartnerApplication,
  type WorkOrderDecision,
} from '@ykd/domain/partner';
import { DAY_MS } from '@ykd/domain/shared';
import { morning } from './working-days.js';

/** Who decides in the demo. */
const DECIDER = 'demo-admin';

/** An application of the demo: what was sent, how many days ago, and how it was answered a day later. */
interface Applied {
  readonly userId: string;
  readonly daysAgo: number;
  readonly sent: Omit<PartnerApplication, 'agreementVersion'>;
  readonly answered?: { readonly decision: WorkOrderDecision; readonly answer: string };
}

const APPLIED: readonly Applied[] = [
  {
    userId: 'demo-huoban',
    daysAgo: 60,
    sent: {
      realName: '赵敏',
      contact: '13700000001',
      channel: 'CAMPUS',
      channelText: '南京大学软件学院，带过两届新生群，约 400 人',
      reason: '自己学完了 Java 就业班，学弟学妹常来问怎么入门，想把课程介绍给他们。',
    },
    answered: { decision: 'APPROVE', answer: '欢迎加入。' },
  },
  {
    userId: 'demo-huoban2',
    daysAgo: 1,
    sent: {
      realName: '孙宇',
      contact: '微信 sunyu-code',
      channel: 'MEDIA',
      channelText: '公众号「小孙学编程」，关注 3,200 人',
      reason: '每周写一篇学习笔记，读者想系统地学，打算在文章里介绍课程。',
    },
  },
  {
    userId: 'demo-huoban3',
    daysAgo: 5,
    sent: {
      realName: '吴桐',
      contact: '13700000003',
      channel: 'COMMUNITY',
      channelText: '几个微信群',
      reason: '我有很多群，可以发。',
    },
    answered: {
      decision: 'REFUSE',
      answer: '渠道写得太简单：请写明社群的名称、人数和群里是什么人。不能在与学习无关的群里群发。',
    },
  },
];

/** The work order of an application of the demo, with what was sent. */
const orderOf = ({ userId, daysAgo, sent, answered }: Applied, at: number) => {
  const submittedAt = morning(at, daysAgo);
  const decidedAt = submittedAt + DAY_MS / 8;
  const waiting = workOrderSubmitted(undefined);
  const reviewStatus =
    waiting && answered ? workOrderDecided({ reviewStatus: waiting }, answered.decision) : waiting;
  if (reviewStatus === undefined) throw new Error('an application can be sent and answered');
  const workOrder: StoredWorkOrder = {
    id: `demo-work-${userId}`,
    userId,
    reviewStatus,
    isAskedBack: answered?.decision === 'ASK_BACK',
    submission: 1,
    submittedAt,
    version: answered === undefined ? 1 : 2,
    changedBy: answered === undefined ? userId : DECIDER,
    gmtCreated: submittedAt,
    changedAt: answered === undefined ? submittedAt : decidedAt,
  };
  const submission: Submission = {
    workOrderId: workOrder.id,
    number: 1,
    ...sent,
    agreementVersion: CURRENT_PARTNER_AGREEMENT.version,
    submittedAt,
    decision: answered?.decision ?? null,
    answer: answered?.answer ?? '',
    decidedBy: answered === undefined ? null : DECIDER,
    decidedAt: answered === undefined ? null : decidedAt,
  };
  return { workOrder, submission };
};

/** The partner that an approved application of the demo made. */
const partnerOf = ({
  userId,
  decidedAt,
  sent,
}: {
  userId: string;
  decidedAt: number;
  sent: Submission;
}): Partner => ({
  userId,
  state: 'ACTIVE',
  stateReason: '',
  stoppedAt: null,
  level: 'SILVER',
  realName: sent.realName,
  contact: sent.contact,
  channel: sent.channel,
  channelText: sent.channelText,
  payee: { method: 'BANK', name: sent.realName, bank: '招商银行南京分行', account: '6214830000000001' },
  agreementVersion: sent.agreementVersion,
  agreedAt: sent.submittedAt,
  approvedAt: decidedAt,
  approvedBy: DECIDER,
  version: 1,
  changedBy: DECIDER,
  changedAt: decidedAt,
});

/** The applications of the demo's partners, and the partner among them, as of `at` (epoch ms). */
export const demoPartners = (at: number) => {
  const applications = APPLIED.map((applied) => orderOf(applied, at));
  const partners = applications.flatMap(({ workOrder: { userId }, submission }) =>
    submission.decision === 'APPROVE' && submission.decidedAt !== null
      ? [partnerOf({ userId, decidedAt: submission.decidedAt, sent: submission })]
      : [],
  );
  return { applications, partners };
};
