import { styled } from '@ykd/adapters-ui/styled';
import { CheckBox, Field, Modal, TextInput } from '@ykd/adapters-ui/widgets';
import type { ErrorOf } from '@ykd/application/shared';
import type { TagLine } from '@ykd/application/tag';
import { TAG_COLOURS, tagIssues } from '@ykd/domain/member';
import { useState, type ChangeEvent } from 'react';
import { useServices } from '../../../container/services-context';
import { FormAlert } from '../../../forms/form-alert';
import { fieldErrors, useForm } from '../../../forms/use-form';
import { ConflictPanel } from '../blocks/conflict-panel';
import { formRefusal } from '../blocks/form-refusal';
import { conflictsOf, putTogether, type Choice } from '../blocks/three-way';
import { tags } from '../messages/zh-CN/tags';
import { ColourField, colourTitle } from './colour-field';
import { TagName } from './tag-mark';
import { formOfTexts, TAG_KEYS, textsOfNow, textsOfTag, type TagKey, type TagTexts } from './tag-texts';
import { useTagQueries } from './tag-queries';

const { kept: words } = tags;

const LABELS: Readonly<Record<TagKey, string>> = {
  name: words.name,
  color: words.color,
  description: words.description,
  isShown: words.isShown,
};

/** A field as it is read where two people wrote another thing. */
const shownText = (key: TagKey, text: string): string =>
  key === 'color' ? colourTitle(text) : key === 'isShown' ? (text === 'true' ? words.yes : words.no) : text;

type Base = { readonly version: number; readonly texts: TagTexts };

/** What a tag says: a new one, or one that there is; what a colleague changes meanwhile is put together with it. */
export function TagFormDialog({
  tag,
  others,
  onClose,
}: {
  tag: TagLine | undefined;
  /** What the other tags are called. */
  others: readonly string[];
  onClose: () => void;
}) {
  const { port, lines, choices } = useTagQueries();
  const { commands } = useServices().toasts;
  const [begun, setBegun] = useState<Base>(() => ({
    version: tag?.version ?? 0,
    texts: tag === undefined ? { ...EMPTY } : textsOfTag(tag),
  }));
  const [texts, setTexts] = useState(begun.texts);
  const [other, setOther] = useState<ErrorOf<'changed-meanwhile'>>();
  const form = formOfTexts(texts);

  const store = (version: number, next: TagTexts) =>
    lines.change(
      undefined,
      () =>
        tag === undefined
          ? port.make(formOfTexts(next))
          : port.change({ id: tag.id, version, ...formOfTexts(next) }),
      (_before, now) => now,
    );
  const submit = async (version: number, next: TagTexts) => {
    const issues = tagIssues(formOfTexts(next), others, tag?.color);
    if (issues.length > 0) return fieldErrors(issues);
    let answer = await store(version, next);
    if (!answer.ok && answer.error.kind === 'changed-meanwhile') {
      const { error } = answer;
      const changes = { base: begun.texts, mine: next, theirs: textsOfNow(error.now) };
      if (conflictsOf(TAG_KEYS, changes).length > 0) {
        setOther(error);
        return { fields: {} };
      }
      answer = await store(error.version, putTogether(TAG_KEYS, changes, {}));
    }
    if (!answer.ok) {
      lines.outdate();
      if (answer.error.kind === 'entity-not-found') return { fields: {}, form: words.gone };
      return answer.error.kind === 'changed-meanwhile'
        ? { fields: {}, form: words.changed }
        : formRefusal(answer.error, TAG_KEYS);
    }
    choices.outdate();
    commands.success(words.saved(next.name.trim()));
    return undefined;
  };
  const { form: fields, errors, send, forget } = useForm<HTMLDivElement>(() => submit(begun.version, texts));
  const set = (key: TagKey, text: string) => {
    setTexts((now) => ({ ...now, [key]: text }));
    forget(key);
  };

  /** What both wrote is decided: it stands in the form, which is sent as an answer to the version that is there now. */
  const resolve = (made: Partial<Record<TagKey, Choice>>): void => {
    if (other === undefined) return;
    const theirs = textsOfNow(other.now);
    setTexts(putTogether(TAG_KEYS, { base: begun.texts, mine: texts, theirs }, made));
    setBegun({ version: other.version, texts: theirs });
    setOther(undefined);
    lines.outdate();
  };
  return (
    <Modal
      open
      onClose={onClose}
      title={tag === undefined ? words.addTag : words.editTag(tag.name)}
      {...(other === undefined ? { confirmLabel: words.save, onConfirm: send } : { footer: 'none' as const })}
    >
      <styled.div ref={fields} display="flex" flexDirection="column" gap="4">
        <FormAlert message={errors.form} />
        {other === undefined ? (
          <>
            <Field label={words.name} required error={errors.fields['name']}>
              <TextInput
                name="name"
                data-autofocus
                autoComplete="off"
                value={texts.name}
                onChange={({ currentTarget }: ChangeEvent<HTMLInputElement>) =>
                  set('name', currentTarget.value)
                }
              />
            </Field>
            <Field label={words.color} required error={errors.fields['color']}>
              <ColourField value={texts.color} kept={tag?.color} onChange={(color) => set('color', color)} />
            </Field>
            <Field
              label={words.description}
              hint={words.descriptionHint}
              error={errors.fields['description']}
            >
              <TextInput
                name="description"
                autoComplete="off"
                value={texts.description}
                onChange={({ currentTarget }: ChangeEvent<HTMLInputElement>) =>
                  set('description', currentTarget.value)
                }
              />
            </Field>
            <CheckBox
              name="isShown"
              label={words.isShown}
              hint={words.isShownHint}
              isChecked={form.isShown}
              onChange={(isChecked) => set('isShown', String(isChecked))}
            />
            <styled.div display="flex" alignItems="center" gap="2" fontSize="sm" color="fg.muted">
              {words.preview}
              <TagName tag={{ ...form, description: '', name: form.name.trim() || words.nameless }} />
            </styled.div>
          </>
        ) : (
          <ConflictPanel
            conflicts={conflictsOf(TAG_KEYS, {
              base: begun.texts,
              mine: texts,
              theirs: textsOfNow(other.now),
            }).map(({ key, mine, theirs }) => ({
              key,
              mine: shownText(key, mine),
              theirs: shownText(key, theirs),
            }))}
            labels={LABELS}
            who={other.by?.name ?? words.somebody}
            at={other.at}
            isSaving={false}
            onResolve={resolve}
          />
        )}
      </styled.div>
    </Modal>
  );
}

const EMPTY: TagTexts = {
  name: '',
  color: TAG_COLOURS[0]?.color ?? '',
  description: '',
  isShown: 'false',
};
