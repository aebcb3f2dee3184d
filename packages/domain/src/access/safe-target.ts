/**
 * Where a return target may lead: `self`, the origin of the site itself, and the `allowed` further origins, such as
 * `https://a.example`. Beyond the Specification, which has return targets (§2, §6) and no rule for them.
 */
export type TargetRules = { readonly self: string; readonly allowed: readonly string[] };

/** Browsers drop or rewrite these inside an address, so that it leads elsewhere than it reads. */
const TRICKY = /[\p{Cc}\p{Cs}\s\\]/u;

/** An http(s) address: its origin (group 1), and its path up to the query or fragment (group 2). */
const ABSOLUTE = /^(https?:\/\/[^/?#]+)(\/[^?#]*)?/i;

/** A host (a name, an IPv4 or a bracketed IPv6 address) and perhaps a port; no userinfo. */
const ORIGIN = /^https?:\/\/(?:[a-z0-9.-]+|\[[0-9a-f:.]+\])(?::\d+)?$/;

/** An origin in one spelling: lower case, no slash at the end, no default port; `undefined` if it is none. */
const canonicalOrigin = (origin: string): string | undefined => {
  const lower = origin.toLowerCase().replace(/\/$/, '');
  if (!ORIGIN.test(lower)) return undefined;
  return lower.replace(lower.startsWith('https:') ? /:443$/ : /:80$/, '');
};

/** A path that reads as a path everywhere, also for code that takes it out of its address. */
const isPlainPath = (path: string): boolean => path.startsWith('/') && !path.includes('//');

/**
 * The return target (Specification §2 and §6, the `target` of the login pages) when it stays on the site itself or on a
 * listed origin, otherwise `/`. Accepted are a path of this site, and an absolute http(s) address of which the
 * origin is on the list; both come back as given. Everything else falls to `/`: `javascript:` and other schemes,
 * `//host`, a path with `//` anywhere, `/\host`, userinfo, control characters, white space, backslashes, relative paths. Stricter than a browser
 * on purpose: there is no second opinion after it. Never throws. The answer may hold characters that a Location header
 * does not take, such as Chinese: `encodeURI` it there. The refusals are Beyond the Specification.
 *
 * @param target - as it came with the request, decoded once
 * @param rules - the origins that are trusted
 */
export const safeTarget = (target: string | null | undefined, { self, allowed }: TargetRules): string => {
  if (typeof target !== 'string' || TRICKY.test(target)) return '/';
  if (target.startsWith('/')) return isPlainPath(target.replace(/[?#].*$/, '')) ? target : '/';

  const [, origin = '', path = '/'] = ABSOLUTE.exec(target) ?? [];
  const wanted = canonicalOrigin(origin);
  const listed = wanted !== undefined && [self, ...allowed].some((item) => canonicalOrigin(item) === wanted);
  return listed && isPlainPath(path) ? target : '/';
};
