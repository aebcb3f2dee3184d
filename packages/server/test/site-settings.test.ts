import type { StoredSite } from '@ykd/application/ports';
import { describe, expect, it } from 'vitest';
import { createSiteSettings, SITES_KEPT_MS } from '../src/site-settings.js';

const SITE: StoredSite = {
  host: 'www.example.com',
  title: '优课达江苏',
  icp: '苏ICP备1号',
  police: '',
  version: 1,
  changedBy: null,
  changedAt: 1,
};
const FALLBACK = { number: '浙ICP备9号' };

const made = () => {
  let now = 0;
  let reads = 0;
  let stored: readonly StoredSite[] = [SITE];
  let broken = false;
  const sites = async () => {
    reads += 1;
    if (broken) throw new Error('no database');
    return stored;
  };
  return {
    of: createSiteSettings({ sites }, FALLBACK, () => now),
    reads: () => reads,
    later: () => {
      now += SITES_KEPT_MS;
    },
    set: (next: readonly StoredSite[]) => {
      stored = next;
    },
    breakIt: () => {
      broken = true;
    },
  };
};

describe('what a page is told of the site', () => {
  it('is what the record of its host says, whatever its letters and port', async () => {
    const { of } = made();
    for (const host of ['www.example.com', 'WWW.Example.com:8080'])
      expect(await of(host)).toEqual({ title: '优课达江苏', icp: { number: '苏ICP备1号' } });
  });

  it('is what the settings say where there is none', async () => {
    const { of } = made();
    expect(await of('localhost')).toEqual({ icp: FALLBACK });
    expect(await of('')).toEqual({ icp: FALLBACK });
  });

  it('is read once for a while, and again after it', async () => {
    const { of, reads, later, set } = made();
    await Promise.all([of('a'), of('b'), of(SITE.host)]);
    expect(reads()).toBe(1);
    set([{ ...SITE, title: '另一个' }]);
    expect(await of(SITE.host)).toMatchObject({ title: '优课达江苏' });
    later();
    expect(await of(SITE.host)).toMatchObject({ title: '另一个' });
    expect(reads()).toBe(2);
  });

  it('stays what it was while the records cannot be read', async () => {
    const { of, later, breakIt } = made();
    await of(SITE.host);
    breakIt();
    later();
    expect(await of(SITE.host)).toMatchObject({ title: '优课达江苏' });
  });
});
