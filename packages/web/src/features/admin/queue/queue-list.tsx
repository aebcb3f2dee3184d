import { styled } from '@ykd/adapters-ui/styled';
import { Card, newestWithKeys } from '@ykd/adapters-ui/widgets';
import type { FollowUpLine, FollowUpQueue } from '@ykd/application/follow-up';
import { adminStudentPath } from '@ykd/domain/access';
import { shanghaiDay } from '@ykd/domain/shared';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { useServices } from '../../../container/services-context';
import { useFromHere } from '../blocks/way-back';
import { queue as words } from '../messages/zh-CN/queue';
import { goTo, type RowWay } from '../table/row-way';
import { useRowBefore } from '../table/use-row-before';
import { HandOverDialog } from './hand-over-dialog';
import { KeyHelp, KeyHint } from './key-hint';
import { NoteDialog } from './note-dialog';
import { askMobileIn } from './queue-mobile';
import { QueueRow } from './queue-row';
import { useQueueActs } from './use-queue-acts';
import { goToRow, rowsIn, useQueueKeys } from './use-queue-keys';

/** What is asked about a student before something is done. */
type Asking = { readonly what: 'note' | 'handOver'; readonly line: FollowUpLine };

const rowOf = (list: HTMLElement | null, id: string): HTMLElement | undefined =>
  rowsIn(list).find((row) => row.dataset['row'] === id);

/**
 * Those who are to be contacted, to be worked off by hand or by keyboard alone: after each act the next one has the focus.
 * `none`: shown where nobody is left; what is being written about the last one stays.
 */
export function QueueList({ queue: { list, total }, none }: { queue: FollowUpQueue; none: ReactNode }) {
  const { environment, toasts } = useServices();
  const navigate = useNavigate();
  const fromHere = useFromHere();
  const region = useRef<HTMLUListElement>(null);
  const expected = useRef<string>(undefined);
  const [asking, setAsking] = useState<Asking>();
  const [isHelp, setHelp] = useState(false);
  const today = shanghaiDay(environment.clock.now());
  const wayOf = ({ id }: Pick<FollowUpLine, 'id'>): RowWay => ({ to: adminStudentPath(id), state: fromHere });

  const acts = useQueueActs({
    nextTo: (id) => {
      const ids = rowsIn(region.current).map((row) => row.dataset['row']);
      const at = ids.indexOf(id);
      return ids[at + 1] ?? ids[at - 1];
    },
    onGoOn: (id, next) => {
      // Whoever has gone on to another one meanwhile stays there.
      const held = document.activeElement?.closest<HTMLElement>('[data-row]')?.dataset['row'];
      if (held === undefined || held === id) expected.current = next;
    },
    onBack: (id) => {
      expected.current = id;
    },
    onPage: (id) => goTo(navigate, wayOf({ id })),
  });
  // Whoever is to have the focus may come back later, or wait for a dialog to close.
  useEffect(() => {
    if (expected.current === undefined || asking !== undefined) return;
    const row = rowOf(region.current, expected.current);
    if (row === undefined) return;
    expected.current = undefined;
    goToRow(row);
  });
  useRowBefore(region, list, wayOf);

  const withLine = (act: (line: FollowUpLine) => void) => (id: string) => {
    const line = list.find((one) => one.id === id);
    if (line !== undefined) act(line);
  };
  useQueueKeys(region, {
    c: withLine((line) => void acts.contact(line)),
    n: withLine((line) => setAsking({ what: 'note', line })),
    s: (id) => rowOf(region.current, id)?.querySelector<HTMLElement>('[aria-haspopup=menu]')?.click(),
    p: (id) => askMobileIn(rowOf(region.current, id)),
    h: withLine((line) => setAsking({ what: 'handOver', line })),
    enter: withLine((line) => goTo(navigate, wayOf(line))),
    z: () => {
      const newest = newestWithKeys(toasts.getSnapshot().toasts);
      if (newest?.action === undefined) return acts.tellLate();
      toasts.commands.dismiss(newest.id);
      newest.action.onSelect();
    },
    help: () => setHelp(true),
  });

  const close = (): void => setAsking(undefined);
  return (
    <>
      {total === 0 ? (
        none
      ) : (
        <>
          <KeyHint onHelp={() => setHelp(true)} />
          <Card room="none">
            <ul ref={region} aria-label={words.caption}>
              {list.map((line) => (
                <QueueRow
                  key={line.id}
                  line={line}
                  today={today}
                  way={wayOf(line)}
                  isBusy={acts.isBusy(line.id)}
                  onContact={() => void acts.contact(line)}
                  onNote={() => setAsking({ what: 'note', line })}
                  onSnooze={(choice) => void acts.snooze(line, choice)}
                  onHandOver={() => setAsking({ what: 'handOver', line })}
                />
              ))}
            </ul>
          </Card>
        </>
      )}
      {total > list.length && (
        <styled.p marginTop="2" color="fg.muted" fontSize="sm">
          {words.shown(list.length, total)}
        </styled.p>
      )}
      {asking?.what === 'note' && (
        <NoteDialog
          line={asking.line}
          onClose={close}
          onContact={(text) => acts.contact(asking.line, text)}
        />
      )}
      {asking?.what === 'handOver' && (
        <HandOverDialog
          line={asking.line}
          onClose={close}
          onHandOver={async (to) => (await acts.handOver(asking.line, to)) !== 'failed'}
        />
      )}
      <KeyHelp open={isHelp} onClose={() => setHelp(false)} />
    </>
  );
}
