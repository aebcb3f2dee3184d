import { styled } from '@ykd/adapters-ui/styled';
import { errorMessage } from '@ykd/adapters-http/contracts';
import { Field, SubmitButton, TextInput } from '@ykd/adapters-ui/widgets';
import { DEV_PATH } from '@ykd/domain/access';
import { mobileIssue, smsLoginIssues } from '@ykd/domain/member';
import { useEffect, useRef, useState, type ChangeEvent } from 'react';
import { useServices } from '../../../container/services-context';
import { FormAlert } from '../../../forms/form-alert';
import { fieldErrors, useForm, type FormErrors } from '../../../forms/use-form';
import { memberTexts } from '../../../messages/zh-CN/member-texts';
import { login } from '../messages/zh-CN/login';
import { SmsCodeField } from '../../../components/sms-code-field';

/** In the demo no message goes out: where its code can be read. */
function OutboxHint() {
  return (
    <styled.p marginTop="8" fontSize="sm" color="fg.muted">
      {login.demoOutbox}
      <styled.a
        href={DEV_PATH}
        target="_blank"
        color="brand.fg"
        textDecoration="underline"
        textUnderlineOffset="0.2em"
      >
        {login.demoOutboxLink}
      </styled.a>
    </styled.p>
  );
}

/** Why one is here. It has the focus, because what was pressed before is gone. */
function Note({ text }: { text: string }) {
  const note = useRef<HTMLParagraphElement>(null);
  useEffect(() => note.current?.focus(), []);
  return (
    <styled.p
      ref={note}
      tabIndex={-1}
      outline="none"
      marginBottom="5"
      px="4"
      py="3"
      bg="bg.subtle"
      borderRadius="md"
      fontSize="sm"
      lineHeight="snug"
    >
      {text}
    </styled.p>
  );
}

export type SmsLoginProps = {
  onDone: () => void;
  mobile: string;
  onMobile: (mobile: string) => void;
  /** Why one is here, where that was not one's own choice. */
  note: string | undefined;
};

export function SmsLogin({ onDone, mobile, onMobile, note: why }: SmsLoginProps) {
  const { base, environment } = useServices();
  const [smsCode, setSmsCode] = useState('');

  const submit = async (): Promise<FormErrors | undefined> => {
    const typed = { mobile: mobile.trim(), smsCode };
    const issues = smsLoginIssues(typed);
    if (issues.length > 0) return fieldErrors(issues);
    const result = await base.loginBySms(typed);
    if (result.ok) {
      onDone();
      return undefined;
    }
    const { error } = result;
    return error.kind === 'invalid-input'
      ? fieldErrors(error.issues)
      : { fields: { smsCode: errorMessage(error) } };
  };
  const { form, errors, submitting, onSubmit, tell, forget } = useForm(submit);

  const mobileToSendTo = (): string | undefined => {
    const issue = mobileIssue(mobile.trim());
    if (issue === undefined) return mobile.trim();
    tell('mobile', issue);
    form.current?.querySelector<HTMLElement>('[name=mobile]')?.focus();
    return undefined;
  };

  return (
    <>
      {why !== undefined && <Note text={why} />}
      <styled.form ref={form} noValidate onSubmit={onSubmit} display="flex" flexDirection="column" gap="5">
        <FormAlert message={errors.form} />
        <Field label={memberTexts.mobile} hint={login.smsHint} error={errors.fields['mobile']}>
          <TextInput
            name="mobile"
            type="tel"
            value={mobile}
            onChange={(event: ChangeEvent<HTMLInputElement>) => {
              onMobile(event.target.value);
              forget('mobile');
            }}
            autoComplete="tel"
            inputMode="tel"
            enterKeyHint="next"
          />
        </Field>
        <SmsCodeField
          name="smsCode"
          value={smsCode}
          onChange={(code) => {
            setSmsCode(code);
            forget('smsCode');
          }}
          error={errors.fields['smsCode']}
          mobile={mobileToSendTo}
          onSent={() => forget('smsCode')}
          onRefused={(message) => tell('smsCode', message)}
        />
        <SubmitButton size="lg" block submitting={submitting}>
          {login.submit}
        </SubmitButton>
      </styled.form>
      {environment.settings.devPages && <OutboxHint />}
    </>
  );
}
