import { styled } from '@ykd/adapters-ui/styled';
import { Modal, qrCells } from '@ykd/adapters-ui/widgets';
import type { PartnerBatch } from '@ykd/application/coupon-claim';
import { claimDaysOf } from '@ykd/domain/coupon';
import type { PictureOf } from '../../../components/picture/draw-picture';
import { PictureView, PictureWays } from '../../../components/picture/picture-view';
import { useDrawnPicture } from '../../../components/picture/use-drawn-picture';
import { useServices } from '../../../container/services-context';
import { poster as words } from '../messages/zh-CN/poster';
import { POSTER_SIZE, posterPicture, type Poster } from './poster-picture';

const drawnPoster = (said: Poster): PictureOf => ({
  ...POSTER_SIZE,
  layout: (measure) => posterPicture(said, measure),
});

export type PosterDialogProps = { batch: PartnerBatch; link: string; onClose: () => void };

/** The poster of a batch of coupons, with a code that leads where its link does. It is drawn here and sent nowhere. */
export function PosterDialog({ batch, link, onClose }: PosterDialogProps) {
  const { product, name, rule } = batch;
  const { origin } = useServices().environment;
  const picture = useDrawnPicture<Poster>(
    {
      product: product.name,
      name,
      rule,
      lastDay: claimDaysOf(batch).lastDay,
      cells: qrCells(link),
      site: new URL(origin).host,
    },
    drawnPoster,
    words.file(name),
  );
  return (
    <Modal open onClose={onClose} title={words.title} footer="none" width="480px">
      <styled.div display="flex" flexDirection="column" gap="3">
        <PictureView picture={picture} size={POSTER_SIZE} alt={words.alt(product.name, name)} />
        {picture && <PictureWays picture={picture} />}
        <styled.p fontSize="sm" color="fg.muted">
          {words.hint}
        </styled.p>
      </styled.div>
    </Modal>
  );
}
