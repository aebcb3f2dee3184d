import { styled } from '@ykd/adapters-ui/styled';
import { Modal } from '@ykd/adapters-ui/widgets';
import type { OwnPartner } from '@ykd/application/partner';
import { partnerProfileIssues, type PartnerProfile } from '@ykd/domain/partner';
import { useState } from 'react';
import { useServices } from '../../../container/services-context';
import { FormAlert } from '../../../forms/form-alert';
import { fieldErrors, useForm } from '../../../forms/use-form';
import { partner as words } from '../messages/zh-CN/partner';
import { usePartnerChange } from '../use-partner-change';
import { ProfileFields, type TypedProfile } from './profile-fields';

const FIELDS = ['realName', 'contact', 'channel', 'channelText'] as const;

/** Changes who one is as a partner. It is open as long as it is there. */
export function ProfileDialog({ partner, onClose }: { partner: OwnPartner; onClose: () => void }) {
  const { calls, writer, change } = usePartnerChange();
  const { commands } = useServices().toasts;
  const [{ version }] = useState(partner);
  const [typed, setTyped] = useState<TypedProfile>(() => {
    const { realName, contact, channel, channelText } = partner;
    return { realName, contact, channel, channelText };
  });
  const { form, errors, send, forget } = useForm<HTMLDivElement>(async () => {
    const sent = typed as PartnerProfile;
    const wrong = partnerProfileIssues(sent);
    if (wrong.length > 0) return fieldErrors(wrong);
    const refused = await change(() => calls.saveProfile({ ...sent, ...writer, version }), FIELDS);
    if (refused === undefined) commands.success(words.saved);
    return refused;
  });
  return (
    <Modal open onClose={onClose} title={words.profile} onConfirm={send}>
      <styled.div ref={form} display="flex" flexDirection="column" gap="4">
        <FormAlert message={errors.form} />
        <ProfileFields
          typed={typed}
          errors={errors.fields}
          onChange={(next) => {
            setTyped((now) => ({ ...now, ...next }));
            Object.keys(next).forEach(forget);
          }}
        />
      </styled.div>
    </Modal>
  );
}
