import { styled } from '@ykd/adapters-ui/styled';
import { Button } from '@ykd/adapters-ui/widgets';
import { useRouteError } from 'react-router-dom';
import { MAIN_ID } from '../../../components/main-id';
import { usePageTitle } from '../../../components/page-title';
import { common } from '../../../messages/zh-CN/common';
import { errors } from '../../../messages/zh-CN/errors';
import { isChunkFailure } from '../../../routing/chunk-failure';
import { MessagePage } from '../../../components/message-page';
import { NestedErrorBoundary } from '../components/nested-error-boundary';
import { describeError } from '../describe-error';
import { useComeBack } from '../../../routing/use-come-back';

/** A part of the app that did not load: what is known of why, and no way that needs the server. */
function MissingPart({ error }: { error: Error }) {
  // Browsers may remember that it did not load: only a page that is loaded anew asks again.
  const words = useComeBack(() => Promise.reject(error));
  usePageTitle(errors.missing);
  return (
    <MessagePage
      title={errors.missing}
      message={<p role="status">{words}</p>}
      actions={<Button onClick={() => window.history.back()}>{errors.back}</Button>}
    />
  );
}

function ErrorMessage({ error }: { error: unknown }) {
  const { status, title, message } = describeError(error);
  usePageTitle(title);
  return (
    <MessagePage
      eyebrow={status === undefined ? undefined : errors.status(status)}
      title={title}
      message={message}
      actions={
        <>
          {status !== 404 && <Button onClick={() => window.location.reload()}>{errors.reload}</Button>}
          {/* A full load: what failed may have left the app in pieces. */}
          <Button asChild variant={status === 404 ? 'solid' : 'outline'}>
            <a href="/">{common.backHome}</a>
          </Button>
        </>
      }
    />
  );
}

/** What a page that failed is replaced with. One of which a part did not load comes back by itself. */
export function ErrorPage() {
  const error = useRouteError();
  return (
    <NestedErrorBoundary>
      <styled.main
        id={MAIN_ID}
        tabIndex={-1}
        outline="none"
        minHeight="screen"
        display="flex"
        flexDirection="column"
      >
        {isChunkFailure(error) ? <MissingPart error={error} /> : <ErrorMessage error={error} />}
      </styled.main>
    </NestedErrorBoundary>
  );
}
