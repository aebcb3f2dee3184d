import { wordsForReaders } from '@ykd/adapters-http/client';
import type { StaffEntry } from '@ykd/application/check-in';
import type { AppError } from '@ykd/application/shared';
import type { CheckInMark, CopyVerdict } from '@ykd/domain/campaign';
import type { Result } from '@ykd/domain/shared';
import { useRef, useState } from 'react';
import { useServices } from '../../../container/services-context';
import { memberTitle } from '../member-title';
import { checkIns as words } from '../messages/zh-CN/check-ins';
import { useCheckInQueries } from './check-in-queries';
import { reviewRefusalWords } from './refusal-words';

/**
 * What is said of an entry; `requestKey`: that of what was typed under it, whichever button sends it; `onEntry`: it is another one by
 * now.
 */
export const useReview = (entry: StaffEntry, requestKey: string, onEntry: (now: StaffEntry) => void) => {
  const { port, outdate } = useCheckInQueries();
  const { error, success, warning } = useServices().toasts.commands;
  const [isBusy, setBusy] = useState(false);
  const running = useRef(false);
  const { student, campaign, day, version, likeness } = entry;
  const name = memberTitle(student);
  const key = { userId: student.id, campaign, day };

  const say = (refusal: AppError): void => {
    const isNews = refusal.kind === 'changed-meanwhile' || refusal.kind === 'entity-not-found';
    (isNews ? warning : error)(reviewRefusalWords(refusal, name));
  };
  /** Answers whether it was done. */
  const run = async (act: () => Promise<Result<StaffEntry, AppError>>): Promise<boolean> => {
    if (running.current) return false;
    running.current = true;
    setBusy(true);
    try {
      const answer = await act();
      if (answer.ok) {
        onEntry(answer.value);
        outdate();
      } else {
        say(answer.error);
        // It stays where it is, as it is by now, with what was typed under it.
        const now = answer.error.kind === 'changed-meanwhile' ? await port.entry(key) : answer;
        if (now.ok) onEntry(now.value);
      }
      return answer.ok;
    } catch (cause) {
      error(words.notSent, { description: wordsForReaders(cause) });
      return false;
    } finally {
      running.current = false;
      setBusy(false);
    }
  };
  return {
    isBusy,
    review: async (mark: Exclude<CheckInMark, 'none'>, comment: string): Promise<boolean> => {
      const done = await run(() => port.review({ ...key, version, mark, comment, requestKey }));
      if (done && comment.trim() !== '') success(words.sent(name));
      return done;
    },
    judge: (verdict: Exclude<CopyVerdict, 'none'>): Promise<boolean> =>
      run(() => port.judgeCopy({ ...key, version: likeness?.version ?? 0, verdict })),
    comment: async (text: string): Promise<boolean> => {
      const done = await run(() => port.comment({ ...key, text, requestKey }));
      if (done) success(words.sent(name));
      return done;
    },
    remove: async (id: string): Promise<void> => {
      if (await run(() => port.removeComment({ ...key, id }))) success(words.removed);
    },
  };
};
