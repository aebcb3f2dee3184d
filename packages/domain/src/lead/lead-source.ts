import { requiredLineIssue } from '../shared/index.js';

/**
 * Where somebody who is no student yet comes from, as the address that led him here says: which site (`source`), by which kind of place
 * (`medium`), in which `campaign`, and by the link of which partner's coupon (`coupon`, its id). Empty where the address says nothing.
 * Beyond the Specification.
 */
export type LeadSource = {
  readonly source: string;
  readonly medium: string;
  readonly campaign: string;
  readonly coupon: string;
};

/** Nothing is said of where somebody comes from. Beyond the Specification. */
export const NO_LEAD_SOURCE: LeadSource = Object.freeze({ source: '', medium: '', campaign: '', coupon: '' });

/** The longest of these texts, in Unicode code points: what is longer is cut off. Beyond the Specification. */
export const LEAD_SOURCE_MAX = 60;

const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    return '';
  }
};

/** What of a text is kept: a line that everybody can read. */
const kept = (text: string): string => {
  const line = text.trim();
  return requiredLineIssue('', line, Infinity) === undefined
    ? [...line].slice(0, LEAD_SOURCE_MAX).join('').trim()
    : '';
};

/**
 * Where somebody comes from, by the search part of the address that led him here: `utm_source`, `utm_medium`, `utm_campaign` and `coupon`,
 * the first of each, in lower case but for the id of the coupon. What cannot be read counts as nothing; it never throws. Beyond the Specification.
 *
 * @param search - the part of the address from its question mark on, with or without that
 */
export const leadSourceOf = (search: string): LeadSource => {
  const pairs = search
    .replace(/^\?/, '')
    .split('&')
    .map((pair) => {
      const at = pair.indexOf('=');
      return at < 0 ? [decoded(pair), ''] : [decoded(pair.slice(0, at)), decoded(pair.slice(at + 1))];
    });
  const said = (name: string): string => pairs.find(([key]) => key === name)?.[1] ?? '';
  const small = (name: string): string => kept(said(name).toLowerCase());
  return {
    source: small('utm_source'),
    medium: small('utm_medium'),
    campaign: small('utm_campaign'),
    coupon: kept(said('coupon')),
  };
};

/** Whether anything is said of where somebody comes from. Beyond the Specification. */
export const hasLeadSource = (source: LeadSource): boolean =>
  Object.values(source).some((text) => text !== '');
