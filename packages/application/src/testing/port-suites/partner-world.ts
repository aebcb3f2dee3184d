import type { User } from '@ykd/domain/member';
import { CURRENT_PARTNER_AGREEMENT, type PartnerApplication } from '@ykd/domain/partner';
import { addMembers } from '../fakes/index.js';
import { must } from './purchases.js';
import { loggedIn, type World } from './world.js';

/** What Hong sends. */
export const APPLICATION: PartnerApplication = {
  realName: '周小红',
  contact: '微信 hong-zhou',
  channel: 'CAMPUS',
  channelText: '南京大学软件学院',
  reason: '带过三届学弟学妹，\n想把课程介绍给他们。',
  agreementVersion: CURRENT_PARTNER_AGREEMENT.version,
};

/** Of the staff: looks after partners, and nothing else. */
const LIN: User = { id: 'u-lin', mobile: '13900000009', userName: 'lin' };

/** Hong, who applies; Ming, another student; Lin and the administrator, who decide. */
export const withPartners = async (world: World) => {
  await addMembers(world.deps, [LIN], { grants: ['partners'] });
  return {
    lin: await loggedIn(world, 'lin'),
    admin: await loggedIn(world, 'admin'),
    ming: await loggedIn(world),
    hong: await loggedIn(world, 'xiaohong'),
  };
};

/** The same; Hong's application waits, and this is its id. */
export const withApplication = async (world: World) => {
  const people = await withPartners(world);
  const { workOrder } = must(await people.hong.partner.apply({ ...APPLICATION, version: 0 }));
  if (workOrder === null) throw new Error('she applied');
  return { ...people, id: workOrder.id };
};

/** The same; Lin approved it. */
export const withPartner = async (world: World) => {
  const people = await withApplication(world);
  const seen = { id: people.id, version: 1 };
  must(await people.lin.staffPartner.decide({ ...seen, decision: 'APPROVE', answer: '' }));
  return people;
};
