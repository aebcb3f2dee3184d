import type { Failure } from './envelope.js';

/** Failures that belong to HTTP itself and to broken infrastructure: no use case knows them. */
const PROBLEMS = {
  BAD_REQUEST: [400, '请求格式不正确'],
  AMBIGUOUS: [400, '请求里有重复的 Host 或登录 Cookie，请清除浏览器中本站的 Cookie 后重试'],
  BAD_URL: [400, '网址格式不正确'],
  MALFORMED_BODY: [400, '请求内容不是有效的 JSON 对象'],
  MALFORMED_FORM: [
    400,
    '请求内容不是有效的表单，请用表单字段 avatarfile（商品图片用 productfile，打卡图片用 picturefile）上传一张图片',
  ],
  ORIGIN_NOT_ALLOWED: [403, '请求来源不被允许'],
  ACCESS_DENIED: [403, '没有权限访问'],
  VIEWING: [403, '你正在以他人的身份查看，只能看，不能改'],
  NOT_FOUND: [404, '请求的地址不存在'],
  REQUEST_TIMEOUT: [408, '请求超时，请重试'],
  BODY_TOO_LARGE: [413, '请求内容过大'],
  UNSUPPORTED_MEDIA_TYPE: [415, '请求内容的类型不受支持，请使用 application/json'],
  TOO_MANY_CONNECTIONS: [429, '这个网络打开的连接太多，请关闭一些页面后重试'],
  HEADERS_TOO_LARGE: [431, '请求头过大'],
  INTERNAL: [500, '服务器开小差了，请稍后再试'],
  UNAVAILABLE: [503, '服务暂时不可用，请稍后再试'],
} as const satisfies Record<string, readonly [status: number, message: string]>;

/** The stable code of such a failure. */
export type ProblemCode = keyof typeof PROBLEMS;

/** The HTTP status and the body of such a failure. */
export const problemToWire = (code: ProblemCode): { readonly status: number; readonly body: Failure } => {
  const [status, message] = PROBLEMS[code];
  return { status, body: { isSuccess: false, code, message } };
};
