import { styled } from '@ykd/adapters-ui/styled';
import { Button, Card } from '@ykd/adapters-ui/widgets';
import { CopyButton } from '../../../components/copy-button';
import { unsent } from '../messages/zh-CN/entries';
import { form } from '../messages/zh-CN/form';
import type { Unsent } from '../unsent-of';
import { EntryPictures } from '../../../components/entry-pictures';

/** What was begun and can no longer be sent: the text to be copied, the pictures to be looked at. */
export function UnsentEntry({ text, pictures, onDiscard }: Unsent & { onDiscard: () => void }) {
  return (
    <Card as="section" aria-label={unsent.title} tone="amber">
      <styled.div display="flex" alignItems="center" gap="1">
        <styled.h2 textStyle="heading" flex="1">
          {unsent.title}
        </styled.h2>
        {text !== '' && <CopyButton text={text} label={unsent.copy} />}
        <Button size="sm" variant="ghost" onClick={onDiscard}>
          {unsent.discard}
        </Button>
      </styled.div>
      <styled.p fontSize="sm" color="fg.muted">
        {unsent.hint}
        {text !== '' && unsent.textHint}
        {pictures.length > 0 && unsent.picturesHint}
      </styled.p>
      {text !== '' && (
        <styled.p marginTop="3" whiteSpace="pre-wrap" overflowWrap="anywhere">
          {text}
        </styled.p>
      )}
      <EntryPictures urls={pictures} nameOf={form.picture} />
    </Card>
  );
}
