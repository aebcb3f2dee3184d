import { useQuery } from '@ykd/adapters-ui/react';
import { Answer, SkeletonCard } from '@ykd/adapters-ui/widgets';
import type { PromoLine } from '@ykd/application/activity';
import { useState } from 'react';
import { Refused } from '../components/refused';
import { activities as words } from '../messages/zh-CN/activities';
import { ActivityFrame } from './activity-frame';
import { useActivityQueries } from './activity-queries';
import { audienceWords } from './audience-texts';
import { KeptList, useRemoval } from './kept-list';
import { newPromo, PromoDialog, promoTitle } from './promo-dialog';

/** Banners, and the popup of the yearly report (Specification §2 'Learn sidebar'). */
export function Component() {
  const { port, promos, outdate } = useActivityQueries();
  const read = useQuery(promos, undefined);
  const removal = useRemoval();
  const [open, setOpen] = useState<{ readonly line: PromoLine | undefined }>();
  const change = async (act: () => ReturnType<typeof port.removePromo>) => {
    const answer = await promos.change(undefined, act, (_before, now) => now);
    if (answer.ok) outdate();
    else promos.outdate();
    return answer;
  };
  return (
    <ActivityFrame addLabel={words.add.promo} onAdd={() => setOpen({ line: undefined })}>
      <Answer of={read} failed={words.failed} waiting={<SkeletonCard lines={4} />} refused={<Refused />}>
        {(list) => (
          <KeptList
            label={words.promos}
            rows={list.map((line) => {
              const { id, version, kind, hint, path, firstDay, lastDay, audience, audienceNames } = line;
              const title = promoTitle(line);
              return {
                key: id,
                title,
                days: { firstDay, lastDay },
                facts: [
                  audienceWords(audience, audienceNames),
                  ...[hint, path].filter((text) => text !== ''),
                ],
                mayChange: line.mayChange,
                onEdit: () => setOpen({ line }),
                onRemove:
                  kind === 'banner'
                    ? () =>
                        void removal(
                          title,
                          () => change(() => port.removePromo({ id, version })),
                          () => change(() => port.savePromo(newPromo(line))),
                        )
                    : undefined,
              };
            })}
          />
        )}
      </Answer>
      {open && <PromoDialog line={open.line} onClose={() => setOpen(undefined)} />}
    </ActivityFrame>
  );
}
