import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { shared } from '../../vitest.shared.mjs';

const walksOverAllPages = ({ moduleId }: TestSpecification): boolean =>
  moduleId.includes('/test/browser/access/');

/** The largest files first; before them the walks over all pages, which are small files and take longest: at the end two of three workers would wait for them. */
class WalksFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return [...sorted.filter(walksOverAllPages), ...sorted.filter((file) => !walksOverAllPages(file))];
  }
}

/** Journeys in a real Chromium against the built server, three at a time: on two cores a third fills the moments in which the others wait. */
export default defineConfig({
  test: {
    ...shared,
    include: ['test/browser/**/*.test.ts'],
    globalSetup: ['test/browser/support/global-setup.ts'],
    maxWorkers: 3,
    sequence: { sequencer: WalksFirst },
  },
});
