import { styled } from '@ykd/adapters-ui/styled';
import { Field, Modal, TextInput } from '@ykd/adapters-ui/widgets';
import {
  lineTitle,
  type PerformanceLine,
  type PerformanceView,
  type TargetKind,
} from '@ykd/application/performance';
import { formatAmount } from '@ykd/domain/order';
import { targetIssue } from '@ykd/domain/performance';
import { useState, type ChangeEvent } from 'react';
import { useServices } from '../../../container/services-context';
import { FormAlert } from '../../../forms/form-alert';
import { useForm } from '../../../forms/use-form';
import { centsIn } from '../blocks/cents';
import { formRefusal } from '../blocks/form-refusal';
import { performance } from '../messages/zh-CN/performance';
import { usePerformanceQueries } from './performance-queries';

const words = performance.dialog;

/** Sets what somebody, or a department, is to reach in a month. */
export function TargetDialog({
  view,
  kind,
  month,
  line,
  onClose,
}: {
  view: PerformanceView;
  kind: TargetKind;
  month: string;
  line: PerformanceLine;
  onClose: () => void;
}) {
  const queries = usePerformanceQueries();
  const { commands } = useServices().toasts;
  const was = line.target?.cents ?? null;
  const [text, setText] = useState(() => (was === null ? '' : formatAmount(was)));
  const { form, errors, send, forget } = useForm<HTMLDivElement>(async () => {
    const cents = text.trim() === '' ? null : centsIn(text);
    const issue = cents === undefined ? words.notAmount : cents === null ? undefined : targetIssue(cents);
    if (issue !== undefined || cents === undefined) return { fields: { cents: issue ?? words.notAmount } };
    const answer = await queries.setTarget({ month, kind, subjectId: line.id, cents, was });
    // Set by somebody else, too: what stands there now is what the next try begins from.
    queries.show.outdate();
    if (!answer.ok) return formRefusal(answer.error, ['cents']);
    commands.success(words.done);
    onClose();
    return undefined;
  });
  return (
    <Modal
      open
      onClose={onClose}
      title={words.title(lineTitle(view, line), performance.monthTitle(month))}
      onConfirm={send}
      confirmLabel={words.save}
      cancelLabel={words.cancel}
      confirmTone="brand"
    >
      <styled.div ref={form} display="flex" flexDirection="column" gap="4">
        <FormAlert message={errors.form} />
        <Field label={words.amount} hint={words.hint} error={errors.fields['cents']}>
          <TextInput
            name="cents"
            inputMode="decimal"
            autoComplete="off"
            value={text}
            onChange={({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
              setText(currentTarget.value);
              forget('cents');
            }}
          />
        </Field>
      </styled.div>
    </Modal>
  );
}
