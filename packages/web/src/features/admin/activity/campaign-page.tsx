import { useQuery } from '@ykd/adapters-ui/react';
import { Answer, Button, SkeletonCard } from '@ykd/adapters-ui/widgets';
import type { CampaignLine } from '@ykd/application/activity';
import { ADMIN_ACTIVITY_PREVIEW_PATH } from '@ykd/domain/access';
import { checkInCampaign } from '@ykd/domain/campaign';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { Refused } from '../components/refused';
import { activities as words } from '../messages/zh-CN/activities';
import { ActivityFrame } from './activity-frame';
import { useActivityQueries } from './activity-queries';
import { audienceWords } from './audience-texts';
import { CampaignDialog, campaignInput } from './campaign-dialog';
import { KeptList, useRemoval } from './kept-list';

/** Campaigns: those of the Specification, and those that staff made (Specification §2 'Admin sidebar menu', §3 'Check-in campaigns'). */
export function Component() {
  const { port, campaigns, outdate } = useActivityQueries();
  const read = useQuery(campaigns, undefined);
  const removal = useRemoval();
  const [open, setOpen] = useState<{ readonly line: CampaignLine | undefined }>();
  const change = async (act: () => ReturnType<typeof port.removeCampaign>) => {
    const answer = await campaigns.change(undefined, act, (_before, now) => now);
    if (answer.ok) outdate();
    else campaigns.outdate();
    return answer;
  };
  return (
    <ActivityFrame addLabel={words.add.campaign} onAdd={() => setOpen({ line: undefined })}>
      <Answer of={read} failed={words.failed} waiting={<SkeletonCard lines={8} />} refused={<Refused />}>
        {(list) => (
          <KeptList
            label={words.campaigns}
            rows={list.map((line) => {
              const { value, name, firstDay, lastDay, audience, audienceNames, prizes, version } = line;
              return {
                key: value,
                title: name,
                days: { firstDay, lastDay },
                facts: [
                  audienceWords(audience, audienceNames),
                  ...(prizes.length === 0 ? [] : [words.prizesOf(prizes.length)]),
                ],
                mayChange: line.mayChange,
                beside: (
                  <Button asChild size="sm" variant="ghost">
                    <Link
                      to={`${ADMIN_ACTIVITY_PREVIEW_PATH}?day=${firstDay}`}
                      aria-label={words.previewOf(name)}
                    >
                      {words.preview}
                    </Link>
                  </Button>
                ),
                onEdit: () => setOpen({ line }),
                // The ten stay.
                onRemove:
                  checkInCampaign(value) === undefined
                    ? () =>
                        void removal(
                          name,
                          () => change(() => port.removeCampaign({ value, version })),
                          () => change(() => port.saveCampaign(campaignInput(line, 0))),
                        )
                    : undefined,
              };
            })}
          />
        )}
      </Answer>
      {open && <CampaignDialog line={open.line} onClose={() => setOpen(undefined)} />}
    </ActivityFrame>
  );
}
