import { styled } from '@ykd/adapters-ui/styled';
import {
  Button,
  ChevronDownIcon,
  ChevronLeftIcon,
  ChevronRightIcon,
  Field,
  IconButton,
  SelectInput,
  TextInput,
} from '@ykd/adapters-ui/widgets';
import type { CampaignLine } from '@ykd/application/activity';
import { dayIndexOf, dayOfIndex } from '@ykd/domain/shared';
import { useState } from 'react';
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
  const step = (by: number) => onChoose({ day: dayOfIndex(dayIndexOf(day) + by) });
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
          <Field label={checkIns.campaign}>
            <SelectInput
              value={campaign?.value ?? ''}
              onChange={({ currentTarget }) => onChoose({ campaign: currentTarget.value, day: undefined })}
            >
              {campaign === undefined && <option value="">{checkIns.noCampaign}</option>}
              {campaigns
                .toSorted((a, b) => (a.firstDay < b.firstDay ? 1 : -1))
                .map(({ value, name }) => (
                  <option key={value} value={value}>
                    {name}
                  </option>
                ))}
            </SelectInput>
          </Field>
          <styled.div
            display="flex"
            alignItems="flex-end"
            gap="2"
            css={{ '& button': { height: '11', width: '11' } }}
          >
            <IconButton
              label={checkIns.previousDay}
              variant="outline"
              disabled={day <= (campaign?.firstDay ?? day)}
              onClick={() => step(-1)}
            >
              <ChevronLeftIcon />
            </IconButton>
            <styled.div flex="1" minWidth="0">
              <Field label={checkIns.day}>
                <TextInput
                  type="date"
                  name="day"
                  required
                  value={day}
                  min={campaign?.firstDay}
                  max={lastDay}
                  onChange={({ currentTarget: { value } }) => value !== '' && onChoose({ day: value })}
                />
              </Field>
            </styled.div>
            <IconButton
              label={checkIns.nextDay}
              variant="outline"
              disabled={day >= lastDay}
              onClick={() => step(1)}
            >
              <ChevronRightIcon />
            </IconButton>
          </styled.div>
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
