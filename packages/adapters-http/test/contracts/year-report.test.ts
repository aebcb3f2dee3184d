import { expect, it } from 'vitest';
import { yearReportCalls } from '../../src/contracts/year-report.js';

// That a limit which is named is kept is tried for all calls.
it('consents, which everybody may read and write over and over, are limited like the report itself', () => {
  const { report, consent, setConsent } = yearReportCalls;
  expect([report, consent, setConsent].map(({ limit }) => limit)).toEqual(['search', 'search', 'search']);
});
