import { styled } from '@ykd/adapters-ui/styled';
import { Field, Modal, TextInput } from '@ykd/adapters-ui/widgets';
import type { PrizeWinner } from '@ykd/application/prize';
import { prizeParcelIssues, type Prize } from '@ykd/domain/activity';
import { useState } from 'react';
import { useServices } from '../../../container/services-context';
import { FormAlert } from '../../../forms/form-alert';
import { useForm } from '../../../forms/use-form';
import { memberTitle } from '../member-title';
import { prizes as words } from '../messages/zh-CN/prizes';
import { usePrizeQueries } from './prize-queries';
import { prizeRefusalWords } from './prize-refusal';

/** The name of a field; ids of students are those of fields as well. */
const fieldOf = (userId: string): string => `trackingNo-${userId}`;

/** With what prizes are on their way, or that they are given. It is open as long as it is there. */
export function ShipDialog({
  campaign,
  prize,
  winners,
  onClose,
  onDone,
}: {
  campaign: string;
  prize: Prize;
  /** As they are by now: who is done meanwhile is among them no more. */
  winners: readonly PrizeWinner[];
  onClose: () => void;
  onDone: () => void;
}) {
  const { port, outdate } = usePrizeQueries();
  const { success } = useServices().toasts.commands;
  const [carrier, setCarrier] = useState('');
  const [numbers, setNumbers] = useState<Readonly<Record<string, string>>>({});
  const { ships } = prize;
  const noOf = (userId: string): string => numbers[userId] ?? '';
  const nameOf = (userId: string): string =>
    memberTitle(winners.find(({ student }) => student.id === userId)?.student ?? { id: userId, name: null });
  const issuesOf = () =>
    Object.fromEntries(
      winners.flatMap(({ student: { id } }) =>
        prizeParcelIssues(prize, { carrier, trackingNo: noOf(id) }).map(({ field, message }) => [
          field === 'carrier' ? 'carrier' : fieldOf(id),
          message,
        ]),
      ),
    );
  const { form, errors, send, forget } = useForm<HTMLDivElement>(async () => {
    const wrong = issuesOf();
    if (Object.keys(wrong).length > 0) return { fields: wrong };
    const parcels = winners.map(({ student: { id: userId }, version }) => ({
      userId,
      version,
      trackingNo: noOf(userId),
    }));
    const answer = await port.ship({ campaign, prize: prize.id, carrier, parcels });
    if (!answer.ok) {
      outdate();
      return { fields: {}, form: prizeRefusalWords(answer.error, prize, nameOf) };
    }
    success(words.shipped(ships, parcels.length));
    outdate();
    onDone();
    return undefined;
  });
  return (
    <Modal
      open
      onClose={onClose}
      title={words.shipTitle(ships, prize.title, winners.length)}
      confirmLabel={words.ship(ships)}
      confirmDisabled={winners.length === 0}
      onConfirm={send}
    >
      <styled.div ref={form} display="flex" flexDirection="column" gap="4">
        <FormAlert message={errors.form} />
        <styled.p color="fg.muted">
          {winners.length === 0 ? words.gone : ships ? words.shipText : words.giveText}
        </styled.p>
        {ships && winners.length > 0 && (
          <Field label={words.carrier} required error={errors.fields['carrier']}>
            <TextInput
              name="carrier"
              data-autofocus
              autoComplete="off"
              value={carrier}
              onChange={({ currentTarget }) => {
                setCarrier(currentTarget.value);
                forget('carrier');
              }}
            />
          </Field>
        )}
        {winners.map(({ student, receiver, mobile, address }) =>
          ships ? (
            <Field
              key={student.id}
              label={words.trackingNo(memberTitle(student))}
              hint={`${receiver} ${mobile} ${address}`}
              required
              error={errors.fields[fieldOf(student.id)]}
            >
              <TextInput
                name={fieldOf(student.id)}
                autoComplete="off"
                value={noOf(student.id)}
                onChange={({ currentTarget }) => {
                  setNumbers((now) => ({ ...now, [student.id]: currentTarget.value }));
                  forget(fieldOf(student.id));
                }}
              />
            </Field>
          ) : (
            <p key={student.id}>{memberTitle(student)}</p>
          ),
        )}
      </styled.div>
    </Modal>
  );
}
