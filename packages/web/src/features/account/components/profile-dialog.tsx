import { styled } from '@ykd/adapters-ui/styled';
import { errorMessage } from '@ykd/adapters-http/contracts';
import { useStore } from '@ykd/adapters-ui/react';
import { createAvatarDraft } from '@ykd/adapters-ui/stores';
import { Modal } from '@ykd/adapters-ui/widgets';
import { profileIssues, profileTextIssues } from '@ykd/domain/member';
import { useRef, useState } from 'react';
import { useServices } from '../../../container/services-context';
import { FormAlert } from '../../../forms/form-alert';
import { fieldErrors, useForm, type FormErrors } from '../../../forms/use-form';
import { displayName } from '../../../components/display-name';
import { account } from '../messages/zh-CN/account';
import { areChanged, profileInput, valuesOf, type ProfileValues } from '../profile-values';
import type { AccountDialogProps } from './account-dialog-props';
import { AvatarField } from './avatar-field';
import { ProfileFields } from './profile-fields';

/** 完善个人信息. Specification §2 'Dialogs and widgets' 1, §4, §5, §8. */
export function ProfileDialog({ user, open, onClose }: AccountDialogProps) {
  const { base, avatar, toasts, syncWatch, environment } = useServices();
  const [first] = useState(() => valuesOf(user));
  const [values, setValues] = useState(first);
  const [draft] = useState(() => createAvatarDraft({ avatar, original: user.avatarUrl ?? null }));
  const { uploaded, uploading } = useStore(draft);
  const [asking, setAsking] = useState(false);
  const saved = useRef(false);

  const submit = async (): Promise<FormErrors | undefined> => {
    const wrong = [...profileIssues(values), ...profileTextIssues(values)];
    if (wrong.length > 0) return fieldErrors(wrong);
    const { url } = draft.getSnapshot();
    const result = await base.updateProfile(profileInput(user.id, values, url));
    if (!result.ok) {
      const { error } = result;
      const issues = error.kind === 'invalid-input' ? error.issues : [];
      const shown = issues.filter(({ field }) => field in values);
      // What has no field here stands above the form.
      return { ...fieldErrors(shown), ...(shown.length > 0 ? {} : { form: errorMessage(error) }) };
    }
    draft.keep();
    saved.current = true;
    toasts.commands.success(account.profile.saved);
    syncWatch.watch();
    return undefined;
  };
  const { form, errors, send, tell, forget } = useForm<HTMLDivElement>(submit);

  const change = (part: Partial<ProfileValues>): void => {
    setValues((now) => ({ ...now, ...part }));
    for (const field of Object.keys(part)) forget(field);
    // The end may be wrong because of the beginning.
    if ('schoolBeginDate' in part) forget('schoolEndDate');
  };
  const leave = (): void => {
    draft.discard();
    onClose();
  };
  const close = (): void => {
    const dirty = !saved.current && (uploaded || uploading || areChanged(values, first));
    if (dirty) setAsking(true);
    else leave();
  };

  return (
    <Modal
      open={open}
      onClose={close}
      title={account.profile.title}
      confirmDisabled={uploading}
      onConfirm={send}
    >
      <styled.div ref={form} display="flex" flexDirection="column" gap="5">
        <FormAlert message={errors.form} />
        <AvatarField draft={draft} name={displayName(user)} />
        <ProfileFields
          values={values}
          mobile={user.mobile}
          errors={errors.fields}
          now={environment.clock.now()}
          onChange={change}
          onWrong={tell}
        />
      </styled.div>
      <Modal
        open={asking}
        onClose={() => setAsking(false)}
        title={account.discard.title}
        width="420px"
        confirmLabel={account.discard.leave}
        cancelLabel={account.discard.stay}
        confirmTone="danger"
        onConfirm={leave}
      >
        {account.discard.text}
      </Modal>
    </Modal>
  );
}
