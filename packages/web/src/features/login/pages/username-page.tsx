import { chakra } from '@chakra-ui/react/styled-system';
import { errorMessage } from '@ykd/adapters-http/contracts';
import { useStore } from '@ykd/adapters-ui/react';
import { Field, SubmitButton, TextInput } from '@ykd/adapters-ui/widgets';
import { usernameIssue } from '@ykd/domain/member';
import { useState, type ChangeEvent } from 'react';
import { useServices } from '../../../container/services-context';
import { login } from '../../../messages/zh-CN/login';
import { FormAlert } from '../components/form-alert';
import { Heading } from '../components/heading';
import { LoginShell } from '../components/login-shell';
import { fieldErrors, useForm, type FormErrors } from '../use-form';
import { useGoToTarget } from '../use-target';

const aboutUserName = (message: string): FormErrors => ({ fields: { userName: message } });

/** `/username?target=`: who still goes by his mobile chooses a name of his own. */
export function Component() {
  const { base } = useServices();
  const { user } = useStore(base);
  const [userName, setUserName] = useState('');
  const goToTarget = useGoToTarget();

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
  const { form, errors, submitting, onSubmit } = useForm(submit);

  return (
    <LoginShell layout="phone">
      <Heading title={login.username.heading} intro={login.username.intro} />
      <chakra.form ref={form} noValidate onSubmit={onSubmit} display="flex" flexDirection="column" gap="5">
        <FormAlert message={errors.form} />
        <Field
          label={login.username.label}
          hint={login.username.hint}
          error={errors.fields['userName']}
          aside={user && login.username.current(user.mobile)}
        >
          <TextInput
            name="userName"
            value={userName}
            onChange={(event: ChangeEvent<HTMLInputElement>) => setUserName(event.target.value)}
            autoComplete="username"
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
          />
        </Field>
        <SubmitButton size="lg" block submitting={submitting}>
          {login.username.submit}
        </SubmitButton>
      </chakra.form>
    </LoginShell>
  );
}
