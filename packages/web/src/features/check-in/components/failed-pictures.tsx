import { styled } from '@ykd/adapters-ui/styled';
import { errorMessage } from '@ykd/adapters-http/contracts';
import type { DraftPicture } from '@ykd/adapters-ui/stores';
import { Button } from '@ykd/adapters-ui/widgets';
import { form } from '../messages/zh-CN/form';
import { isRefused } from '../picture-refusal';

type FailedPicturesProps = { pictures: readonly DraftPicture[]; onRetry: (id: number) => void };

/** Why pictures of the form were not uploaded, and how to try again what is worth it. */
export function FailedPictures({ pictures, onRetry }: FailedPicturesProps) {
  if (pictures.every(({ status }) => status !== 'failed')) return null;
  return (
    <styled.ul listStyle="none" fontSize="sm" color="danger.fg">
      {pictures.map((picture, at) => {
        const { id, status, error } = picture;
        return (
          status === 'failed' && (
            <styled.li key={id} display="flex" flexWrap="wrap" alignItems="center" columnGap="2" py="0.5">
              <span role="alert">{form.failed(at + 1, error ? errorMessage(error) : form.uploadFailed)}</span>
              {!isRefused(picture) && (
                <Button
                  size="sm"
                  variant="outline"
                  aria-label={form.retry(at + 1)}
                  onClick={() => onRetry(id)}
                >
                  {form.uploadAgain}
                </Button>
              )}
            </styled.li>
          )
        );
      })}
    </styled.ul>
  );
}
