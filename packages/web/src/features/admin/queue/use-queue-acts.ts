import { wordsForReaders } from '@ykd/adapters-http/client';
import { errorMessage } from '@ykd/adapters-http/contracts';
import type { FollowUpDone, FollowUpLine } from '@ykd/application/follow-up';
import type { AppError } from '@ykd/application/shared';
import type { SnoozeChoice } from '@ykd/domain/follow-up';
import { shanghaiDay, shanghaiMinute, type Result } from '@ykd/domain/shared';
import { useRef, useState } from 'react';
import { useServices } from '../../../container/services-context';
import { useUndoOffer } from '../blocks/use-undo-offer';
import { memberTitle } from '../member-title';
import { queue as words } from '../messages/zh-CN/queue';
import { UNDO_SHOWN_SECONDS } from '../messages/zh-CN/undo';
import { useQueueQueries } from './queue-queries';

/** What somebody is called who did something. */
const whoIs = (by: { readonly name: string | null } | null): string => by?.name ?? words.aColleague;

const NOBODY: ReadonlySet<string> = new Set();
const DID: Readonly<Record<string, string>> = words.did;

/** How an act ended; `gone`: the student had left the queue before, and nothing was done. */
export type ActEnd = 'done' | 'gone' | 'failed';

export interface QueueActs {
  /** Of which student something is being done. */
  isBusy(id: string): boolean;
  contact(line: FollowUpLine, text?: string): Promise<ActEnd>;
  snooze(line: FollowUpLine, choice: SnoozeChoice): Promise<ActEnd>;
  handOver(line: FollowUpLine, to: { readonly id: string; readonly name: string | null }): Promise<ActEnd>;
  /** Says that the last act cannot be taken back any more, and where its student is. */
  tellLate(): void;
}

/** Whoever works a queue off goes on with the next student at once, or, who is asked something first, when it is answered. */
type GoesOn = 'at once' | 'when done';

/**
 * What is done with a student in the queue: at once, with the way back for a while. With one student one thing at a time; keys come faster than answers, so the next one need not wait for it. `nextTo`:
 * who comes after a student, asked before he leaves; `onGoOn`: that one is next; `onBack`: a student is there again, or will
 * be when it is read; `onPage`: to the page of one.
 */
export const useQueueActs = ({
  nextTo,
  onGoOn,
  onBack,
  onPage,
}: {
  nextTo: (id: string) => string | undefined;
  onGoOn: (id: string, next: string | undefined) => void;
  onBack: (id: string) => void;
  onPage: (id: string) => void;
}): QueueActs => {
  const { contact, snooze, handOver, undo } = useQueueQueries();
  const { toasts, environment } = useServices();
  const { error, success, warning, info, dismiss } = toasts.commands;
  const { offer } = useUndoOffer();
  const [busy, setBusy] = useState<ReadonlySet<string>>(NOBODY);
  const running = useRef(busy);
  /** The act that was the last, unless it was taken back. */
  const last = useRef<{ readonly id: string; readonly name: string }>(undefined);
  const late = useRef('');
  const setRunning = (id: string, isRunning: boolean): void => {
    const others = [...running.current].filter((one) => one !== id);
    running.current = new Set(isRunning ? [...others, id] : others);
    setBusy(running.current);
  };

  const takeBack = async (userId: string, name: string, actId: string): Promise<void> => {
    last.current = undefined;
    try {
      const answer = await undo({ userId, actId });
      if (answer.ok) {
        success(words.undone(name));
        onBack(userId);
      } else if (answer.error.kind === 'changed-meanwhile') {
        warning(words.undoLate(whoIs(answer.error.by)));
      } else error(words.undoFailed, { description: errorMessage(answer.error) });
    } catch (cause) {
      error(words.undoFailed, { description: wordsForReaders(cause) });
    }
  };

  /** Says what came of an act. */
  const tell = (
    answer: Result<FollowUpDone, AppError>,
    { id, name, done }: { id: string; name: string; done: (value: FollowUpDone) => string },
  ): ActEnd => {
    if (answer.ok) {
      const { actId } = answer.value;
      last.current = { id, name };
      offer(done(answer.value), () => takeBack(id, name, actId));
      return 'done';
    }
    const refusal = answer.error;
    if (refusal.kind === 'changed-meanwhile') {
      const did = DID[String(refusal.now['act'])] ?? '';
      const title = words.meanwhile(whoIs(refusal.by), shanghaiMinute(refusal.at).slice(11), did, name);
      warning(title, { description: words.meanwhileHint });
      return 'gone';
    }
    if (refusal.kind === 'entity-not-found') {
      info(words.gone(name));
      return 'gone';
    }
    error(errorMessage(refusal));
    return 'failed';
  };

  const run = async (
    line: FollowUpLine,
    act: () => Promise<Result<FollowUpDone, AppError>>,
    done: (name: string, value: FollowUpDone) => string,
    goesOn: GoesOn,
  ): Promise<ActEnd> => {
    const { id } = line;
    if (running.current.has(id)) return 'failed';
    setRunning(id, true);
    const name = memberTitle(line);
    const next = nextTo(id);
    if (goesOn === 'at once') onGoOn(id, next);
    try {
      const answer = await act();
      const end = tell(answer, { id, name, done: (value) => done(name, value) });
      if (end !== 'failed' && goesOn === 'when done') onGoOn(id, next);
      return end;
    } catch (cause) {
      error(words.notDone, { description: wordsForReaders(cause) });
      return 'failed';
    } finally {
      setRunning(id, false);
    }
  };
  const tellLate = (): void => {
    if (running.current.size > 0) return;
    dismiss(late.current);
    const act = last.current;
    late.current =
      act === undefined
        ? info(words.undoNothing)
        : info(words.undoOver, {
            description: words.undoOverHint(act.name),
            duration: UNDO_SHOWN_SECONDS * 1000,
            action: { label: words.toPage, onSelect: () => onPage(act.id) },
          });
  };
  const seen = ({ id: userId, version }: FollowUpLine) => ({ userId, version });
  return {
    isBusy: (id) => busy.has(id),
    tellLate,
    contact: (line, text) =>
      run(
        line,
        () => contact({ ...seen(line), ...(text === undefined ? {} : { text }) }),
        words.done.contact,
        text === undefined ? 'at once' : 'when done',
      ),
    snooze: (line, choice) =>
      run(
        line,
        () => snooze({ ...seen(line), choice }),
        (name, { until }) =>
          words.done.snooze(name, words.dayWords(until ?? '', shanghaiDay(environment.clock.now()))),
        'at once',
      ),
    handOver: (line, to) =>
      run(
        line,
        () => handOver({ ...seen(line), staffId: to.id }),
        (name) => words.done.handOver(name, whoIs(to)),
        'when done',
      ),
  };
};
