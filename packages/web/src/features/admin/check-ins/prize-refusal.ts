import { errorMessage } from '@ykd/adapters-http/contracts';
import type { AppError } from '@ykd/application/shared';
import { PRIZE_WINNER_STATES, type Prize } from '@ykd/domain/activity';
import { prizes as words } from '../messages/zh-CN/prizes';

/** Why something about a prize was not done; of who was faster it has the name. `nameOf`: what a student is called. */
export const prizeRefusalWords = (
  refusal: AppError,
  { ships }: Pick<Prize, 'ships'>,
  nameOf: (userId: string) => string,
): string => {
  if (refusal.kind === 'changed-meanwhile' && 'now' in refusal) {
    const { userId, state } = refusal.now;
    const name = nameOf(String(userId));
    if (refusal.by === null) return words.rewritten(name);
    const known = PRIZE_WINNER_STATES.find((one) => one === state) ?? 'open';
    return words.meanwhile(refusal.by.name ?? words.somebody, name, known, ships);
  }
  if (refusal.kind === 'entity-not-found') return words.missing;
  const issue = refusal.kind === 'invalid-input' ? refusal.issues[0]?.message : undefined;
  return issue ?? errorMessage(refusal);
};
