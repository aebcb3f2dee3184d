import { styled } from '@ykd/adapters-ui/styled';
import { Button, Modal } from '@ykd/adapters-ui/widgets';
import { queue as words } from '../messages/zh-CN/queue';

const Key = styled('kbd', {
  base: {
    px: '1.5',
    borderWidth: '1px',
    borderColor: 'line',
    borderRadius: 'sm',
    bg: 'bg.surface',
    fontFamily: 'inherit',
    fontSize: 'xs',
    whiteSpace: 'nowrap',
  },
});

/** The keys in a line, where there is a keyboard, and the way to all of them. */
export function KeyHint({ onHelp }: { onHelp: () => void }) {
  return (
    <styled.div
      display={{ base: 'none', md: 'flex' }}
      flexWrap="wrap"
      alignItems="center"
      columnGap="3"
      rowGap="1"
      marginBottom="2"
      color="fg.subtle"
      fontSize="xs"
    >
      {words.shortKeys.map(([keys, title]) => (
        <span key={keys}>
          <Key>{keys}</Key> {title}
        </span>
      ))}
      <Button variant="ghost" size="sm" onClick={onHelp}>
        <Key>?</Key> {words.help}
      </Button>
    </styled.div>
  );
}

/** All keys of the queue. */
export function KeyHelp({ open, onClose }: { open: boolean; onClose: () => void }) {
  return (
    <Modal open={open} onClose={onClose} title={words.help}>
      <styled.dl display="grid" gridTemplateColumns="auto 1fr" columnGap="4" rowGap="2" alignItems="baseline">
        {words.keys.map(([keys, title]) => (
          <styled.div key={keys} display="contents">
            <dt>
              <Key>{keys}</Key>
            </dt>
            <dd>{title}</dd>
          </styled.div>
        ))}
      </styled.dl>
    </Modal>
  );
}
