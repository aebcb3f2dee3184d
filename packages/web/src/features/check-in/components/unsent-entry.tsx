import { chakra } from '@chakra-ui/react/styled-system';
import { Button, Card } from '@ykd/adapters-ui/widgets';
import { CopyButton } from '../../../components/copy-button';
import { checkIn } from '../../../messages/zh-CN/check-in';
import type { Unsent } from '../unsent-of';
import { EntryPictures } from './entry-pictures';

const { form, unsent } = checkIn;

/** What was begun and can no longer be sent: the text to be copied, the pictures to be looked at. */
export function UnsentEntry({ text, pictures, onDiscard }: Unsent & { onDiscard: () => void }) {
  return (
    <Card as="section" aria-label={unsent.title} tone="amber">
      <chakra.div display="flex" alignItems="center" gap="1">
        <chakra.h2 textStyle="heading" flex="1">
          {unsent.title}
        </chakra.h2>
        {text !== '' && <CopyButton text={text} label={unsent.copy} />}
        <Button size="sm" variant="ghost" onClick={onDiscard}>
          {unsent.discard}
        </Button>
      </chakra.div>
      <chakra.p fontSize="sm" color="fg.muted">
        {unsent.hint}
        {text !== '' && unsent.textHint}
        {pictures.length > 0 && unsent.picturesHint}
      </chakra.p>
      {text !== '' && (
        <chakra.p marginTop="3" whiteSpace="pre-wrap" overflowWrap="anywhere">
          {text}
        </chakra.p>
      )}
      <EntryPictures urls={pictures} nameOf={form.picture} />
    </Card>
  );
}
