import { Linter } from 'eslint';

/** What stands in @ykd/domain once, each with an example of a second copy and the name to use instead. */
const COPIES = [
  ["Literal[value='TRADE_PAID_SUCCESS']", "const paid = 'TRADE_PAID_SUCCESS'", 'PAID_STATUS'],
  ['BinaryExpression > Literal[value=/^TRADE_/]', "status === 'TRADE_CLOSED'", 'isPaid、orderTransition'],
  ["Literal[value='ON']", "status === 'ON'", 'ON_SALE、PRODUCT_LISTING'],
  ["BinaryExpression > Literal[value='superAdmin']", "role === 'superAdmin'", 'isSuperAdmin、hasGrant'],
  ['Literal[value=1048576]', 'size > 1_048_576', 'AVATAR_MAX_BYTES、avatarIssue'],
  ['Literal[value=86400000]', 'days * 86_400_000', 'DAY_MS、shanghaiDaysBetween'],
  ["Literal[value='Asia/Shanghai']", "const zone = 'Asia/Shanghai'", 'shanghaiDay'],
  [
    "MemberExpression[object.name='Intl'][property.name='DateTimeFormat']",
    'Intl.DateTimeFormat()',
    'shanghaiDay',
  ],
  [
    'CallExpression[callee.property.name=/^toLocale(Date|Time)?String$/]',
    'at.toLocaleDateString()',
    'shanghaiDay',
  ],
  [
    "CallExpression[callee.property.name='toFixed'][arguments.0.value=2]",
    '(cents / 100).toFixed(2)',
    'formatAmount',
  ],
  ["BinaryExpression[operator='>='][right.value=100]", 'percent >= 100', 'progressTone'],
  ['Literal[regex.pattern=/1\\[3-9\\]/]', '/^1[3-9]\\d{9}$/.test(mobile)', 'isMobile'],
  ['CallExpression[callee.name=/^(atob|btoa)$/]', 'atob(token)', 'encodePosition、decodePosition'],
  [
    'Literal[value=/^\\/(login|login_h5|username|learn|study|shopmall)(\\/|$)/]',
    "open('/login_h5')",
    'LOGIN_PATH、LEARN_PATH、STUDY_PATH 等',
  ],
  [
    'TemplateElement[value.raw=/^\\/(login|login_h5|username|learn|study|shopmall)(\\/|$)/]',
    'open(`/study/${id}`)',
    'STUDY_PATH、courseHref 等',
  ],
  [
    ':matches(Literal[value=/[?&]target=/], TemplateElement[value.raw=/[?&]target=/])',
    'open(`/x?target=${url}`)',
    'TARGET_PARAM',
  ],
];

/** The restrictions for every package that stands on @ykd/domain, as options of ESLint's `no-restricted-syntax`. */
export const secondCopies = COPIES.map(([selector, , instead]) => ({
  selector,
  message: `这条规则或常量在 @ykd/domain 里已有，请使用 ${instead}。`,
}));

/** The examples that the restrictions do not find. */
export const missedCopies = () =>
  COPIES.map(([, example]) => example).filter((example, at) => {
    const rules = { 'no-restricted-syntax': ['error', secondCopies[at]] };
    return new Linter().verify(example, { rules }).length === 0;
  });
