import { useQuery } from '@ykd/adapters-ui/react';
import type { PendingReview } from '@ykd/adapters-ui/stores';
import { Answer, Card, EmptyState, SkeletonCard } from '@ykd/adapters-ui/widgets';
import type { CampaignLine } from '@ykd/application/activity';
import { shanghaiDay } from '@ykd/domain/shared';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { usePageTitle } from '../../../components/page-title';
import { useServices } from '../../../container/services-context';
import { chosenDay, isDay } from '../check-ins/chosen-day';
import { reviewRefusalWords } from '../check-ins/refusal-words';
import { checkIns } from '../messages/zh-CN/check-ins';
import { desk as words } from '../messages/zh-CN/desk';
import { ChosenDay } from './chosen-day';
import { Deck } from './deck';
import { useDeskQueries } from './desk-queries';
import { RefusedReviews } from './refused-reviews';

/** The campaign, the day and the entries of it that are looked at. */
function Chosen({ campaigns }: { campaigns: readonly CampaignLine[] }) {
  const { reviews, drafts, entryNow } = useDeskQueries();
  const { environment, toasts } = useServices();
  const [said, setSaid] = useSearchParams();
  const [round, setRound] = useState(0);
  const today = shanghaiDay(environment.clock.now());
  const { campaign, day: asked, lastDay } = chosenDay(campaigns, said, today);
  // What is no day is not asked for: here nobody types addresses.
  const day = isDay(asked) ? asked : lastDay;
  const isAll = said.get('mark') === 'all';
  const student = said.get('student');
  const choose = (chosen: Readonly<Record<string, string | undefined>>): void => {
    const next = new URLSearchParams(said);
    for (const [name, text] of Object.entries({ student: undefined, ...chosen })) {
      next.delete(name);
      if (text !== undefined) next.set(name, text);
    }
    setSaid(next, { replace: true });
    setRound((before) => before + 1);
  };
  const open = async (refused: PendingReview): Promise<void> => {
    const { userId, campaign: of, day: on } = refused;
    const now = await entryNow({ userId, campaign: of, day: on }).catch(() => undefined);
    // What was written stays where it is: it would lie under an entry that nobody can see.
    if (now?.ok !== true) {
      const why = now === undefined ? words.wantedFailed : reviewRefusalWords(now.error, refused.name);
      toasts.commands.warning(why);
      return;
    }
    // Pressed twice, or wanted no more meanwhile.
    if (!reviews.getSnapshot().refused.some(({ requestKey }) => requestKey === refused.requestKey)) return;
    // What was written goes back under its entry, before what was typed there since.
    const typed = drafts().get(refused);
    drafts().set(refused, [refused.comment, typed].filter((text) => text !== '').join('\n'));
    reviews.drop(refused.requestKey);
    choose({ campaign: of, day: on, mark: 'all', student: userId });
  };
  return (
    <>
      <RefusedReviews onOpen={(refused) => void open(refused)} />
      <ChosenDay
        campaigns={campaigns}
        campaign={campaign}
        day={day}
        isAll={isAll}
        lastDay={lastDay}
        onChoose={choose}
      />
      {campaign === undefined ? (
        <Card>
          <EmptyState title={checkIns.noCampaign} hint={checkIns.noCampaignHint} />
        </Card>
      ) : (
        <Deck
          key={`${campaign.value} ${day} ${isAll} ${round}`}
          which={{ campaign: campaign.value, day, ...(isAll ? {} : { mark: 'none' }) }}
          student={student}
          onAgain={() => choose({ mark: undefined })}
          onAll={() => choose({ mark: 'all' })}
        />
      )}
    </>
  );
}

/** The entries of the daily check-in on a phone, one at a time (Specification §2 'Routes'). */
export function ReviewPage() {
  usePageTitle(words.title);
  const campaigns = useQuery(useDeskQueries().campaigns, undefined);
  return (
    <Answer
      of={campaigns}
      failed={checkIns.campaignsFailed}
      waiting={<SkeletonCard lines={6} />}
      refused={
        <Card>
          <EmptyState drawing="broken" title={words.refusedHere} />
        </Card>
      }
    >
      {(list) => <Chosen campaigns={list} />}
    </Answer>
  );
}
