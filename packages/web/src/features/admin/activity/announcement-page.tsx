import { useQuery } from '@ykd/adapters-ui/react';
import { Answer, Card, EmptyState, SkeletonCard } from '@ykd/adapters-ui/widgets';
import type { AnnouncementLine } from '@ykd/application/activity';
import { useState } from 'react';
import { Refused } from '../components/refused';
import { activities as words } from '../messages/zh-CN/activities';
import { ActivityFrame } from './activity-frame';
import { useActivityQueries } from './activity-queries';
import { AnnouncementDialog, newAnnouncement } from './announcement-dialog';
import { audienceWords } from './audience-texts';
import { KeptList, useRemoval } from './kept-list';

/** What everybody is told, or some are, for some days. Beyond the Specification. */
export function Component() {
  const { port, announcements, outdate } = useActivityQueries();
  const read = useQuery(announcements, undefined);
  const removal = useRemoval();
  const [open, setOpen] = useState<{ readonly line: AnnouncementLine | undefined }>();
  const change = async (act: () => ReturnType<typeof port.removeAnnouncement>) => {
    const answer = await announcements.change(undefined, act, (_before, now) => now);
    if (answer.ok) outdate();
    else announcements.outdate();
    return answer;
  };
  return (
    <ActivityFrame addLabel={words.add.announcement} onAdd={() => setOpen({ line: undefined })}>
      <Answer
        of={read}
        failed={words.failed}
        waiting={<SkeletonCard lines={4} />}
        refused={<Refused />}
        isEmpty={({ length }) => length === 0}
        empty={
          <Card>
            <EmptyState title={words.none.announcement} hint={words.noneHint.announcement} />
          </Card>
        }
      >
        {(list) => (
          <KeptList
            label={words.announcements}
            rows={list.map((line) => {
              const { id, version, title, firstDay, lastDay, audience, audienceNames, away } = line;
              return {
                key: id,
                title,
                days: { firstDay, lastDay },
                facts: [audienceWords(audience, audienceNames), ...(away === 0 ? [] : [words.away(away)])],
                mayChange: line.mayChange,
                onEdit: () => setOpen({ line }),
                onRemove: () =>
                  void removal(
                    title,
                    () => change(() => port.removeAnnouncement({ id, version })),
                    () => change(() => port.saveAnnouncement(newAnnouncement(line))),
                  ),
              };
            })}
          />
        )}
      </Answer>
      {open && <AnnouncementDialog line={open.line} onClose={() => setOpen(undefined)} />}
    </ActivityFrame>
  );
}
