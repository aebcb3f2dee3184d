import { styled } from '@ykd/adapters-ui/styled';
import { wordsForReaders } from '@ykd/adapters-http/client';
import type { BindStore } from '@ykd/adapters-ui/stores';
import { Button, SubmitButton } from '@ykd/adapters-ui/widgets';
import type { User } from '@ykd/domain/member';
import { useEffect } from 'react';
import { useServices } from '../../../container/services-context';
import { FormAlert } from '../../../forms/form-alert';
import { useForm } from '../../../forms/use-form';
import { displayName } from '../../../components/display-name';
import { bind } from '../messages/zh-CN/bind';
import { common } from '../../../messages/zh-CN/common';
import { BINDING } from '../../../routing/tab-note';
import { useGo } from '../../../routing/use-go';
import { Way } from './bind-ways';

export type BindFormProps = {
  store: BindStore;
  user: User;
  target: string;
  /** Whether he came back from WeChat without an account: the one that waits is from before, and he is asked. */
  cameBackEmpty: boolean;
};

/** Binds the account that waits to the member who is logged in and goes on, or lets another one log in first. */
export function BindForm({ store, user, target, cameBackEmpty }: BindFormProps) {
  const go = useGo();
  const { base, environment, toasts } = useServices();
  const { form, errors, submitting, onSubmit } = useForm(async () => {
    await store.bind();
    if (store.getSnapshot().bound) {
      toasts.commands.success(bind.done.heading, { description: bind.done.intro(displayName(user)) });
      go(target, { replace: true });
    }
    return undefined;
  });
  useEffect(() => {
    // He said so before he went to WeChat.
    const said = BINDING.take(environment, user.id);
    if (said && !cameBackEmpty) form.current?.requestSubmit();
  }, [environment, form, user.id, cameBackEmpty]);
  const leave = (): void => {
    base
      .logout()
      .catch((error: unknown) => toasts.commands.error(wordsForReaders(error) ?? common.failedRequest));
  };
  return (
    <styled.form ref={form} onSubmit={onSubmit} marginTop="6" display="flex" flexDirection="column" gap="3">
      <FormAlert message={errors.form} />
      <SubmitButton size="lg" block submitting={submitting}>
        {bind.waiting.submit}
      </SubmitButton>
      <Button size="lg" block variant="ghost" onClick={leave}>
        {bind.waiting.other}
      </Button>
      <Way quiet href={target}>
        {bind.waiting.skip}
      </Way>
    </styled.form>
  );
}
