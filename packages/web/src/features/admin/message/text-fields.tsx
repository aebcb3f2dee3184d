import { styled } from '@ykd/adapters-ui/styled';
import { Button, Field, TextArea, TextInput } from '@ykd/adapters-ui/widgets';
import { PLACEHOLDERS } from '@ykd/domain/notice';
import { useRef, type ChangeEvent } from 'react';
import { messages } from '../messages/zh-CN/messages';

const words = messages.write;

/** The title and the text of a message, with places that are put in where one writes. */
export function TextFields({
  title,
  text,
  hasTitle,
  titleHint,
  errors,
  onTitle,
  onText,
}: {
  title: string;
  text: string;
  hasTitle: boolean;
  titleHint?: string;
  errors: Readonly<Record<string, string | undefined>>;
  onTitle: (title: string) => void;
  onText: (text: string) => void;
}) {
  const area = useRef<HTMLTextAreaElement>(null);
  const put = (name: string) => {
    const { selectionStart = text.length, selectionEnd = text.length } = area.current ?? {};
    onText(`${text.slice(0, selectionStart)}{${name}}${text.slice(selectionEnd)}`);
    area.current?.focus();
  };
  return (
    <>
      {hasTitle && (
        <Field
          label={words.heading}
          required={titleHint === undefined}
          error={errors['title']}
          hint={titleHint}
        >
          <TextInput
            name="title"
            value={title}
            onChange={({ currentTarget }: ChangeEvent<HTMLInputElement>) => onTitle(currentTarget.value)}
          />
        </Field>
      )}
      <Field label={words.text} required error={errors['text']}>
        <TextArea
          ref={area}
          name="text"
          rows={5}
          value={text}
          onChange={({ currentTarget }: ChangeEvent<HTMLTextAreaElement>) => onText(currentTarget.value)}
        />
      </Field>
      <styled.div role="group" aria-label={words.places} display="flex" flexWrap="wrap" gap="2">
        {PLACEHOLDERS.map((name) => (
          <Button key={name} size="sm" variant="outline" onClick={() => put(name)}>
            {`{${name}}`}
          </Button>
        ))}
      </styled.div>
    </>
  );
}
