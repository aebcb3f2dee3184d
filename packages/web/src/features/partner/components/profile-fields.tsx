import { Field, SelectInput, TextArea, TextInput } from '@ykd/adapters-ui/widgets';
import { PARTNER_CHANNELS, type PartnerChannel, type PartnerProfile } from '@ykd/domain/partner';
import type { FormErrors } from '../../../forms/use-form';
import { partner as words } from '../messages/zh-CN/partner';

/** A profile as it is typed: without a channel as long as none is chosen. */
export type TypedProfile = Omit<PartnerProfile, 'channel'> & { readonly channel: PartnerChannel | '' };

/** The fields of who somebody is as a partner. */
export function ProfileFields({
  typed,
  errors,
  onChange,
}: {
  typed: TypedProfile;
  errors: FormErrors['fields'];
  onChange: (change: Partial<TypedProfile>) => void;
}) {
  return (
    <>
      <Field label={words.realName} hint={words.realNameHint} required error={errors['realName']}>
        <TextInput
          name="realName"
          autoComplete="name"
          value={typed.realName}
          onChange={({ currentTarget }) => onChange({ realName: currentTarget.value })}
        />
      </Field>
      <Field label={words.contact} hint={words.contactHint} required error={errors['contact']}>
        <TextInput
          name="contact"
          value={typed.contact}
          onChange={({ currentTarget }) => onChange({ contact: currentTarget.value })}
        />
      </Field>
      <Field label={words.channel} required error={errors['channel']}>
        <SelectInput
          name="channel"
          value={typed.channel}
          onChange={({ currentTarget }) => onChange({ channel: currentTarget.value as PartnerChannel })}
        >
          {typed.channel === '' && <option value="">{words.channelFirst}</option>}
          {PARTNER_CHANNELS.map((channel) => (
            <option key={channel} value={channel}>
              {words.channels[channel]}
            </option>
          ))}
        </SelectInput>
      </Field>
      <Field
        label={words.channelText}
        hint={words.channelTextHint}
        required={typed.channel === 'OTHER'}
        error={errors['channelText']}
      >
        <TextArea
          name="channelText"
          value={typed.channelText}
          onChange={({ currentTarget }) => onChange({ channelText: currentTarget.value })}
        />
      </Field>
    </>
  );
}
