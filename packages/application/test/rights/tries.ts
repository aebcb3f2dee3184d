import type { User } from '@ykd/domain/member';
import { err, type Result } from '@ykd/domain/shared';
import { USERNAME_TAKEN, type AppError, type Ports } from '../../src/index.js';
import { fakePng } from '../../src/testing/index.js';

/** Makes a call; `who`: whom it names, where it names somebody. */
export type Try = (ports: Ports, who: User) => Promise<Result<unknown, AppError>>;

/** A way to make each call, or several where it depends on what it is made with. A call without one does not compile. */
type Tries = {
  readonly [A in keyof Ports]: { readonly [Call in keyof Ports[A]]: Try | Readonly<Record<string, Try>> };
};

const bytes = fakePng('pixels');
const courseId = 'py1test';
const place = { courseId, outlineNum: 0, sectionNum: 0, bodyNum: 0 };
const page = { pageNum: 0, pageSize: 10 };
const purchase = { productId: 'p-1', choice: [] };
const order = { orderId: 'o-5' };
const orders = { returnClassName: 'YkdOrder', params: {} } as const;
const products = { returnClassName: 'YkdProduct', params: {} } as const;
const product = { modelClassName: 'YkdProduct' };
const person = { modelClassName: 'User' };

/** What is not there for somebody, told as a call tells it that has an error for it. */
const found = <R extends Result<unknown, AppError>>(result: R): R | Result<never, AppError> =>
  result.ok && result.value === null ? err({ kind: 'entity-not-found' }) : result;

export const TRIES: Tries = {
  accountSync: {
    states: ({ accountSync }) => accountSync.states(),
    troubles: ({ accountSync }) => accountSync.troubles(),
    retryTroubles: ({ accountSync }) => accountSync.retryTroubles({}),
    retry: ({ accountSync }) => accountSync.retry(),
  },
  activity: {
    periods: ({ activity }) => activity.periods(),
    setPeriod: ({ activity }) =>
      activity.setPeriod({ key: 'promo_banner', firstDay: '2026-01-01', lastDay: '2026-01-31' }),
  },
  avatar: {
    upload: ({ avatar }) => avatar.upload({ bytes }),
    remove: ({ avatar }) => avatar.remove({ imgUrl: '/uploads/avatar/nothing.png' }),
  },
  chat: { open: ({ chat }) => chat.open({ courseId }) },
  checkIn: {
    mine: ({ checkIn }) => checkIn.mine({}),
    history: ({ checkIn }) => checkIn.history(),
    save: ({ checkIn }, { id: userId }) =>
      checkIn.save({ userId, campaign: '2025_march', text: '今天', pictures: [] }),
    upload: ({ checkIn }) => checkIn.upload({ bytes }),
  },
  commonMutation: {
    save: {
      User: ({ commonMutation }, { id }) => commonMutation.save(person, { id, nickName: '明' }),
      YkdProduct: ({ commonMutation }) => commonMutation.save(product, { id: 'p-2', sort: 2 }),
    },
    batchSave: {
      User: ({ commonMutation }, { id }) => commonMutation.batchSave(person, [{ id, nickName: '明' }]),
      YkdProduct: ({ commonMutation }) => commonMutation.batchSave(product, [{ id: 'p-2', sort: 2 }]),
    },
    del: {
      User: ({ commonMutation }, { id }) => commonMutation.del(person, id),
      YkdProduct: ({ commonMutation }) => commonMutation.del(product, 'p-nothing'),
    },
  },
  commonQuery: {
    query: ({ commonQuery }) => commonQuery.query(orders),
    queryForPage: ({ commonQuery }) => commonQuery.queryForPage(orders),
    findById: {
      // Somebody's order, and a product that is not on sale.
      YkdOrder: async ({ commonQuery }) => found(await commonQuery.findById(orders, 'o-5')),
      YkdProduct: async ({ commonQuery }) => found(await commonQuery.findById(products, 'p-3')),
    },
    findOne: ({ commonQuery }) => commonQuery.findOne(orders),
  },
  member: {
    login: ({ member }) => member.login({ account: 'nobody', pwd: 'nothing' }),
    sendSmsCode: ({ member }, { mobile }) => member.sendSmsCode({ mobile }),
    loginBySms: ({ member }, { mobile }) => member.loginBySms({ mobile, smsCode: '000000' }),
    logout: ({ member }) => member.logout(),
    loginUser: ({ member }) => member.loginUser(),
    chooseUsername: ({ member }) => member.chooseUsername({ userName: 'xiaohong' }),
    checkUsername: ({ member }) => member.checkUsername({ userName: USERNAME_TAKEN }),
    changePassword: ({ member }, { mobile }) =>
      member.changePassword({ mobile, smsCode: '000000', pwd: 'another horse' }),
    updateProfile: ({ member }, { id }) => member.updateProfile({ id, name: '小明' }),
    sessions: ({ member }) => member.sessions(),
    endSession: ({ member }) => member.endSession({ id: 'nothing' }),
    endOtherSessions: ({ member }) => member.endOtherSessions(),
  },
  note: {
    list: ({ note }) => note.list({ courseId }),
    save: ({ note }, { id: userId }) => note.save({ ...place, userId, id: 'n-1', text: '笔记' }),
    remove: ({ note }, { id: userId }) => note.remove({ userId, id: 'n-nothing' }),
  },
  paymentNotice: { receive: ({ paymentNotice }) => paymentNotice.receive({ headers: {}, body: '' }) },
  productImage: { upload: ({ productImage }) => productImage.upload({ productId: 'p-2', bytes }) },
  projectUser: {
    findLast: ({ projectUser }, { id: userId }) => projectUser.findLast({ userId }),
    queryByUserId: ({ projectUser }, { id: userId }) => projectUser.queryByUserId({ userId }),
    get: ({ projectUser }, { id: userId }) => projectUser.get({ userId, courseId }),
    save: ({ projectUser }, { id: userId }) => projectUser.save({ ...place, userId }),
    exercises: ({ projectUser }, { id: userId }) => projectUser.exercises({ userId, courseId }),
    passExercise: ({ projectUser }, { id: userId }) =>
      projectUser.passExercise({ userId, courseId, exerciseId: 'nothing' }),
  },
  school: { search: ({ school }) => school.search({}) },
  shop: {
    quote: ({ shop }) => shop.quote(purchase),
    place: ({ shop }) => shop.place({ ...purchase, amount: 1, requestKey: 'key-of-the-try-00' }),
    order: ({ shop }) => shop.order(order),
    orders: ({ shop }) => shop.orders(page),
    cancel: ({ shop }) => shop.cancel(order),
    pay: ({ shop }) => shop.pay({ ...order, way: 'NATIVE' }),
    check: ({ shop }) => shop.check(order),
    requestRefund: ({ shop }) => shop.requestRefund({ ...order, reason: '买错了' }),
    watch: ({ shop }) => shop.watch(order, () => undefined),
  },
  shopStaff: {
    refundRequests: ({ shopStaff }) => shopStaff.refundRequests({ size: 10 }),
    decideRefund: ({ shopStaff }) => shopStaff.decideRefund({ orderId: 'o-nothing', grant: true }),
    oddities: ({ shopStaff }) => shopStaff.oddities(page),
    settleOddity: ({ shopStaff }) => shopStaff.settleOddity({ id: 'nothing' }),
  },
  sidebar: {
    flags: ({ sidebar }) => sidebar.flags(),
    findLablesByStudentId: ({ sidebar }, { id }) => sidebar.findLablesByStudentId({ id }),
  },
  study: {
    outline: ({ study }) => study.outline({ courseId }),
    lesson: ({ study }) => study.lesson(place),
    search: ({ study }) => study.search({ courseId, q: '变量' }),
  },
  studyTime: {
    start: ({ studyTime }) => studyTime.start({ courseId }),
    beats: ({ studyTime }, { id: userId }) => studyTime.beats({ userId, beats: [] }),
  },
  weixin: {
    oauthUrl: ({ weixin }) => weixin.oauthUrl({ target: '/learn' }),
    comeBack: ({ weixin }) => weixin.comeBack({ state: 'nothing' }),
    bindState: ({ weixin }) => weixin.bindState(),
    bind: ({ weixin }) => weixin.bind(),
    binding: ({ weixin }) => weixin.binding(),
    unbind: ({ weixin }) => weixin.unbind(),
  },
  welcome: {
    getWelcome: ({ welcome }, { id: userId }) => welcome.getWelcome({ userId }),
    saveWelcome: ({ welcome }, { id: userId }) => welcome.saveWelcome({ userId }),
  },
};
