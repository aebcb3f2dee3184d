import { styled } from '@ykd/adapters-ui/styled';
import { errorMessage } from '@ykd/adapters-http/contracts';
import { Field, PasswordInput, SubmitButton, TextInput } from '@ykd/adapters-ui/widgets';
import { loginIssues } from '@ykd/domain/member';
import { useState, type ChangeEvent, type KeyboardEvent } from 'react';
import { useServices } from '../../../container/services-context';
import { FormAlert } from '../../../forms/form-alert';
import { fieldErrors, useForm, type FormErrors } from '../../../forms/use-form';
import { login } from '../messages/zh-CN/login';
import { DemoAccounts } from './demo-accounts';
import { LinkButton } from './link-button';

export type PasswordLoginProps = {
  onDone: () => void;
  /** There is no password to log in with; what was typed as the account so far. */
  onForgot: (account: string) => void;
  /** A code is asked for here; what was typed as the account. */
  onCodeNeeded: (account: string, why: string) => void;
};

export function PasswordLogin({ onDone, onForgot, onCodeNeeded }: PasswordLoginProps) {
  const { base, environment } = useServices();
  const [account, setAccount] = useState('');
  const [pwd, setPwd] = useState('');
  const [capsLock, setCapsLock] = useState(false);

  const submit = async (): Promise<FormErrors | undefined> => {
    const issues = loginIssues({ account, pwd });
    if (issues.length > 0) return fieldErrors(issues);
    const result = await base.login({ account: account.trim(), pwd });
    if (result.ok) {
      onDone();
      return undefined;
    }
    const { error } = result;
    if (error.kind === 'code-needed') onCodeNeeded(account, errorMessage(error));
    return error.kind === 'invalid-input'
      ? fieldErrors(error.issues)
      : { fields: {}, form: errorMessage(error) };
  };
  const { form, errors, submitting, onSubmit } = useForm(submit);
  const watchCapsLock = (event: KeyboardEvent) => setCapsLock(event.getModifierState('CapsLock'));

  return (
    <>
      <styled.form ref={form} noValidate onSubmit={onSubmit} display="flex" flexDirection="column" gap="5">
        <FormAlert message={errors.form} />
        <Field label={login.account} error={errors.fields['account']}>
          <TextInput
            name="account"
            value={account}
            onChange={(event: ChangeEvent<HTMLInputElement>) => setAccount(event.target.value)}
            placeholder={login.accountHint}
            autoComplete="username"
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            enterKeyHint="next"
          />
        </Field>
        <Field
          label={login.password}
          error={errors.fields['pwd']}
          hint={capsLock ? login.capsLock : undefined}
        >
          <PasswordInput
            name="pwd"
            value={pwd}
            onChange={(event: ChangeEvent<HTMLInputElement>) => setPwd(event.target.value)}
            onKeyDown={watchCapsLock}
            onKeyUp={watchCapsLock}
            onBlur={() => setCapsLock(false)}
            autoComplete="current-password"
            enterKeyHint="go"
          />
        </Field>
        <LinkButton alignSelf="flex-start" marginTop="-2" onClick={() => onForgot(account)}>
          {login.forgot.way}
        </LinkButton>
        <SubmitButton size="lg" block submitting={submitting}>
          {login.submit}
        </SubmitButton>
      </styled.form>
      {environment.settings.demo && (
        <DemoAccounts
          demo={environment.settings.demo}
          onChoose={(chosen, password) => {
            setAccount(chosen);
            setPwd(password);
          }}
        />
      )}
    </>
  );
}
