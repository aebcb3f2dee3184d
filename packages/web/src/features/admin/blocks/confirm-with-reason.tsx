import { styled } from '@ykd/adapters-ui/styled';
import { Modal } from '@ykd/adapters-ui/widgets';
import type { AppError } from '@ykd/application/shared';
import type { Issue } from '@ykd/domain/member';
import type { Result } from '@ykd/domain/shared';
import { useState, type ReactNode } from 'react';
import { FormAlert } from '../../../forms/form-alert';
import { fieldErrors, useForm, type FormSending } from '../../../forms/use-form';
import { blocks } from '../messages/zh-CN/blocks';
import { ConsequenceList, type Consequence } from './consequence-list';
import { formRefusal } from './form-refusal';
import { ReasonField, reasonIssues, type ReasonLength } from './reason-field';

export type ConfirmWithReasonProps = {
  onClose: () => void;
  title: string;
  /** A sentence on what is going to happen. */
  text?: ReactNode;
  consequences?: readonly Consequence[] | undefined;
  /** What else has to be chosen, such as a successor: its fields say what is wrong with them. */
  children?: ReactNode | ((form: Pick<FormSending<HTMLElement>, 'errors' | 'forget'>) => ReactNode);
  /** The names of those fields, and what is missing in them. */
  fields?: readonly string[] | undefined;
  issues?: (() => readonly Issue[]) | undefined;
  confirmLabel: string;
  tone?: 'brand' | 'danger' | undefined;
  length: ReasonLength;
  reasonLabel?: string | undefined;
  act: (reason: string) => Promise<Result<unknown, AppError>>;
  /** What is said of a refusal in words of its own; of all others it is what is said of it everywhere. */
  refused?: ((error: AppError) => string | undefined) | undefined;
  /** It went through. */
  onDone: () => void;
};

/**
 * Asks once more before something that hurts: what is going to happen, in numbers, and why it is done. What is missing is said
 * where it is missing, once somebody confirms; what the server refuses is said here, too, and nothing of what was written is
 * lost. It is open as long as it is there.
 */
export function ConfirmWithReason(props: ConfirmWithReasonProps) {
  const {
    title,
    text,
    consequences,
    children,
    fields = [],
    issues = () => [],
    confirmLabel,
    tone = 'danger',
    length,
  } = props;
  const [reason, setReason] = useState('');
  const { form, errors, send, forget } = useForm<HTMLDivElement>(async () => {
    const wrong = [...issues(), ...reasonIssues(reason, length)];
    if (wrong.length > 0) return fieldErrors(wrong);
    const answer = await props.act(reason.trim());
    if (!answer.ok) {
      const told = props.refused?.(answer.error);
      if (told !== undefined) return { fields: {}, form: told };
      return formRefusal(answer.error, [...fields, 'reason']);
    }
    props.onDone();
    return undefined;
  });
  return (
    <Modal
      open
      onClose={props.onClose}
      title={title}
      onConfirm={send}
      confirmLabel={confirmLabel}
      // Beside what takes something back, 「取消」 would not say which of both.
      cancelLabel={`${title}${confirmLabel}`.includes(blocks.reason.usual) ? blocks.reason.cancel : undefined}
      confirmTone={tone}
    >
      <styled.div ref={form} display="flex" flexDirection="column" gap="4">
        <FormAlert message={errors.form} />
        {text !== undefined && <styled.p color="fg.muted">{text}</styled.p>}
        {consequences && consequences.length > 0 && <ConsequenceList of={consequences} />}
        {typeof children === 'function' ? children({ errors, forget }) : children}
        <ReasonField
          label={props.reasonLabel}
          value={reason}
          length={length}
          error={errors.fields['reason']}
          onChange={(next) => {
            setReason(next);
            forget('reason');
          }}
        />
      </styled.div>
    </Modal>
  );
}
