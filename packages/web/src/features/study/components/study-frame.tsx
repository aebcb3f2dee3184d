import { styled } from '@ykd/adapters-ui/styled';
import { Modal } from '@ykd/adapters-ui/widgets';
import { useCallback, useMemo, useState, type ReactNode } from 'react';
import { MAIN_ID } from '../../../components/main-id';
import { study } from '../messages/zh-CN/study';
import { StudyHead, type StudyHeadProps } from './study-head';

const BELOW_HEAD = 'calc(100dvh - {spacing.lessonHead})';

const Side = styled('aside', {
  base: {
    display: { base: 'none', lg: 'block' },
    position: 'sticky',
    top: 'lessonHead',
    height: BELOW_HEAD,
    overflowY: 'auto',
    borderInlineEndWidth: '1px',
    borderColor: 'line',
    px: '3',
    py: '5',
  },
});

/** A sheet on a phone, a panel over the edge of the page where there is room for one, beside the lesson on a wide screen. */
const Aside = styled('aside', {
  base: {
    position: { base: 'fixed', xl: 'sticky' },
    insetInlineEnd: 0,
    bottom: { base: 0, xl: 'auto' },
    // Below the head, which has a second line on a narrow window.
    top: { md: 'lessonTallHead', lg: 'lessonHead' },
    zIndex: { base: 'sticky', xl: 'auto' },
    width: { base: 'full', md: 'aside', xl: 'auto' },
    height: { xl: BELOW_HEAD },
    maxHeight: { base: '70dvh', md: 'none' },
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    bg: { base: 'bg.raised', xl: 'bg.page' },
    borderColor: 'line',
    borderTopWidth: { base: '1px', md: 0 },
    borderTopRadius: { base: 'lg', md: 0 },
    borderInlineStartWidth: { md: '1px' },
    paddingBottom: { base: 'env(safe-area-inset-bottom)', md: 0 },
  },
});

export type StudyFrameProps = Omit<StudyHeadProps, 'onOutline'> & {
  /** The table of contents; given what closes the drawer it may stand in. Drawn again when it is another function. */
  outline?: ((close: () => void) => ReactNode) | undefined;
  /** What is open beside the lesson. */
  aside?: ReactNode;
  children: ReactNode;
};

/** Around a lesson: where one is, whether it is saved, the table of contents. */
export function StudyFrame({ outline, aside, children, ...head }: StudyFrameProps) {
  const [outlineOpen, setOutlineOpen] = useState(false);
  const open = useCallback(() => setOutlineOpen(true), []);
  const close = useCallback(() => setOutlineOpen(false), []);
  const side = useMemo(() => outline && <Side>{outline(close)}</Side>, [outline, close]);
  return (
    <>
      <StudyHead {...head} onOutline={outline && open} />
      <styled.div
        display="grid"
        gridTemplateColumns={{
          base: 'minmax(0, 1fr)',
          ...(outline ? { lg: '{sizes.outline} minmax(0, 1fr)' } : {}),
          ...(aside ? { xl: '{sizes.outline} minmax(0, 1fr) {sizes.aside}' } : {}),
        }}
      >
        {side}
        <styled.main
          id={MAIN_ID}
          tabIndex={-1}
          outline="none"
          display="flex"
          flexDirection="column"
          alignItems="center"
          px={{ base: '4', md: '8' }}
          py={{ base: '6', md: '10' }}
        >
          {children}
        </styled.main>
        {aside && <Aside aria-label={study.aside}>{aside}</Aside>}
      </styled.div>
      {outline && (
        <Modal open={outlineOpen} onClose={close} title={study.outline} footer="none">
          {outline(close)}
        </Modal>
      )}
    </>
  );
}
