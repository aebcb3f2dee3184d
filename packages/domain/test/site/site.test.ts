import { describe, expect, test } from 'vitest';
import { siteHostOf, siteIssues, type SiteForm } from '../../src/site/index.js';

const SITE: SiteForm = {
  host: 'www.youkeda.com',
  title: '优课达',
  icp: '苏ICP备12345678号',
  police: '苏公网安备 32010202010000号',
};

describe('siteIssues', () => {
  test.each<[Partial<SiteForm>, string]>([
    [{ host: '' }, 'host'],
    [{ host: 'WWW.youkeda.com' }, 'host'],
    [{ host: 'youkeda.com:443' }, 'host'],
    [{ host: '-a.com' }, 'host'],
    [{ host: 'a-.com' }, 'host'],
    [{ host: 'a..com' }, 'host'],
    [{ host: `${'a'.repeat(64)}.com` }, 'host'],
    [{ host: `${'a.'.repeat(126)}ab` }, 'host'],
    [{ title: '' }, 'title'],
    [{ title: '题'.repeat(31) }, 'title'],
    [{ title: '一\n二' }, 'title'],
    [{ icp: '号'.repeat(61) }, 'icp'],
    [{ police: '号\n' }, 'police'],
  ])('%o', (change, field) => {
    expect(siteIssues({ ...SITE, ...change }).map((issue) => issue.field)).toEqual([field]);
  });

  test('takes what is right', () => {
    expect(siteIssues(SITE)).toEqual([]);
    expect(siteIssues({ ...SITE, host: 'localhost', icp: '', police: '' })).toEqual([]);
    expect(siteIssues({ ...SITE, host: `${'a.'.repeat(126)}a` })).toEqual([]);
    expect(siteIssues({ ...SITE, host: `${'a'.repeat(63)}.com` })).toEqual([]);
  });
});

describe('siteHostOf', () => {
  test.each([
    ['WWW.Youkeda.com:8080', 'www.youkeda.com'],
    ['localhost', 'localhost'],
    ['a.com:', 'a.com'],
    ['a.com.', 'a.com'],
    ['a.com.:80', 'a.com'],
  ])('%s', (host, plain) => {
    expect(siteHostOf(host)).toBe(plain);
  });
});
