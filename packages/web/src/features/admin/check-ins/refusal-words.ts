import { errorMessage } from '@ykd/adapters-http/contracts';
import type { AppError } from '@ykd/application/shared';
import type { CheckInMark, CopyVerdict } from '@ykd/domain/campaign';
import { checkIns as words } from '../messages/zh-CN/check-ins';

/** Why something that was said of an entry was not taken; of who was faster it has the name. `name`: what the student is called. */
export const reviewRefusalWords = (refusal: AppError, name: string): string => {
  if (refusal.kind === 'changed-meanwhile' && 'now' in refusal) {
    if (refusal.by === null) return words.rewritten(name);
    const { mark, verdict } = refusal.now;
    const who = refusal.by.name ?? words.somebody;
    return verdict === undefined
      ? words.meanwhile(who, name, String(mark) as CheckInMark)
      : words.alike.meanwhile(who, name, String(verdict) as CopyVerdict);
  }
  if (refusal.kind === 'entity-not-found') return words.gone;
  const issue = 'issues' in refusal ? refusal.issues[0]?.message : undefined;
  return issue ?? errorMessage(refusal);
};
