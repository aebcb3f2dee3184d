import { styled } from '@ykd/adapters-ui/styled';
import { Logo, VisuallyHidden } from '@ykd/adapters-ui/widgets';
import { common } from '../messages/zh-CN/common';

/** Stands in the page while the app and its first page load (scripts/boot-page.ts); a quick load never shows it. */
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
