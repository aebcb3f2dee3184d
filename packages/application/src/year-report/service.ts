import { ok } from '@ykd/domain/shared';
import type { YearReports } from '../ports/year-reports.js';
import { requireCaller, type AuthenticateDeps } from '../shared/authenticate.js';
import type { CallerContext } from '../shared/caller.js';
import { consent, setConsent, type ConsentDeps } from './consent.js';
import { yearOfEdition, type YearOfEditionDeps } from './edition-year.js';
import type { YearReportPort } from './port.js';
import { tellYear, type TellYearDeps } from './tell-year.js';

/** What telling the caller his year needs. */
export type YearReportDeps = AuthenticateDeps &
  TellYearDeps &
  ConsentDeps &
  YearOfEditionDeps & { readonly yearReports: YearReports };

/** Yearly reports, for one caller. */
export const yearReportPort = (deps: YearReportDeps, context: CallerContext): YearReportPort => ({
  report: async ({ edition }) => {
    const caller = await requireCaller(deps, context);
    if (!caller.ok) return caller;
    const { user } = caller.value;
    return ok(await tellYear(deps, user, await yearOfEdition(deps, user.id, edition)));
  },
  consent: () => consent(deps, context),
  setConsent: (input) => setConsent(deps, context, input),
});
