import { styled } from '@ykd/adapters-ui/styled';
import { ChevronLeftIcon, ChevronRightIcon, Field, IconButton, TextInput } from '@ykd/adapters-ui/widgets';
import type { CampaignLine } from '@ykd/application/activity';
import { dayIndexOf, dayOfIndex } from '@ykd/domain/shared';
import { checkIns as words } from '../messages/zh-CN/check-ins';
import { CampaignField } from './campaign-field';
import { isDay } from './chosen-day';

/** Which campaign is looked at, and which day of it. */
export function CampaignDayFields({
  campaigns,
  campaign,
  day,
  lastDay,
  onChoose,
}: {
  campaigns: readonly CampaignLine[];
  /** Undefined: one that there is not. */
  campaign: CampaignLine | undefined;
  /** As it was asked for. */
  day: string;
  /** Nobody has written after that. */
  lastDay: string;
  onChoose: (chosen: Readonly<Record<string, string | undefined>>) => void;
}) {
  const step = (by: number) => onChoose({ day: dayOfIndex(dayIndexOf(day) + by) });
  return (
    <>
      <CampaignField campaigns={campaigns} campaign={campaign} onChoose={onChoose} />
      <styled.div
        display="flex"
        alignItems="flex-end"
        gap="2"
        css={{ '& button': { height: '11', width: '11' } }}
      >
        <IconButton
          label={words.previousDay}
          variant="outline"
          disabled={!isDay(day) || day <= (campaign?.firstDay ?? day)}
          onClick={() => step(-1)}
        >
          <ChevronLeftIcon />
        </IconButton>
        <styled.div flex="1" minWidth="0">
          <Field label={words.day} error={isDay(day) ? undefined : words.badDay}>
            <TextInput
              type="date"
              name="day"
              value={day}
              min={campaign?.firstDay}
              max={lastDay}
              onChange={({ currentTarget }) => onChoose({ day: currentTarget.value })}
            />
          </Field>
        </styled.div>
        <IconButton
          label={words.nextDay}
          variant="outline"
          disabled={!isDay(day) || day >= lastDay}
          onClick={() => step(1)}
        >
          <ChevronRightIcon />
        </IconButton>
      </styled.div>
    </>
  );
}
