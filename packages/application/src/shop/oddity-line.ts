import type { Oddity } from '../entities/oddity.js';
import type { MemberRepository } from '../ports/member-repository.js';
import { memberNames } from '../shared/member-names.js';
import type { OddityLine } from './port.js';

/** What is told of oddities, with the names of those who settled them. */
export const oddityLines = async (
  deps: { readonly members: Pick<MemberRepository, 'findByIds'> },
  oddities: readonly Oddity[],
): Promise<(oddity: Oddity) => OddityLine> => {
  const nameOf = await memberNames(
    deps,
    oddities.flatMap(({ settledBy }) => settledBy ?? []),
  );
  return ({ id, kind, orderId, subject, amount, note, gmtCreated, settledBy, settledAt }) => ({
    id,
    kind,
    orderId,
    subject,
    amount,
    note,
    gmtCreated,
    settledBy,
    settledAt,
    settledByName: nameOf(settledBy),
    // Of a refund that others began there is none here to be tried: who tries it settles it.
    mayRetry: kind === 'REFUND_FAILED' && settledAt === null,
  });
};
