/**
 * The path of a page as guards and tables compare it: without query, fragment, and one slash at the end; `/` stays.
 * Beyond the Specification, whose routes (§2) are written this way.
 */
export const pagePath = (path: string): string => path.replace(/[?#].*$/s, '').replace(/(?<=[^/])\/$/, '');
