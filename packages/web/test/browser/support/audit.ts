import type { Locator, Page } from 'playwright-core';

/** The lines of the audit log. */
export const auditRows = (page: Page): Locator =>
  page.getByRole('table', { name: '操作记录' }).locator('tbody').getByRole('row');
