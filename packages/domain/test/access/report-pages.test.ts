import { describe, expect, it } from 'vitest';
import { PAGES, REPORT_PAGES, reportPageOf } from '../../src/access/index.js';
import { REPORT_EDITIONS, REPORT_EMPTY_PATH } from '../../src/report/index.js';

const paths = REPORT_PAGES.map(({ path }) => path);

describe('REPORT_PAGES', () => {
  it('are the pages of the three reports, the empty one, and the reports themselves, each once and frozen', () => {
    const told = Object.values(REPORT_EDITIONS).flatMap(({ pages }) => pages.map(({ path }) => path));
    expect(told).toHaveLength(33);
    expect(paths.toSorted()).toEqual([...told, REPORT_EMPTY_PATH, '/report2023', '/report2024'].toSorted());
    expect(REPORT_PAGES.every((page) => Object.isFrozen(page))).toBe(true);
  });

  it('stand in the layout of their report, with a title', () => {
    for (const { path, layout, title } of REPORT_PAGES) {
      expect(path.split('/')[1]).toBe(layout);
      expect(title).toBe('年度学习报告');
    }
  });

  it('are not among those that everybody loads', () => {
    expect(PAGES.filter(({ path }) => path.startsWith('/report'))).toEqual([]);
  });
});

describe('reportPageOf', () => {
  it.each([
    ['/report', '/report'],
    ['/report/?x=1', '/report'],
    ['/report/empty', '/report/empty'],
    ['/report/page2#top', '/report/page2'],
    ['/report2023', '/report2023'],
    ['/report2023/pageend', '/report2023/pageend'],
    ['/report2024/cover/', '/report2024/cover'],
    ['/report/page8', undefined],
    ['/report/cover', undefined],
    ['/report2023/page7', undefined],
    ['/report2024/page11', undefined],
    ['/report2025', undefined],
    ['/report2024/empty', undefined],
    ['/', undefined],
  ])('%s is the page %s', (path, page) => {
    expect(reportPageOf(path)?.path).toBe(page);
  });
});
