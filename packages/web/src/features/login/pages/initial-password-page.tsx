import { errorMessage } from '@ykd/adapters-http/contracts';
import { useStore } from '@ykd/adapters-ui/react';
import { styled } from '@ykd/adapters-ui/styled';
import { Field, SubmitButton, TextInput } from '@ykd/adapters-ui/widgets';
import { passwordChangeIssues } from '@ykd/domain/member';
import { useEffect, useState } from 'react';
import { useServices } from '../../../container/services-context';
import { FormAlert } from '../../../forms/form-alert';
import { fieldErrors, useForm, type FormErrors } from '../../../forms/use-form';
import { newPassword } from '../../../messages/zh-CN/new-password';
import { Heading } from '../components/heading';
import { LinkButton } from '../components/link-button';
import { LoginShell } from '../components/login-shell';
import { NewPasswordFields, type NewPassword } from '../components/new-password-fields';
import { login } from '../messages/zh-CN/login';
import { useChangeAccount } from '../use-change-account';
import { useHeldEnd } from '../use-held-end';

const words = login.initialPassword;

const issuesOf = ({ pwd, confirm }: NewPassword): FormErrors => {
  const {
    code: _code,
    password,
    ...fields
  } = fieldErrors(passwordChangeIssues({ password: pwd, confirm })).fields;
  return { fields: { ...fields, ...(password === undefined ? {} : { pwd: password }) } };
};

/** The page is called so as long as this stands in its place. */
const useOwnTitle = (title: string): void => {
  const { base } = useServices();
  useEffect(() => {
    const { pageTitle } = base.getSnapshot();
    base.setPageTitle(title);
    return () => base.setPageTitle(pageTitle);
  }, [base, title]);
};

/** What stands in the place of every page until its visitor has changed the password that somebody else gave him. */
export function InitialPasswordPage({ onEnd }: { onEnd: () => void }) {
  useHeldEnd(onEnd);
  const { base, toasts, syncWatch } = useServices();
  const held = useStore(base, (state) => state.held);
  const [typed, setTyped] = useState<NewPassword>({ pwd: '', confirm: '' });
  const changeAccount = useChangeAccount();
  useOwnTitle(words.title);

  const submit = async (): Promise<FormErrors | undefined> => {
    const wrong = issuesOf(typed);
    if (Object.keys(wrong.fields).length > 0) return wrong;
    const result = await base.changeInitialPassword(typed);
    if (!result.ok) {
      const { error } = result;
      return error.kind === 'invalid-input'
        ? fieldErrors(error.issues)
        : { fields: {}, form: errorMessage(error) };
    }
    toasts.commands.success(newPassword.done, { description: newPassword.doneHint });
    syncWatch.watch();
    return undefined;
  };
  const { form, errors, submitting, onSubmit, forget } = useForm(submit);
  // The one thing to do here.
  useEffect(() => form.current?.querySelector<HTMLInputElement>('[name=pwd]')?.focus(), [form]);

  return (
    <LoginShell layout="phone">
      <Heading title={words.title} intro={words.why} />
      <styled.form ref={form} noValidate onSubmit={onSubmit} display="flex" flexDirection="column" gap="5">
        <FormAlert message={errors.form} />
        {/* For browsers that keep the new password. */}
        <Field label={words.account}>
          <TextInput readOnly autoComplete="username" value={held?.userName ?? held?.mobile ?? ''} />
        </Field>
        <NewPasswordFields
          value={typed}
          errors={errors.fields}
          onChange={(field, text) => {
            setTyped((now) => ({ ...now, [field]: text }));
            forget(field);
          }}
        />
        <SubmitButton size="lg" block submitting={submitting}>
          {words.submit}
        </SubmitButton>
        <LinkButton alignSelf="center" onClick={() => void changeAccount()}>
          {login.username.other}
        </LinkButton>
      </styled.form>
    </LoginShell>
  );
}
