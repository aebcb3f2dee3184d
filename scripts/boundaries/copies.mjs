/**
 * What stands in @ykd/domain once: how a second copy looks, an example of it, code that resembles it and is fine, and the
 * name to use instead.
 */
const COPIES = [
  {
    selector: "Literal[value='TRADE_PAID_SUCCESS']",
    copy: "const paid = 'TRADE_PAID_SUCCESS'",
    instead: 'PAID_STATUS',
  },
  {
    selector: 'BinaryExpression > Literal[value=/^TRADE_/]',
    copy: "status === 'TRADE_CLOSED'",
    allowed: "({ status: 'TRADE_CLOSED' })",
    instead: 'isPaid、orderTransition',
  },
  {
    selector: 'BinaryExpression > Literal[value=/^(ON|OFF)$/]',
    copy: "product.status === 'ON'",
    instead: 'ON_SALE、OFF_SALE',
  },
  {
    selector: 'BinaryExpression > Literal[value=/^REVIEW(ING|_|ED_)/]',
    copy: "status === 'REVIEW_SUCCESS'",
    instead: 'reviewStatusOf、couponGuard',
  },
  {
    selector: "BinaryExpression > Literal[value='superAdmin']",
    copy: "role === 'superAdmin'",
    allowed: "({ role: 'superAdmin' })",
    instead: 'isSuperAdmin、hasGrant',
  },
  {
    selector: 'Literal[value=86400000]',
    copy: 'days * 86_400_000',
    instead: 'DAY_MS、shanghaiDaysBetween',
  },
  {
    selector: "Literal[value='Asia/Shanghai']",
    copy: "const zone = 'Asia/Shanghai'",
    instead: 'shanghaiDay',
  },
  {
    selector: "MemberExpression[object.name='Intl'][property.name='DateTimeFormat']",
    copy: 'Intl.DateTimeFormat()',
    allowed: 'Intl.NumberFormat()',
    instead: 'shanghaiDay',
  },
  {
    selector: 'CallExpression[callee.property.name=/^toLocale(Date|Time)String$/]',
    copy: 'at.toLocaleDateString()',
    allowed: '(1234).toLocaleString()',
    instead: 'shanghaiDay',
  },
  {
    selector:
      "CallExpression[callee.property.name='toFixed'] > MemberExpression > BinaryExpression[operator='/'][right.value=100]",
    copy: '(cents / 100).toFixed(2)',
    allowed: '(bytes / 1e6).toFixed(2)',
    instead: 'formatAmount',
  },
  {
    selector:
      "BinaryExpression[operator='>='][right.value=100]:matches([left.name=/percent|progress/i], [left.property.name=/percent|progress/i])",
    copy: 'record.progress >= 100',
    allowed: 'status >= 100',
    instead: 'progressTone',
  },
  {
    selector: 'Literal[regex.pattern=/1\\[3-?[45]?/]',
    copy: '/^1[3-9]\\d{9}$/.test(mobile)',
    instead: 'isMobile',
  },
  {
    selector: "Literal[value='头像图片大小不能超过 1M']",
    copy: "alert('头像图片大小不能超过 1M')",
    instead: 'avatarIssue',
  },
  {
    selector: 'Literal[value=/^\\/(login|login_h5|username|learn|study|shopmall)\\/?$/]',
    copy: "open('/login_h5')",
    allowed: "fetch('/study/outline')",
    instead: 'LOGIN_PATH、LEARN_PATH、STUDY_PATH 等',
  },
  {
    selector: 'TemplateElement[value.raw=/^\\/(login|login_h5|username|learn|study|shopmall)(\\/|$)/]',
    copy: 'open(`/study/${id}`)',
    allowed: 'open(`/uploads/${id}`)',
    instead: 'STUDY_PATH、courseHref 等',
  },
  {
    selector: ':matches(Literal[value=/[?&]target=/], TemplateElement[value.raw=/[?&]target=/])',
    copy: 'open(`/x?target=${url}`)',
    allowed: 'open(`/x?to=${url}`)',
    instead: 'TARGET_PARAM',
  },
];

/** The restrictions for every package that stands on @ykd/domain. */
export const secondCopies = COPIES.map(({ selector, copy, allowed, instead }) => ({
  selector,
  message: `这条规则或常量在 @ykd/domain 里已有，请使用 ${instead}。`,
  refused: copy,
  allowed,
}));
