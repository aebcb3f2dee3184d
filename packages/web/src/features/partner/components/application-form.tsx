import { styled } from '@ykd/adapters-ui/styled';
import { Card, CheckBox, Field, SubmitButton, TextArea } from '@ykd/adapters-ui/widgets';
import { COUPON_REVIEW_PATH } from '@ykd/domain/coupon';
import {
  CURRENT_PARTNER_AGREEMENT,
  partnerApplicationIssues,
  type PartnerApplication,
} from '@ykd/domain/partner';
import { useState } from 'react';
import { useServices } from '../../../container/services-context';
import { FormAlert } from '../../../forms/form-alert';
import { fieldErrors, useForm } from '../../../forms/use-form';
import { useGo } from '../../../routing/use-go';
import { partner as words } from '../messages/zh-CN/partner';
import { usePartnerChange } from '../use-partner-change';
import { AgreementLink } from './agreement';
import { ProfileFields, type TypedProfile } from './profile-fields';

const FIELDS = ['realName', 'contact', 'channel', 'channelText', 'reason', 'agreementVersion'] as const;

export type BegunApplication = TypedProfile & Pick<PartnerApplication, 'reason'>;

/** The form of an application, which begins with what was sent before. */
export function ApplicationForm({
  begun,
  version,
  isAgain,
}: {
  begun: BegunApplication;
  /** That of the work order; 0 where there is none. */
  version: number;
  isAgain: boolean;
}) {
  const [typed, setTyped] = useState(begun);
  const [isAgreed, setAgreed] = useState(false);
  const { toasts } = useServices();
  const go = useGo();
  const { calls, writer, change } = usePartnerChange();
  const current = CURRENT_PARTNER_AGREEMENT.version;
  const { form, errors, submitting, onSubmit, forget } = useForm(async () => {
    // What is no channel yet is refused by the rule itself.
    const sent = { ...typed, agreementVersion: isAgreed ? current : '' } as PartnerApplication;
    const wrong = partnerApplicationIssues(sent);
    if (wrong.length > 0) return fieldErrors(wrong);
    const refused = await change(() => calls.apply({ ...sent, ...writer, version }), FIELDS);
    if (refused !== undefined) return refused;
    toasts.commands.success(words.sent);
    go(COUPON_REVIEW_PATH, { replace: true });
    return undefined;
  });
  return (
    <Card>
      <styled.form ref={form} onSubmit={onSubmit} noValidate display="flex" flexDirection="column" gap="4">
        <FormAlert message={errors.form} />
        <ProfileFields
          typed={typed}
          errors={errors.fields}
          onChange={(next) => {
            setTyped((now) => ({ ...now, ...next }));
            Object.keys(next).forEach(forget);
          }}
        />
        <Field label={words.reason} hint={words.reasonHint} required error={errors.fields['reason']}>
          <TextArea
            name="reason"
            rows={5}
            value={typed.reason}
            onChange={({ currentTarget }) => {
              setTyped((now) => ({ ...now, reason: currentTarget.value }));
              forget('reason');
            }}
          />
        </Field>
        <styled.div display="flex" flexDirection="column" gap="1">
          <div>
            <AgreementLink version={current} label={words.read(current)} />
          </div>
          <CheckBox
            name="agreementVersion"
            label={words.agree}
            isChecked={isAgreed}
            onChange={(now) => {
              setAgreed(now);
              forget('agreementVersion');
            }}
          />
          {errors.fields['agreementVersion'] && (
            <styled.p role="alert" fontSize="sm" color="danger.fg">
              {errors.fields['agreementVersion']}
            </styled.p>
          )}
        </styled.div>
        <SubmitButton submitting={submitting}>{isAgain ? words.submitAgain : words.submit}</SubmitButton>
      </styled.form>
    </Card>
  );
}
