import { styled } from '@ykd/adapters-ui/styled';
import { errorMessage } from '@ykd/adapters-http/contracts';
import { Field, SubmitButton, TextInput } from '@ykd/adapters-ui/widgets';
import { DEV_PATH } from '@ykd/domain/access';
import { mobileIssue, passwordChangeIssues, smsLoginIssues } from '@ykd/domain/member';
import { useEffect, useRef, useState, type ChangeEvent } from 'react';
import { useServices } from '../../../container/services-context';
import { FormAlert } from '../../../forms/form-alert';
import { fieldErrors, useForm, type FormErrors } from '../../../forms/use-form';
import { newPassword } from '../../../messages/zh-CN/new-password';
import { memberTexts } from '../../../messages/zh-CN/member-texts';
import { login } from '../messages/zh-CN/login';
import { SmsCodeField } from '../../../components/sms-code-field';
import { LinkButton } from './link-button';
import { NewPasswordFields, type NewPassword } from './new-password-fields';

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

/** Whether the password was typed alike twice; the server is told it once. */
const confirmIssues = ({ pwd, confirm }: NewPassword) =>
  passwordChangeIssues({ password: pwd, confirm }).filter(({ field }) => field === 'confirm');

export type SmsLoginProps = {
  onDone: () => void;
  mobile: string;
  onMobile: (mobile: string) => void;
  /** Why one is here, where that was not one's own choice. */
  note: string | undefined;
  /** Whether the code sets a new password too. */
  forgot: boolean;
  /** He leaves the password as it is after all. */
  onLoginOnly: () => void;
};

export function SmsLogin({ onDone, mobile, onMobile, note: why, forgot, onLoginOnly }: SmsLoginProps) {
  const { base, environment, toasts, syncWatch } = useServices();
  const [smsCode, setSmsCode] = useState('');
  const [password, setPassword] = useState<NewPassword>({ pwd: '', confirm: '' });

  const submit = async (): Promise<FormErrors | undefined> => {
    const typed = { mobile: mobile.trim(), smsCode, ...(forgot ? { pwd: password.pwd } : {}) };
    const issues = [...smsLoginIssues(typed), ...(forgot ? confirmIssues(password) : [])];
    if (issues.length > 0) return fieldErrors(issues);
    const result = await base.loginBySms(typed);
    if (result.ok) {
      if (forgot) {
        toasts.commands.success(newPassword.done, { description: newPassword.doneHint });
        syncWatch.watch();
      }
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
        <Field
          label={memberTexts.mobile}
          hint={forgot ? undefined : login.smsHint}
          error={errors.fields['mobile']}
        >
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
        {forgot && (
          <NewPasswordFields
            value={password}
            errors={errors.fields}
            onChange={(field, typed) => {
              setPassword((now) => ({ ...now, [field]: typed }));
              forget(field);
            }}
          />
        )}
        <SubmitButton size="lg" block submitting={submitting}>
          {forgot ? login.forgot.submit : login.submit}
        </SubmitButton>
        {forgot && (
          <LinkButton alignSelf="center" onClick={onLoginOnly}>
            {login.forgot.loginOnly}
          </LinkButton>
        )}
      </styled.form>
      {environment.settings.devPages && <OutboxHint />}
    </>
  );
}
