import { useQuery } from '@ykd/adapters-ui/react';
import { styled } from '@ykd/adapters-ui/styled';
import { Answer, Button, Card, Field, SkeletonText, SubmitButton, TextInput } from '@ykd/adapters-ui/widgets';
import { clockWords, minuteOfClock } from '@ykd/domain/shared';
import { WEIXIN_PERMIT_PARAM } from '@ykd/application/weixin';
import { useState, type SubmitEvent } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useCheckInQueries } from '../check-in-queries';
import { reminder as words } from '../messages/zh-CN/reminder';
import { useRemind } from '../use-remind';
import { ShownSection } from './shown-section';
import { WeixinReminder } from './weixin-reminder';

/** When most have time to write. */
const USUAL = '20:30';

function Times({ campaign, minute }: { campaign: string; minute: number | null }) {
  const { isBusy, remind } = useRemind(campaign);
  const [clock, setClock] = useState(minute === null ? USUAL : clockWords(minute));
  const [wrong, setWrong] = useState<string>();
  const onSubmit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const chosen = minuteOfClock(clock);
    setWrong(chosen === undefined ? words.notTime : undefined);
    if (chosen !== undefined) void remind(chosen);
  };
  return (
    <Card room="sm">
      <styled.form
        noValidate
        aria-label={words.title}
        display="flex"
        flexDirection="column"
        gap="4"
        onSubmit={onSubmit}
      >
        <styled.p fontSize="sm" color="fg.muted" textWrap="pretty">
          {minute === null ? words.off : words.on(clockWords(minute))}
          {words.hint}
        </styled.p>
        <Field label={words.time} required error={wrong}>
          <TextInput
            type="time"
            name="time"
            maxWidth="40"
            value={clock}
            readOnly={isBusy}
            onChange={({ currentTarget }) => setClock(currentTarget.value)}
          />
        </Field>
        <styled.div display="flex" flexWrap="wrap" gap="3">
          <SubmitButton submitting={isBusy}>{minute === null ? words.set : words.change}</SubmitButton>
          {minute !== null && (
            <Button type="button" variant="outline" aria-disabled={isBusy} onClick={() => void remind(null)}>
              {words.stop}
            </Button>
          )}
        </styled.div>
        {minute !== null && <WeixinReminder />}
      </styled.form>
    </Card>
  );
}

function Shown({ campaign }: { campaign: string }) {
  const reading = useQuery(useCheckInQueries().reminder, campaign);
  return (
    <Answer compact of={reading} waiting={<SkeletonText lines={4} />} failed={words.failed}>
      {({ minute }) => <Times campaign={campaign} minute={minute} />}
    </Answer>
  );
}

/** When the member is reminded of a campaign. It is asked for by whoever wants to set it. */
export function Reminder({ campaign }: { campaign: string }) {
  // Whoever comes back from WeChat was here.
  const isBack = useSearchParams()[0].has(WEIXIN_PERMIT_PARAM);
  return (
    <ShownSection words={words} isFirst={isBack}>
      <Shown campaign={campaign} />
    </ShownSection>
  );
}
