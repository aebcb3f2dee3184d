import type { AgreeRateInput } from '@ykd/application/commission';
import { commissionRateIssues } from '@ykd/domain/commission';
import { issuesOf, type Issue } from '@ykd/domain/member';
import { PARTNER_LEVELS } from '@ykd/domain/partner';
import { centsIn } from '../blocks/cents';

/** What the form of a rate says, as it was typed; nothing for all of them. */
export interface RateTexts {
  readonly productId: string;
  readonly level: string;
  readonly rateBp: string;
  readonly firstDay: string;
  readonly lastDay: string;
}

export const RATE_FIELDS = ['partnerId', 'productId', 'level', 'rateBp', 'firstDay', 'lastDay'] as const;

/** A rate as it is sent. Hundredths of a percent are typed as cents are. */
export const rateInputOf = (
  { productId, level, rateBp, firstDay, lastDay }: RateTexts,
  partnerId: string | undefined,
): AgreeRateInput => ({
  partnerId: partnerId ?? null,
  productId: productId === '' ? null : productId,
  level: PARTNER_LEVELS.find((one) => one === level) ?? null,
  rateBp: centsIn(rateBp) ?? Number.NaN,
  firstDay,
  lastDay: lastDay === '' ? null : lastDay,
});

/** What is wrong with a rate, by the fields of the form. */
export const rateIssues = (input: AgreeRateInput): readonly Issue[] =>
  issuesOf(Object.entries(commissionRateIssues(input)));
