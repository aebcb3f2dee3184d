import { styled } from '@ykd/adapters-ui/styled';
import { VisuallyHidden } from '@ykd/adapters-ui/widgets';
import { MAIN_WRAPPER_PATH, pageTitleOf } from '@ykd/domain/access';

/** `/MainWrapper`: the main layout with nothing in it. Specification §2 'Routes'. */
export function Component() {
  return (
    <styled.div flex="1" minHeight="96">
      <VisuallyHidden as="h1">{pageTitleOf(MAIN_WRAPPER_PATH)}</VisuallyHidden>
    </styled.div>
  );
}
