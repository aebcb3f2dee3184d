import { styled } from '@ykd/adapters-ui/styled';
import { CloseIcon } from '@ykd/adapters-ui/widgets';
import { LEARN_PATH } from '@ykd/domain/access';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { MAIN_ID } from '../../../components/main-id';
import { report as words } from '../messages/zh-CN/report';
import { StoryButton } from './story-button';

/** Above a page: where it stands in the story, and the way out. */
export const StageHead = styled('header', {
  base: { display: 'flex', alignItems: 'center', gap: '2', minHeight: '12', position: 'relative' },
});

/** Below it: the ways to the pages beside it. */
export const StageFoot = styled('footer', {
  base: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '1',
    minHeight: '12',
    marginTop: '4',
    position: 'relative',
  },
});

const Main = styled('main', {
  base: { flex: '1', display: 'flex', flexDirection: 'column', outline: 'none', position: 'relative' },
});

/** The page itself. */
export function StageMain({ children }: { children: ReactNode }) {
  return (
    <Main id={MAIN_ID} tabIndex={-1}>
      {children}
    </Main>
  );
}

/** Leaves the story. */
export function CloseLink() {
  return (
    <StoryButton asChild kind="bare">
      <Link to={LEARN_PATH} aria-label={words.close} title={words.close}>
        <CloseIcon size={20} />
      </Link>
    </StoryButton>
  );
}
