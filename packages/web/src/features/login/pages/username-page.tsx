import { styled } from '@ykd/adapters-ui/styled';
import { errorMessage } from '@ykd/adapters-http/contracts';
import { useStore } from '@ykd/adapters-ui/react';
import { createLookup, type LookupState } from '@ykd/adapters-ui/stores';
import { CheckIcon, Field, Spinner, SubmitButton, TextInput } from '@ykd/adapters-ui/widgets';
import type { MemberPort, UsernameCheck } from '@ykd/application/member';
import { usernameIssue } from '@ykd/domain/member';
import { useEffect, useState, type ChangeEvent, type ReactNode } from 'react';
import { useServices } from '../../../container/services-context';
import { FormAlert } from '../../../forms/form-alert';
import { fieldErrors, useForm, type FormErrors } from '../../../forms/use-form';
import { login } from '../messages/zh-CN/login';
import { Heading } from '../components/heading';
import { LinkButton } from '../components/link-button';
import { LoginShell } from '../components/login-shell';
import { useChangeAccount } from '../use-change-account';
import { useGoToTarget } from '../use-target';

const aboutUserName = (message: string): FormErrors => ({ fields: { userName: message } });

/** What is known of a name: its form is judged here, the rest by the server. */
const check =
  (member: Pick<MemberPort, 'checkUsername'>) =>
  async (userName: string): Promise<UsernameCheck | undefined> => {
    const message = usernameIssue(userName);
    if (message !== undefined) return { free: false, message };
    const result = await member.checkUsername({ userName });
    return result.ok ? result.value : undefined;
  };

/** What stands under the field while the name is being typed. */
function Availability({ status, found }: LookupState<UsernameCheck | undefined>) {
  const line = (icon: ReactNode, text: string, color: string) => (
    <styled.span display="inline-flex" alignItems="center" gap="1.5" color={color}>
      {icon}
      {text}
    </styled.span>
  );
  if (status === 'loading') return line(<Spinner />, login.username.checking, 'fg.muted');
  if (status === 'ready' && found?.free) {
    return line(<CheckIcon size={16} />, login.username.free, 'brand.fg');
  }
  return login.username.hint;
}

/** `/username?target=`: who still goes by his mobile chooses a name of his own. */
export function Component() {
  const { base, member } = useServices();
  const user = useStore(base, (state) => state.user);
  const [userName, setUserName] = useState('');
  const [names] = useState(() => createLookup(check(member)));
  const availability = useStore(names);
  const goToTarget = useGoToTarget();
  const changeAccount = useChangeAccount();

  const submit = async (): Promise<FormErrors | undefined> => {
    const chosen = userName.trim();
    const issue = usernameIssue(chosen);
    if (issue !== undefined) return aboutUserName(issue);
    const result = await base.chooseUsername(chosen);
    if (result.ok) {
      goToTarget();
      return undefined;
    }
    const { error } = result;
    if (error.kind === 'invalid-input') return fieldErrors(error.issues);
    return error.kind === 'username-taken'
      ? aboutUserName(errorMessage(error))
      : { fields: {}, form: errorMessage(error) };
  };
  const { form, errors, submitting, onSubmit, forget } = useForm(submit);
  // The one thing to do here.
  useEffect(() => form.current?.querySelector('input')?.focus(), [form]);

  const type = (typed: string): void => {
    setUserName(typed);
    forget('userName');
    const name = typed.trim();
    if (name === '') names.clear();
    else names.lookUp(name);
  };
  const { status, found } = availability;
  const taken = status === 'ready' && found?.free === false ? found.message : undefined;

  return (
    <LoginShell layout="phone">
      <Heading title={login.username.heading} intro={login.username.intro} />
      <styled.form ref={form} noValidate onSubmit={onSubmit} display="flex" flexDirection="column" gap="5">
        <FormAlert message={errors.form} />
        <Field
          label={login.username.label}
          hint={<Availability {...availability} />}
          error={errors.fields['userName'] ?? taken}
          aside={user && login.username.current(user.mobile)}
        >
          <TextInput
            name="userName"
            value={userName}
            onChange={(event: ChangeEvent<HTMLInputElement>) => type(event.target.value)}
            autoComplete="username"
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
          />
        </Field>
        <SubmitButton size="lg" block submitting={submitting}>
          {login.username.submit}
        </SubmitButton>
        <LinkButton alignSelf="center" onClick={() => void changeAccount()}>
          {login.username.other}
        </LinkButton>
      </styled.form>
    </LoginShell>
  );
}
