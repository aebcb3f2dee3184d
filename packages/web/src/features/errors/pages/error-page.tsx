import { styled } from '@ykd/adapters-ui/styled';
import { Button } from '@ykd/adapters-ui/widgets';
import { useEffect } from 'react';
import { useRouteError } from 'react-router-dom';
import { useServices } from '../../../container/services-context';
import { MAIN_ID } from '../../../components/main-id';
import { usePageTitle } from '../../../components/page-title';
import { common } from '../../../messages/zh-CN/common';
import { errors } from '../../../messages/zh-CN/errors';
import { isChunkFailure, mayReload } from '../../../routing/chunk-failure';
import { MessagePage } from '../../../components/message-page';
import { NestedErrorBoundary } from '../components/nested-error-boundary';
import { describeError } from '../describe-error';

function ErrorMessage({ error }: { error: unknown }) {
  const { status, title, message } = describeError(error);
  usePageTitle(title);
  return (
    <MessagePage
      eyebrow={errors.status(status)}
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

/** What a page that failed is replaced with. A part of the app that did not load reloads the page, once in a while. */
export function ErrorPage() {
  const error = useRouteError();
  const { storage, clock } = useServices().environment;
  useEffect(() => {
    if (isChunkFailure(error) && mayReload(storage, clock.now())) window.location.reload();
  }, [error, storage, clock]);
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
        <ErrorMessage error={error} />
      </styled.main>
    </NestedErrorBoundary>
  );
}
