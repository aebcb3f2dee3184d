import { styled } from '@ykd/adapters-ui/styled';
import { errorMessage } from '@ykd/adapters-http/contracts';
import { Field, Modal, PasswordInput, TextInput } from '@ykd/adapters-ui/widgets';
import { PASSWORD_MIN, passwordChangeIssues } from '@ykd/domain/member';
import { useState, type ChangeEvent } from 'react';
import { useServices } from '../../../container/services-context';
import { FormAlert } from '../../../forms/form-alert';
import { fieldErrors, useForm, type FormErrors } from '../../../forms/use-form';
import { account } from '../messages/zh-CN/account';
import { newPassword } from '../../../messages/zh-CN/new-password';
import { memberTexts } from '../../../messages/zh-CN/member-texts';
import type { AccountDialogProps } from './account-dialog-props';
import { SmsCodeField } from '../../../components/sms-code-field';

const Rows = styled('div', {
  base: { display: 'grid', gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: '1fr 1fr' }, gap: '5' },
});

/** 修改密码. Specification §2 'Dialogs and widgets' 2, §5, §8. */
export function PasswordDialog({ user, open, onClose }: AccountDialogProps) {
  const { member, toasts, syncWatch } = useServices();
  const [values, setValues] = useState({ code: '', password: '', confirm: '' });

  const submit = async (): Promise<FormErrors | undefined> => {
    const issues = passwordChangeIssues(values);
    if (issues.length > 0) return fieldErrors(issues);
    const { code, password } = values;
    const result = await member.changePassword({ mobile: user.mobile, smsCode: code, pwd: password });
    if (!result.ok) {
      const { error } = result;
      const issue = error.kind === 'invalid-input' && error.issues.find(({ field }) => field === 'pwd');
      if (issue) return { fields: { password: issue.message } };
      // Whatever else the server has against it stands at the code. Specification §8.
      return { fields: { code: errorMessage(error) } };
    }
    toasts.commands.success(newPassword.done, { description: newPassword.doneHint });
    syncWatch.watch();
    return undefined;
  };
  const { form, errors, send, tell, forget } = useForm<HTMLFormElement>(submit);
  const set = (field: keyof typeof values) => (value: string) => {
    setValues((now) => ({ ...now, [field]: value }));
    forget(field);
  };
  const password = (field: 'password' | 'confirm') => (
    <PasswordInput
      name={field}
      autoComplete="new-password"
      value={values[field]}
      onChange={(event: ChangeEvent<HTMLInputElement>) => set(field)(event.target.value)}
    />
  );

  return (
    <Modal open={open} onClose={onClose} title={account.password.title} onConfirm={send}>
      {/* A form, so that browsers offer to keep the new password; 确定 and Enter belong to the modal. */}
      <styled.form ref={form} noValidate display="flex" flexDirection="column" gap="5">
        <FormAlert message={errors.form} />
        <Rows>
          <Field label={memberTexts.userName}>
            <TextInput readOnly value={user.userName ?? ''} autoComplete="username" />
          </Field>
          <Field label={memberTexts.mobile}>
            <TextInput readOnly value={user.mobile} />
          </Field>
        </Rows>
        <SmsCodeField
          name="code"
          required
          value={values.code}
          onChange={set('code')}
          error={errors.fields['code']}
          mobile={() => user.mobile}
          onSent={() => forget('code')}
          onRefused={(message) => tell('code', message)}
        />
        <Field
          label={newPassword.password}
          required
          hint={newPassword.hint(PASSWORD_MIN)}
          error={errors.fields['password']}
        >
          {password('password')}
        </Field>
        <Field label={newPassword.confirm} required error={errors.fields['confirm']}>
          {password('confirm')}
        </Field>
      </styled.form>
    </Modal>
  );
}
