import { issuesOf, type Issue } from '../member/index.js';
import { lineIssue, longTextIssue } from '../shared/index.js';

/** The longest title of a site, in Unicode code points. Beyond the Specification. */
export const SITE_TITLE_MAX = 30;

/** The longest registration number of a site, in Unicode code points. Beyond the Specification. */
export const SITE_NUMBER_MAX = 60;

/** The longest host, in characters, as DNS has it. */
const HOST_MAX = 253;

/**
 * What is known of a site: the host at which it is read, in small letters and without a port, its title, and its registration numbers
 * with the ministry (`icp`) and with the police (`police`), both of which may be empty (Specification §2 'Layouts', §3 'Client state areas').
 */
export type SiteForm = {
  readonly host: string;
  readonly title: string;
  readonly icp: string;
  readonly police: string;
};

/** A part of a host between dots. */
const LABEL = String.raw`[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?`;
const HOST = new RegExp(String.raw`^${LABEL}(?:\.${LABEL})*$`);

const numberIssue = (title: string, text: string): string | undefined => {
  if (text === '') return undefined;
  return lineIssue(title, text) ?? longTextIssue(title, text, SITE_NUMBER_MAX);
};

/**
 * What is wrong with the record of a site as staff write it. It never throws. Beyond the Specification.
 *
 * @param form - texts without white space at their ends
 */
export const siteIssues = ({ host, title, icp, police }: SiteForm): readonly Issue<keyof SiteForm>[] =>
  issuesOf([
    [
      'host',
      host.length <= HOST_MAX && HOST.test(host)
        ? undefined
        : '网址的主机名应为 www.example.com 这样的小写域名',
    ],
    ['title', lineIssue('站点标题', title) ?? longTextIssue('站点标题', title, SITE_TITLE_MAX)],
    ['icp', numberIssue('ICP 备案号', icp)],
    ['police', numberIssue('公安备案号', police)],
  ]);

/**
 * The host of a request as records of sites have it: in small letters, without a port or a final dot. Beyond the Specification.
 *
 * @param host - as a request names it, such as `WWW.example.com:8080`
 */
export const siteHostOf = (host: string): string => host.toLowerCase().replace(/\.?(:\d*)?$/, '');
