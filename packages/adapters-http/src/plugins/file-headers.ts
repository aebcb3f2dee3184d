/** A picture is shown as what it is and never runs as a page. */
const SAFE = { 'content-security-policy': "default-src 'none'; sandbox" } as const;

/** Of pictures that are for everybody. The name of one is never used again for another one. */
export const FILE_HEADERS = {
  ...SAFE,
  'cache-control': 'public, max-age=31536000, immutable',
  'cross-origin-resource-policy': 'cross-origin',
} as const;

/** Of members' own pictures, which other services show too: one that a member removed is gone everywhere after a day. */
export const MEMBER_FILE_HEADERS = { ...FILE_HEADERS, 'cache-control': 'public, max-age=86400' } as const;

/** Of pictures that only some may see: no cache between keeps them, and the browser asks again each time. */
export const OWN_FILE_HEADERS = {
  ...SAFE,
  'cache-control': 'private, no-cache',
  'cross-origin-resource-policy': 'same-origin',
} as const;
