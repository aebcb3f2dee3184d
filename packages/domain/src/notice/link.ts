import { safeTarget } from '../access/index.js';

/** The longest address that a notice leads to, in UTF-16 code units. Beyond the Specification. */
export const NOTICE_LINK_MAX = 200;

/**
 * The Chinese message when a notice may not lead to this address; `undefined` when it may: a path of the platform itself, as
 * `safeTarget` takes it, of at most {@link NOTICE_LINK_MAX} UTF-16 code units. Beyond the Specification.
 */
export const noticeLinkIssue = (link: string): string | undefined => {
  if (link.length > NOTICE_LINK_MAX) return `链接不能超过${NOTICE_LINK_MAX}个字符`;
  // Without an origin nothing but a path is safe, and what is not becomes the start page.
  const isInside = link.startsWith('/') && safeTarget(link, { self: '', allowed: [] }) === link;
  return isInside ? undefined : '链接只能是平台里的地址，以 / 开头';
};
