import { wordsForReaders } from '@ykd/adapters-http/client';
import { errorMessage } from '@ykd/adapters-http/contracts';
import { styled } from '@ykd/adapters-ui/styled';
import { Field, Modal, TextInput } from '@ykd/adapters-ui/widgets';
import type { TemplateView } from '@ykd/application/message';
import { useState, type ChangeEvent } from 'react';
import { FormAlert } from '../../../forms/form-alert';
import { useServices } from '../../../container/services-context';
import { messages } from '../messages/zh-CN/messages';
import { useMessageQueries } from './message-queries';
import { TextFields } from './text-fields';

const words = messages.template;

/** Writes a new template, or changes one. */
export function TemplateDialog({
  template,
  onClose,
}: {
  template: TemplateView | undefined;
  onClose: () => void;
}) {
  const { acts, templates } = useMessageQueries();
  const { commands } = useServices().toasts;
  const [values, setValues] = useState(() => ({
    name: template?.name ?? '',
    title: template?.title ?? '',
    text: template?.text ?? '',
  }));
  const [errors, setErrors] = useState<Readonly<Record<string, string | undefined>>>({});
  const set = (part: Partial<typeof values>) => setValues((now) => ({ ...now, ...part }));
  async function confirm() {
    setErrors({});
    const answer = await acts.saveTemplate({
      id: template?.id ?? null,
      version: template?.version ?? 0,
      ...values,
    });
    if (!answer.ok) {
      const { error } = answer;
      if (error.kind === 'invalid-input')
        setErrors(Object.fromEntries(error.issues.map(({ field, message }) => [field, message])));
      else if (error.kind === 'changed-meanwhile') {
        templates.outdate();
        setErrors({ form: words.changed(error.by?.name ?? words.somebody) });
      } else setErrors({ form: errorMessage(error) });
      return false;
    }
    templates.outdate();
    commands.success(words.saved);
    return true;
  }
  return (
    <Modal
      open
      onClose={onClose}
      title={template === undefined ? words.addTitle : words.editTitle}
      confirmLabel={words.save}
      onConfirm={confirm}
      onError={(cause) => setErrors({ form: wordsForReaders(cause) ?? words.unsaved })}
    >
      <styled.div display="flex" flexDirection="column" gap="4">
        <FormAlert message={errors['form']} />
        <Field label={words.name} error={errors['name']}>
          <TextInput
            value={values.name}
            onChange={({ currentTarget }: ChangeEvent<HTMLInputElement>) =>
              set({ name: currentTarget.value })
            }
          />
        </Field>
        <TextFields
          title={values.title}
          text={values.text}
          hasTitle
          titleHint={words.headingHint}
          errors={errors}
          onTitle={(title) => set({ title })}
          onText={(text) => set({ text })}
        />
      </styled.div>
    </Modal>
  );
}

/** Asks once more before a template goes. */
export function RemoveTemplate({
  template: { id, version, name },
  onClose,
}: {
  template: TemplateView;
  onClose: () => void;
}) {
  const { acts, templates } = useMessageQueries();
  const { commands } = useServices().toasts;
  const [refused, setRefused] = useState<string>();
  return (
    <Modal
      open
      onClose={onClose}
      title={words.removeTitle}
      confirmLabel={words.remove}
      confirmTone="danger"
      onConfirm={async () => {
        const answer = await acts.removeTemplate({ id, version });
        templates.outdate();
        if (answer.ok) commands.success(words.removed);
        else setRefused(errorMessage(answer.error));
        return answer.ok;
      }}
      onError={(cause) => setRefused(wordsForReaders(cause) ?? words.unsaved)}
    >
      <FormAlert message={refused} />
      <p>{words.removeText(name)}</p>
    </Modal>
  );
}
