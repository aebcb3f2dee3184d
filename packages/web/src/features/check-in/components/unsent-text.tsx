import { chakra } from '@chakra-ui/react/styled-system';
import { Button, Card } from '@ykd/adapters-ui/widgets';
import { CopyButton } from '../../../components/copy-button';
import { checkIn } from '../../../messages/zh-CN/check-in';

const { unsent } = checkIn;

/** What was begun and can no longer be sent, to be copied. */
export function UnsentText({ text, onDiscard }: { text: string; onDiscard: () => void }) {
  return (
    <Card as="section" aria-label={unsent.title} tone="amber">
      <chakra.div display="flex" alignItems="center" gap="1">
        <chakra.h2 textStyle="heading" flex="1">
          {unsent.title}
        </chakra.h2>
        <CopyButton text={text} label={unsent.copy} />
        <Button size="sm" variant="ghost" onClick={onDiscard}>
          {unsent.discard}
        </Button>
      </chakra.div>
      <chakra.p fontSize="sm" color="fg.muted">
        {unsent.hint}
      </chakra.p>
      <chakra.p marginTop="3" whiteSpace="pre-wrap" overflowWrap="anywhere">
        {text}
      </chakra.p>
    </Card>
  );
}
