import { styled } from '@ykd/adapters-ui/styled';
import { Logo, VisuallyHidden } from '@ykd/adapters-ui/widgets';
import { common } from '../messages/zh-CN/common';

/** Stands while the first page loads; a quick load never shows it. */
export function BootScreen() {
  return (
    <styled.div
      role="status"
      minHeight="screen"
      display="grid"
      placeItems="center"
      animation="fadeIn 400ms 600ms both"
    >
      <VisuallyHidden>{common.loading}</VisuallyHidden>
      <Logo size={40} />
    </styled.div>
  );
}
