import { Field, SelectInput } from '@ykd/adapters-ui/widgets';
import type { CampaignLine } from '@ykd/application/activity';
import { checkIns as words } from '../messages/zh-CN/check-ins';

/** Which campaign is looked at, what begins last first. Another one has other days. */
export function CampaignField({
  campaigns,
  campaign,
  onChoose,
}: {
  campaigns: readonly CampaignLine[];
  /** Undefined: one that there is not. */
  campaign: CampaignLine | undefined;
  onChoose: (chosen: Readonly<Record<string, string | undefined>>) => void;
}) {
  const newestFirst = campaigns.toSorted((a, b) => (a.firstDay < b.firstDay ? 1 : -1));
  return (
    <Field label={words.campaign}>
      <SelectInput
        value={campaign?.value ?? ''}
        onChange={({ currentTarget }) => onChoose({ campaign: currentTarget.value, day: undefined })}
      >
        {campaign === undefined && <option value="">{words.noCampaign}</option>}
        {newestFirst.map(({ value, name }) => (
          <option key={value} value={value}>
            {name}
          </option>
        ))}
      </SelectInput>
    </Field>
  );
}
