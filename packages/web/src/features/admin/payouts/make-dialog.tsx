import { styled } from '@ykd/adapters-ui/styled';
import { Modal } from '@ykd/adapters-ui/widgets';
import type { Payable } from '@ykd/application/payout';
import { useState } from 'react';
import { useServices } from '../../../container/services-context';
import { FormAlert } from '../../../forms/form-alert';
import { useForm } from '../../../forms/use-form';
import { formRefusal } from '../blocks/form-refusal';
import { yuan } from '../components/detail-parts';
import { payouts as words } from '../messages/zh-CN/payouts';
import { usePayoutAct } from './use-payout-act';

/** Makes payouts of all that is payable to these partners. The same dialog again, because no answer came, makes nothing more. */
export function MakeDialog({
  partners,
  onClose,
  onDone,
}: {
  partners: readonly Payable[];
  onClose: () => void;
  onDone: () => void;
}) {
  const { environment } = useServices();
  const [requestKey] = useState(() => environment.randomId());
  const { acts, run, done } = usePayoutAct(onDone);
  const { form, errors, send } = useForm<HTMLDivElement>(async () => {
    const answer = await run(() =>
      acts.make({ requestKey, partnerIds: partners.map(({ partner }) => partner.id) }),
    );
    if (!answer.ok) return formRefusal(answer.error, []);
    done(words.madeDone(answer.value.ids.length));
    return undefined;
  });
  const sum = partners.reduce((all, { payable }) => all + payable, 0);
  return (
    <Modal open onClose={onClose} title={words.makeTitle} onConfirm={send} confirmLabel={words.makeConfirm}>
      <styled.div ref={form} display="flex" flexDirection="column" gap="3">
        <FormAlert message={errors.form} />
        <p>
          {words.makeText(
            partners.map(({ partner }) => partner.name),
            yuan(sum),
          )}
        </p>
        <styled.p color="fg.muted">{words.makeHint}</styled.p>
      </styled.div>
    </Modal>
  );
}
