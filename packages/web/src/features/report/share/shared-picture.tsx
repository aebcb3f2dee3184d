import { styled } from '@ykd/adapters-ui/styled';
import { ErrorState, Spinner } from '@ykd/adapters-ui/widgets';
import type { ReportPictureAddress } from '@ykd/application/report-picture';
import { useState } from 'react';
import { picture as pictureWords } from '../../../messages/zh-CN/picture';
import { share as words } from '../messages/zh-CN/share';

const Place = styled('div', {
  base: {
    position: 'relative',
    marginX: 'auto',
    maxWidth: 'full',
    height: 'min(40dvh, 460px)',
    borderRadius: 'lg',
    bg: 'bg.subtle',
    overflow: 'hidden',
    '& > img': { display: 'block', width: 'full', height: 'full', objectFit: 'contain' },
  },
});

const Over = styled('div', {
  base: { position: 'absolute', inset: '0', display: 'grid', placeItems: 'center', padding: '3' },
});

/** Until the picture is there. */
export function Drawing() {
  return (
    <styled.span role="status" display="flex" alignItems="center" gap="2" color="fg.muted" fontSize="sm">
      <Spinner size="1.5em" />
      {pictureWords.drawing}
    </styled.span>
  );
}

/** A place as large as the picture, with what stands there in its stead. */
export function PicturePlace({
  size,
  children,
}: {
  size: Pick<ReportPictureAddress, 'width' | 'height'>;
  children: React.ReactNode;
}) {
  return (
    <Place style={{ aspectRatio: `${size.width} / ${size.height}` }}>
      <Over>{children}</Over>
    </Place>
  );
}

/** The picture of a report, as an `<img>` with an address: WeChat saves no other by a long press. */
export function SharedPicture({ address }: { address: ReportPictureAddress }) {
  const { path, says, width, height } = address;
  const [state, setState] = useState<'drawing' | 'there' | 'failed'>('drawing');
  const [tries, setTries] = useState(0);
  const retry = (): void => {
    setState('drawing');
    setTries(tries + 1);
  };
  return (
    <Place style={{ aspectRatio: `${width} / ${height}` }}>
      {state !== 'failed' && (
        <img
          key={tries}
          src={path}
          width={width}
          height={height}
          alt={says}
          onLoad={() => setState('there')}
          onError={() => setState('failed')}
        />
      )}
      {state === 'drawing' && (
        <Over>
          <Drawing />
        </Over>
      )}
      {state === 'failed' && (
        <Over>
          <ErrorState compact title={words.failed} onRetry={retry} />
        </Over>
      )}
    </Place>
  );
}
