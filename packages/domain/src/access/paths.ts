/** The web login page (Specification §2 'Routes'). */
export const LOGIN_PATH = '/login';

/** The login page of mobile pages (Specification §2 'Routes'). */
export const LOGIN_H5_PATH = '/login_h5';

/** The page on which a member chooses a username (Specification §2 'Routes', §6 'Auth guard'). */
export const USERNAME_PATH = '/username';

/** The page that ties a WeChat account to the member (Specification §2 'Routes'). */
export const BIND_PATH = '/bind';

/** The learning centre, which is also where a login leads that was asked for nothing else (Specification §2 'Routes'). */
export const LEARN_PATH = '/learn';

/** Leads on to a course, at the place where the learner stopped: `?courseId=` (Specification §2 'Routes', §4). */
export const ENTER_PATH = `${LEARN_PATH}/enter` as const;

/** What staff have on phones: the entries of the daily check-in, to be read and said something about (Specification §2 'Routes'). */
export const CHECK_IN_DESK_PATH = '/checkin';

/** What staff write down of their own days (Specification §2 'Routes'). */
export const CHECK_IN_RECORD_PATH = `${CHECK_IN_DESK_PATH}/record` as const;

/** The learner's courses and service periods by the orders that grant them. Beyond the Specification. */
export const LEARN_ACCESS_PATH = `${LEARN_PATH}/access` as const;

/** What one was told (Beyond the Specification). */
export const LEARN_NOTICE_PATH = `${LEARN_PATH}/notice` as const;

/** The learner's classes, and what comes there (Beyond the Specification). */
export const LEARN_CLASS_PATH = `${LEARN_PATH}/class` as const;

/** The bare main layout (Specification §2 'Routes'). */
export const MAIN_WRAPPER_PATH = '/MainWrapper';

/** The query parameter that names a course (Specification §7). */
export const COURSE_ID_PARAM = 'courseId';

/** The shop mall (Specification §2 'Routes'). */
export const SHOP_MALL_PATH = '/shopmall';

/** One product of the shop mall (Specification §2 'Routes'). */
export const PRODUCT_PATH = `${SHOP_MALL_PATH}/product/detail` as const;

/** The page on which a purchase is looked over before it is ordered (Specification §2 'Routes'). */
export const ORDER_CONFIRM_PATH = `${SHOP_MALL_PATH}/order/confirm` as const;

/** The buyer's orders (Specification §2 'Routes'). */
export const ORDER_LIST_PATH = `${SHOP_MALL_PATH}/order/list` as const;

/** The buyer's coupons. Beyond the Specification. */
export const COUPON_WALLET_PATH = `${SHOP_MALL_PATH}/coupon` as const;

/** One order of the buyer (Specification §2 'Routes'). */
export const ORDER_DETAIL_PATH = `${SHOP_MALL_PATH}/order/detail` as const;

/** The page on which an order is paid (Specification §2 'Routes'). */
export const PAY_PATH = `${SHOP_MALL_PATH}/pay` as const;

/** Where a paid order leads (Specification §2 'Routes', §4 'Shop order guard'). */
export const PAY_SUCCESS_PATH = `${PAY_PATH}/success` as const;

/** Where an order leads that was not paid (Specification §2 'Routes'). */
export const PAY_FAIL_PATH = `${PAY_PATH}/fail` as const;

/** Every state of a product and of an order, to look at (Specification §2 'Routes'). */
export const SHOP_DEMO_PATH = `${SHOP_MALL_PATH}/demo` as const;

/** The query parameter that names an order to the guard of the shop mall (Specification §2 'Routes', §6 'Shop order guard'). */
export const ORDER_ID_PARAM = 'orderId';

/** The built-in new learning site, the `newSite` of `courseHref` where no other is configured. Beyond the Specification. */
export const STUDY_PATH = '/study';

/** The built-in old learning site, the `oldSite` of `courseHref` where no other is configured. Beyond the Specification. */
export const OLD_STUDY_PATH = `${STUDY_PATH}/old` as const;

/** The pattern of the page that leads on to the next lesson of a course. Beyond the Specification. */
export const STUDY_COURSE_PATH = `${STUDY_PATH}/:courseId` as const;

/** The pattern of the page of a lesson. Beyond the Specification. */
export const STUDY_LESSON_PATH = `${STUDY_COURSE_PATH}/:outline/:section` as const;

/** The pattern of the page of a lesson in the old learning site. Beyond the Specification. */
export const OLD_STUDY_LESSON_PATH = `${OLD_STUDY_PATH}/:courseId/:position` as const;

/** The query parameter that carries the return target of a login (Specification §2 'Routes', §6 'Auth guard'). */
export const TARGET_PARAM = 'target';

/** Where a learner talks with his class teacher (Specification §2 'Routes'). */
export const CHAT_PATH = '/chat';

/** The page of the demo mode that shows what other services received. Beyond the Specification. */
export const DEV_PATH = '/dev';

/** The start page of the console (Specification §2 'Routes'). */
export const ADMIN_PATH = '/admin';
