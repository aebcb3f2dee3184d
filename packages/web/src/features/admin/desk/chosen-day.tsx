import { styled } from '@ykd/adapters-ui/styled';
import { Button, ChevronDownIcon, Field, SelectInput } from '@ykd/adapters-ui/widgets';
import type { CampaignLine } from '@ykd/application/activity';
import { useState } from 'react';
import { CampaignDayFields } from '../check-ins/campaign-day-fields';
import { checkIns } from '../messages/zh-CN/check-ins';
import { desk as words } from '../messages/zh-CN/desk';

/** Which day of which campaign is looked at, in a line that opens. */
export function ChosenDay({
  campaigns,
  campaign,
  day,
  isAll,
  lastDay,
  onChoose,
}: {
  campaigns: readonly CampaignLine[];
  campaign: CampaignLine | undefined;
  /** A Shanghai day. */
  day: string;
  isAll: boolean;
  /** Nobody has written after that. */
  lastDay: string;
  onChoose: (chosen: Readonly<Record<string, string | undefined>>) => void;
}) {
  const [isOpen, setOpen] = useState(false);
  const chosen = words.choose(day, isAll ? words.everything : words.openOnly);
  return (
    <styled.div marginBottom="3">
      <styled.div display="flex" alignItems="center" justifyContent="space-between">
        <styled.h1 fontSize="md">{words.head}</styled.h1>
        <Button
          variant="ghost"
          height="11"
          px="2"
          marginInlineEnd="-2"
          aria-expanded={isOpen}
          aria-label={words.chooseLabel(chosen, campaign?.name ?? checkIns.noCampaign)}
          onClick={() => setOpen(!isOpen)}
        >
          {chosen}
          <ChevronDownIcon size={16} />
        </Button>
      </styled.div>
      {isOpen && (
        <styled.div display="flex" flexDirection="column" gap="3" marginTop="2">
          <CampaignDayFields
            campaigns={campaigns}
            campaign={campaign}
            day={day}
            lastDay={lastDay}
            onChoose={onChoose}
          />
          <Field label={checkIns.filter}>
            <SelectInput
              value={isAll ? 'all' : 'none'}
              onChange={({ currentTarget }) =>
                onChoose({ mark: currentTarget.value === 'all' ? 'all' : undefined })
              }
            >
              <option value="none">{words.openOnly}</option>
              <option value="all">{words.everything}</option>
            </SelectInput>
          </Field>
        </styled.div>
      )}
    </styled.div>
  );
}
