import { styled } from '@ykd/adapters-ui/styled';
import { Button, ErrorState, Spinner } from '@ykd/adapters-ui/widgets';
import { detectClient } from '@ykd/domain/access';
import { useServices } from '../../container/services-context';
import { picture as words } from '../../messages/zh-CN/picture';
import type { PictureSize } from './draw-picture';
import type { DrawnPicture } from './use-drawn-picture';

const Place = styled('div', {
  base: {
    display: 'grid',
    placeItems: 'center',
    marginX: 'auto',
    aspectRatio: '3 / 4',
    maxWidth: 'full',
    height: 'min(40dvh, 480px)',
    '& > img': { width: 'full', height: 'full', objectFit: 'contain', borderRadius: 'md' },
  },
});

const Buttons = styled('div', {
  base: { display: 'flex', flexWrap: 'wrap', gap: '3', '& > *': { flex: '1', minWidth: '32', height: '11' } },
});

/** Whether this device takes the file for other apps. */
const canShare = (file: File): boolean =>
  typeof navigator.canShare === 'function' && navigator.canShare({ files: [file] });

/** A picture that is drawn on this device, or that it is on its way. */
export function PictureView({
  picture,
  size,
  alt,
}: {
  picture: DrawnPicture;
  size: PictureSize;
  alt: string;
}) {
  return (
    <Place>
      {picture === null ? (
        <ErrorState compact title={words.failed} />
      ) : picture === undefined ? (
        <styled.span role="status" display="flex" alignItems="center" gap="2" color="fg.muted" fontSize="sm">
          <Spinner size="1.5em" />
          {words.drawing}
        </styled.span>
      ) : (
        <img src={picture.url} width={size.width} height={size.height} alt={alt} />
      )}
    </Place>
  );
}

/** The ways to take it along: as a file, to other apps, and in WeChat, which does neither, by a long press. */
export function PictureWays({ picture: { url, file } }: { picture: NonNullable<DrawnPicture> }) {
  const { environment, toasts } = useServices();
  const { weixin, mobile } = detectClient(environment.userAgent);
  const send = async (): Promise<void> => {
    try {
      await navigator.share({ files: [file] });
    } catch (cause) {
      // He thought better of it.
      if (!(cause instanceof DOMException && cause.name === 'AbortError'))
        toasts.commands.warning(words.notSent);
    }
  };
  if (weixin && mobile)
    return (
      <styled.p textAlign="center" fontWeight="medium">
        {words.hold}
      </styled.p>
    );
  return (
    <Buttons>
      <Button asChild variant={canShare(file) ? 'outline' : 'solid'}>
        <a href={url} download={file.name}>
          {words.download}
        </a>
      </Button>
      {canShare(file) && <Button onClick={() => void send()}>{words.send}</Button>}
    </Buttons>
  );
}
