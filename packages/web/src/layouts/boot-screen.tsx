import { styled } from '@ykd/adapters-ui/styled';
import { Button, Logo, VisuallyHidden } from '@ykd/adapters-ui/widgets';
import { common } from '../messages/zh-CN/common';
import { errors } from '../messages/zh-CN/errors';

/** Of a page whose app did not start: `public/head.js` and `main.tsx` mark it. */
const FAILED = 'html[data-start=failed] &';

/** Stands in the page while the app and its first page load (scripts/boot-page.ts); a quick load never shows it. */
export function BootScreen() {
  return (
    <styled.div
      minHeight="screen"
      display="flex"
      flexDirection="column"
      alignItems="center"
      justifyContent="center"
      textAlign="center"
      gap="3"
      px="5"
      animation="fadeIn 400ms 600ms both"
    >
      <div role="status">
        <VisuallyHidden css={{ [FAILED]: { display: 'none' } }}>{common.loading}</VisuallyHidden>
        <Logo size={40} />
      </div>
      <styled.div style={{ display: 'none' }} css={{ [FAILED]: { display: 'contents !important' } }}>
        <styled.p role="alert" textStyle="title">
          {errors.notStarted}
        </styled.p>
        <styled.p color="fg.muted" maxWidth="28rem" textWrap="pretty">
          {errors.notStartedHint}
        </styled.p>
        <Button asChild>
          {/* oxlint-disable-next-line jsx-a11y/anchor-is-valid -- the same page, where head.js does not reload it */}
          <a href="" data-reload>
            {errors.reload}
          </a>
        </Button>
      </styled.div>
    </styled.div>
  );
}
