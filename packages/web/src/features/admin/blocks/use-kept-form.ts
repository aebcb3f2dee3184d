import type { AppError, ErrorOf } from '@ykd/application/shared';
import type { Issue } from '@ykd/domain/member';
import type { Result } from '@ykd/domain/shared';
import { useState } from 'react';
import { fieldErrors, useForm } from '../../../forms/use-form';
import { formRefusal } from './form-refusal';
import { conflictsOf, putTogether, type Choice } from './three-way';
import { kept as words } from '../messages/zh-CN/kept';

type Texts<K extends string> = Readonly<Record<K, string>>;

export type KeptFormProps<K extends string> = {
  keys: readonly K[];
  /** The version that is changed, 0 for a new one, and what it says. */
  begun: { readonly version: number; readonly texts: Texts<K> };
  issues: (texts: Texts<K>) => readonly Issue[];
  textsOfNow: (now: ErrorOf<'changed-meanwhile'>['now']) => Texts<K>;
  store: (version: number, texts: Texts<K>) => Promise<Result<unknown, AppError>>;
  onSaved: (texts: Texts<K>) => void;
  /** What there is has to be read again. */
  onRefused: () => void;
};

/** Nothing has to be chosen where only one of the two changed each field. */
const NO_CHOICES: Readonly<Record<never, Choice>> = {};

/** The form of one of what staff run: what a colleague changes meanwhile is put together with it, or the reader decides. */
export const useKeptForm = <K extends string>(props: KeptFormProps<K>) => {
  const { keys, issues, textsOfNow, store, onSaved, onRefused } = props;
  const [begun, setBegun] = useState(props.begun);
  const [texts, setTexts] = useState(begun.texts);
  const [other, setOther] = useState<ErrorOf<'changed-meanwhile'>>();
  const sending = useForm<HTMLDivElement>(async () => {
    const wrong = issues(texts);
    if (wrong.length > 0) return fieldErrors(wrong);
    let answer = await store(begun.version, texts);
    if (!answer.ok && answer.error.kind === 'changed-meanwhile') {
      const { error } = answer;
      const changes = { base: begun.texts, mine: texts, theirs: textsOfNow(error.now) };
      if (conflictsOf(keys, changes).length > 0) {
        setOther(error);
        return { fields: {} };
      }
      answer = await store(error.version, putTogether<K>(keys, changes, NO_CHOICES));
    }
    if (answer.ok) {
      onSaved(texts);
      return undefined;
    }
    onRefused();
    if (answer.error.kind === 'entity-not-found') return { fields: {}, form: words.gone };
    if (answer.error.kind === 'changed-meanwhile') return { fields: {}, form: words.changed };
    return formRefusal(answer.error, keys);
  });
  const changes = other && { base: begun.texts, mine: texts, theirs: textsOfNow(other.now) };
  return {
    ...sending,
    texts,
    set: (key: K, text: string): void => {
      setTexts((now) => ({ ...now, [key]: text }));
      sending.forget(key);
    },
    conflict: other &&
      changes && {
        other,
        conflicts: conflictsOf(keys, changes),
        /** What both wrote is decided: it stands in the form, which is sent as an answer to the version that is there now. */
        resolve: (made: Partial<Record<K, Choice>>): void => {
          setTexts(putTogether(keys, changes, made));
          setBegun({ version: other.version, texts: changes.theirs });
          setOther(undefined);
          onRefused();
        },
      },
  };
};

export type KeptForm<K extends string> = ReturnType<typeof useKeptForm<K>>;
