import { zipSync } from 'fflate';
import type { Locator, Page } from 'playwright-core';

/** A course folder as a ZIP archive, its files by their paths in it. */
export const courseZip = (files: Readonly<Record<string, string | Uint8Array>>): Buffer =>
  Buffer.from(
    zipSync(
      Object.fromEntries(
        Object.entries(files).map(([path, content]) => [
          `课程/${path}`,
          new Uint8Array(Buffer.from(content)),
        ]),
      ),
    ),
  );

/** Chooses an archive on a page that takes courses. */
export const uploadCourse = (page: Page, buffer: Buffer): Promise<void> =>
  page
    .getByLabel('上传课程 ZIP')
    .and(page.locator('input'))
    .setInputFiles({ name: 'course.zip', mimeType: 'application/zip', buffer });

/** What says that an archive has so many problems, and which. */
export const problemsOf = (page: Page, count: number): Locator =>
  page.getByRole('alert').filter({ hasText: `有 ${count} 处问题，什么都没有导入` });

/** A version in the list of those of a course. */
export const versionRow = (page: Page, version: number): Locator =>
  page
    .getByRole('table', { name: '版本' })
    .getByRole('row')
    .filter({ hasText: `版本 ${version}内容` });
