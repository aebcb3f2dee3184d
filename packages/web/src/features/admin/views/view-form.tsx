import { styled } from '@ykd/adapters-ui/styled';
import { Button, ChoiceBox, Field, TextInput } from '@ykd/adapters-ui/widgets';
import { VIEW_NAME_MAX, viewNameIssue, type ViewInput } from '@ykd/application/list-view';
import { useEffect, useRef, useState, type ChangeEvent, type FormEvent } from 'react';
import { viewing as words } from '../messages/zh-CN/views';

/** What somebody says of a view beside its state. */
export type ViewWords = Pick<ViewInput, 'name' | 'scope'>;

/** The name of a view, and who sees it. `onSave` answers what is wrong with them, if anything is. */
export function ViewForm({
  before = { name: '', scope: 'own' },
  isOthers = false,
  onSave,
  onCancel,
}: {
  before?: ViewWords;
  /** Somebody else made it for the team: it stays the team's. */
  isOthers?: boolean;
  onSave: (words: ViewWords) => Promise<string | undefined>;
  onCancel: () => void;
}) {
  const [name, setName] = useState(before.name);
  const [scope, setScope] = useState(before.scope);
  const [error, setError] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), []);
  async function submit(event: FormEvent) {
    event.preventDefault();
    const issue = viewNameIssue(name);
    if (issue !== undefined || isBusy) return setError(issue);
    setBusy(true);
    setError(await onSave({ name: name.trim(), scope }));
    setBusy(false);
    return undefined;
  }
  return (
    <styled.form
      display="flex"
      flexDirection="column"
      gap="3"
      noValidate
      onSubmit={(event: FormEvent) => void submit(event)}
    >
      <Field label={words.name} error={error}>
        <TextInput
          ref={input}
          value={name}
          maxLength={2 * VIEW_NAME_MAX}
          onChange={({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
            setError(undefined);
            setName(currentTarget.value);
          }}
        />
      </Field>
      <styled.div fontSize="sm" hidden={isOthers}>
        <ChoiceBox
          label={words.share}
          caption={words.share}
          isChosen={scope === 'team'}
          onToggle={() => setScope(scope === 'team' ? 'own' : 'team')}
        />
        <styled.p color="fg.subtle" fontSize="xs">
          {words.shareHint}
        </styled.p>
      </styled.div>
      <styled.div display="flex" gap="2">
        <Button type="submit" size="sm" aria-disabled={isBusy || undefined}>
          {words.save}
        </Button>
        <Button variant="ghost" size="sm" onClick={onCancel}>
          {words.cancel}
        </Button>
      </styled.div>
    </styled.form>
  );
}
