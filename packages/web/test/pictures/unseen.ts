import { ADMIN_PAGES, PAGES, REPORT_PAGES } from '@ykd/domain/access';

/** The pages that none of these paths is of: no page may be forgotten. */
export const unseenPages = (paths: ReadonlySet<string>): readonly string[] =>
  [...PAGES, ...REPORT_PAGES, ...ADMIN_PAGES]
    .map(({ path }) => path)
    .filter((pattern) => {
      const page = new RegExp(`^${pattern.replace(/:\w+/g, '[^/]+')}$`);
      return ![...paths].some((path) => page.test(path));
    });
