import { errorMessage } from '@ykd/adapters-http/contracts';
import type { AppError, ErrorOf } from '@ykd/application/shared';
import type { Result } from '@ykd/domain/shared';
import { useState } from 'react';
import { useServices } from '../../../container/services-context';
import type { FormErrors } from '../../../forms/use-form';
import { common } from '../../../messages/zh-CN/common';
import { conflictsOf, putTogether, type Choice, type Conflict } from './three-way';
import { useDraft, type Draft } from './use-draft';

const NO_CHOICES: Readonly<Record<never, Choice>> = {};

type Texts<K extends string> = Readonly<Record<K, string>>;

/** Where somebody else changed the same meanwhile, and the way on from there. */
export interface SharedConflict<K extends string> {
  readonly conflicts: readonly Conflict<K>[];
  readonly other: ErrorOf<'changed-meanwhile'>;
  readonly isSaving: boolean;
  /** What somebody else made of it. */
  readonly theirs: Texts<K>;
  /** What would be stored with these choices. */
  together(choices: Readonly<Partial<Record<K, Choice>>>): Texts<K>;
  resolve(choices: Readonly<Partial<Record<K, Choice>>>): void;
}

export type SharedDraftProps<K extends string, Saved> = {
  keys: readonly K[];
  /** What there is now. */
  current: Saved;
  versionOf: (saved: Saved) => number;
  textsOf: (saved: Saved) => Texts<K>;
  /** What somebody else made of it. */
  theirsOf: (now: ErrorOf<'changed-meanwhile'>['now']) => Texts<K>;
  check?: (texts: Texts<K>) => FormErrors | undefined;
  /** Stores it in place of the version that was seen. */
  store: (version: number, texts: Texts<K>) => Promise<Result<Saved, AppError>>;
  onSaved: () => void;
};

/**
 * A form about something that colleagues change as well. It follows what there is as long as nothing is written; then what
 * somebody else changes meanwhile neither takes it away nor is written over: what only one of the two changed is put
 * together, and of what both did the reader decides.
 */
export const useSharedDraft = <K extends string, Saved>({
  keys,
  current,
  versionOf,
  textsOf,
  theirsOf,
  check,
  store,
  onSaved,
}: SharedDraftProps<K, Saved>): {
  readonly draft: Draft<Texts<K>>;
  /** What the form began with. */
  readonly base: Texts<K>;
  readonly conflict: SharedConflict<K> | undefined;
} => {
  const { commands } = useServices().toasts;
  const [{ version, base }, setSeen] = useState(() => ({
    version: versionOf(current),
    base: textsOf(current),
  }));
  const [other, setOther] = useState<ErrorOf<'changed-meanwhile'>>();
  const [isSaving, setSaving] = useState(false);
  // Which version the fields began with.
  const [begun, setBegun] = useState(version);

  const send = async (seen: number, texts: Texts<K>) => {
    const answer = await store(seen, texts);
    // What is typed while it is saved is about what was saved.
    if (answer.ok) setSeen({ version: versionOf(answer.value), base: textsOf(answer.value) });
    return answer;
  };
  const draft = useDraft<Texts<K>, Saved>({
    initial: base,
    ...(check === undefined ? {} : { check }),
    save: async (texts) => {
      const answer = await send(version, texts);
      if (answer.ok || answer.error.kind !== 'changed-meanwhile') return answer;
      const changes = { base, mine: texts, theirs: theirsOf(answer.error.now) };
      if (conflictsOf(keys, changes).length === 0)
        return send(answer.error.version, putTogether<K>(keys, changes, NO_CHOICES));
      setOther(answer.error);
      return answer;
    },
    asSaved: textsOf,
    onSaved,
  });
  const begin = (now: Saved): void => {
    setBegun(versionOf(now));
    setSeen({ version: versionOf(now), base: textsOf(now) });
    draft.begin(textsOf(now));
  };
  if (begun !== versionOf(current) && !draft.isDirty && !draft.submitting && other === undefined)
    begin(current);
  if (other === undefined) return { draft, base, conflict: undefined };

  const changes = { base, mine: draft.values, theirs: theirsOf(other.now) };
  const together = (choices: Readonly<Partial<Record<K, Choice>>>) => putTogether(keys, changes, choices);
  const settle = async (choices: Parameters<typeof together>[0]) => {
    const answer = await send(other.version, together(choices));
    if (answer.ok) {
      onSaved();
      setOther(undefined);
      begin(answer.value);
    } else if (answer.error.kind === 'changed-meanwhile') setOther(answer.error);
    else commands.error(errorMessage(answer.error));
  };
  const resolve = async (choices: Parameters<typeof settle>[0]) => {
    if (isSaving) return;
    setSaving(true);
    await settle(choices).catch(() => commands.error(common.failedRequest));
    setSaving(false);
  };
  return {
    draft,
    base,
    conflict: {
      conflicts: conflictsOf(keys, changes),
      other,
      isSaving,
      theirs: changes.theirs,
      together,
      resolve: (choices) => void resolve(choices),
    },
  };
};
