import { styled } from '@ykd/adapters-ui/styled';
import { errorMessage } from '@ykd/adapters-http/contracts';
import type { CheckInState, CheckInStore } from '@ykd/adapters-ui/stores';
import { Card, CheckCircleIcon, Field, SubmitButton, TextArea } from '@ykd/adapters-ui/widgets';
import type { CampaignCheckIns } from '@ykd/application/check-in';
import { checkInTextIssue, checkInTextLength } from '@ykd/domain/campaign';
import { useState } from 'react';
import { useServices } from '../../../container/services-context';
import { FormAlert } from '../../../forms/form-alert';
import { fieldErrors, useForm, type FormErrors } from '../../../forms/use-form';
import { form } from '../messages/zh-CN/form';
import { isRefused } from '../picture-refusal';
import { PictureField } from './picture-field';

export type EntryFormProps = {
  store: CheckInStore;
  state: CheckInState;
  value: CampaignCheckIns;
  /** The entry was stored. */
  onSent: () => void;
};

/** Today's entry. What was not sent outlives a reload. */
export function EntryForm({ store, state, value, onSent }: EntryFormProps) {
  const { toasts } = useServices();
  const { text, pictures, isChanged } = state;
  const [pictureNote, setPictureNote] = useState<string>();
  const isDone = value.days[0]?.day === value.today;

  const check = (): FormErrors | undefined => {
    const message = checkInTextIssue(text);
    if (message !== undefined) return { fields: { text: message } };
    // One that cannot be used never keeps the text back.
    return pictures.every((picture) => picture.status === 'ready' || isRefused(picture))
      ? undefined
      : { fields: { pictures: form.wait } };
  };
  const {
    errors,
    submitting,
    onSubmit,
    forget,
    form: element,
  } = useForm(async () => {
    setPictureNote(undefined);
    const found = check();
    if (found !== undefined) return found;
    const result = await store.save();
    if (result.ok) {
      const refused = pictures.filter(isRefused);
      for (const { id } of refused) store.remove(id);
      if (refused.length > 0) toasts.commands.warning(form.leftOut(refused.length));
      if (isDone) toasts.commands.success(form.saved);
      else toasts.commands.success(form.sent, { description: form.sentHint(result.value.streak.current) });
      onSent();
      return undefined;
    }
    if (result.error.kind === 'check-in-closed') {
      // The form goes, and what it could say with it.
      toasts.commands.error(errorMessage(result.error));
      return { fields: {} };
    }
    if (result.error.kind === 'invalid-input') {
      const { fields } = fieldErrors(result.error.issues);
      // Midnight went by while the page was open; the day has no field.
      return { fields, form: fields['day'] };
    }
    return { fields: {}, form: errorMessage(result.error) };
  });

  return (
    <Card as="section" aria-label={form.title(value.today)}>
      <styled.form ref={element} noValidate onSubmit={onSubmit} display="flex" flexDirection="column" gap="4">
        <styled.div display="flex" flexWrap="wrap" alignItems="center" justifyContent="space-between" gap="2">
          <styled.h2 textStyle="heading">{form.title(value.today)}</styled.h2>
          {isDone && (
            <styled.span display="inline-flex" alignItems="center" gap="1" fontSize="sm" color="brand.fg">
              <CheckCircleIcon size={16} />
              {form.done}
            </styled.span>
          )}
        </styled.div>
        <FormAlert message={errors.form} />
        <Field
          label={form.text}
          required
          error={errors.fields['text']}
          aside={form.counter(checkInTextLength(text))}
        >
          <TextArea
            name="text"
            rows={5}
            value={text}
            placeholder={form.placeholder}
            onChange={({ currentTarget }) => {
              store.write(currentTarget.value);
              forget('text');
            }}
          />
        </Field>
        <PictureField
          store={store}
          pictures={pictures}
          error={pictureNote ?? errors.fields['pictures']}
          onTell={(message) => {
            setPictureNote(message);
            forget('pictures');
          }}
        />
        <styled.div display="flex" flexWrap="wrap" alignItems="center" columnGap="4" rowGap="2">
          <SubmitButton variant="amber" submitting={submitting} disabled={isDone && !isChanged}>
            {isDone ? form.again : form.send}
          </SubmitButton>
          {isChanged && (text !== '' || pictures.length > 0) && (
            <styled.span fontSize="sm" color="fg.subtle">
              {form.kept}
            </styled.span>
          )}
        </styled.div>
      </styled.form>
    </Card>
  );
}
