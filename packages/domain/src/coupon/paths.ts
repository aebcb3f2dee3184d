/** Where somebody applies to be a partner (Specification §2 'Coupon'). */
export const COUPON_APPLY_PATH = '/coupon/apply';

/** Where an applicant sees how far his application is (Specification §2 'Coupon'). */
export const COUPON_REVIEW_PATH = '/coupon/review';

/** The first page of a partner (Specification §2 'Coupon'). */
export const COUPON_HOME_PATH = '/coupon/home';

/** What a partner has and is paid (Specification §2 'Coupon'). */
export const COUPON_MY_PATH = '/coupon/my';

/** One batch of coupons, or one statement, of a partner (Specification §2 'Coupon'). */
export const COUPON_DETAIL_PATH = '/coupon/detail';
