import { styled } from '@ykd/adapters-ui/styled';
import { Button, Card, Field, PlusIcon, Spinner, TextArea } from '@ykd/adapters-ui/widgets';
import { ROSTER_NAME_MAX } from '@ykd/application/roster';
import { shanghaiMinute } from '@ykd/domain/shared';
import { useRef, useState, type ChangeEvent, type ClipboardEvent } from 'react';
import { FormAlert } from '../../../forms/form-alert';
import { rosters } from '../messages/zh-CN/rosters';
import { useTakeIn } from './use-take-in';

const words = rosters.take;

/** Where a roster is pasted, or a file with one is chosen. */
export function TakeInPanel() {
  const files = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const { take, isReading, failure } = useTakeIn();
  const takeText = (text: string) => {
    const name = words.pasted(shanghaiMinute(Date.now()));
    void take(name, 'paste', new Blob([text], { type: 'text/plain' }));
  };
  const onPaste = (event: ClipboardEvent<HTMLTextAreaElement>) => {
    const text = event.clipboardData.getData('text/plain');
    // A line goes into the text; a sheet is sent as it is: thousands of rows would hold the page up while they are laid out.
    if (!/[\r\n]/.test(text.trim())) return;
    event.preventDefault();
    takeText(text);
  };
  return (
    <Card room="md" role="region" aria-label={words.label} css={{ marginBottom: '5' }}>
      <styled.div display="flex" flexDirection="column" gap="3">
        <Field label={words.paste} hint={words.hint}>
          <TextArea
            value={typed}
            placeholder={words.placeholder}
            onPaste={onPaste}
            onChange={({ currentTarget }: ChangeEvent<HTMLTextAreaElement>) => setTyped(currentTarget.value)}
          />
        </Field>
        <FormAlert message={failure} />
        <styled.div display="flex" flexWrap="wrap" alignItems="center" gap="3">
          <Button
            aria-disabled={isReading || typed.trim() === '' || undefined}
            onClick={() => typed.trim() !== '' && takeText(typed)}
          >
            {isReading && <Spinner size="1em" />}
            {words.read}
          </Button>
          <Button
            variant="outline"
            aria-disabled={isReading || undefined}
            onClick={() => files.current?.click()}
          >
            <PlusIcon size={16} />
            {words.file}
          </Button>
          <styled.p flex="1" minWidth="12rem" fontSize="sm" color="fg.muted" aria-live="polite">
            {isReading ? words.reading : words.fileHint}
          </styled.p>
        </styled.div>
        <input
          ref={files}
          type="file"
          hidden
          accept=".csv,.tsv,.txt,.xlsx,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
          aria-label={words.file}
          onChange={({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
            const file = currentTarget.files?.[0];
            // The same file may be chosen once more, when it was mended.
            currentTarget.value = '';
            if (file) void take([...file.name].slice(0, ROSTER_NAME_MAX).join(''), 'file', file);
          }}
        />
      </styled.div>
    </Card>
  );
}
