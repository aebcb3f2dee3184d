import type { Application } from '../../application.js';
import type { CallerContext } from '../../shared/caller.js';
import { PASSWORD } from './people.js';

/** All inbound ports, as one caller sees them. */
export type Ports = { readonly [Area in keyof Application]: ReturnType<Application[Area]> };

/** The ports of an application for one caller. */
export const portsOf = (application: Application, context: CallerContext): Ports => ({
  member: application.member(context),
  commonQuery: application.commonQuery(context),
  projectUser: application.projectUser(context),
  study: application.study(context),
  studyTime: application.studyTime(context),
  note: application.note(context),
  welcome: application.welcome(context),
  avatar: application.avatar(context),
  school: application.school(context),
  weixin: application.weixin(context),
  accountSync: application.accountSync(context),
  commonMutation: application.commonMutation(context),
  productImage: application.productImage(context),
  shop: application.shop(context),
  shopStaff: application.shopStaff(context),
  paymentNotice: application.paymentNotice(context),
  activity: application.activity(context),
  sidebar: application.sidebar(context),
  chat: application.chat(context),
  checkIn: application.checkIn(context),
});

/** Logs in through the ports. Throws when that is refused. */
export const logIn = async ({ member }: Pick<Ports, 'member'>, account: string): Promise<void> => {
  const result = await member.login({ account, pwd: PASSWORD });
  if (!result.ok) throw new Error(`login of ${account}: ${result.error.kind}`);
};
