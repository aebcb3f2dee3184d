import { styled } from '@ykd/adapters-ui/styled';
import { Modal } from '@ykd/adapters-ui/widgets';
import { useRef, useState, type SyntheticEvent } from 'react';
import { centerCrop, makeAspectCrop, ReactCrop, type PercentCrop } from 'react-image-crop';
import 'react-image-crop/dist/ReactCrop.css';
import { account } from '../messages/zh-CN/account';
import { exportCrop } from '../crop/export-crop';

const { area, handle, sides } = account.crop;

const ARIA_LABELS = {
  cropArea: area,
  nDragHandle: handle(sides.n),
  neDragHandle: handle(sides.ne),
  eDragHandle: handle(sides.e),
  seDragHandle: handle(sides.se),
  sDragHandle: handle(sides.s),
  swDragHandle: handle(sides.sw),
  wDragHandle: handle(sides.w),
  nwDragHandle: handle(sides.nw),
};

const Stage = styled('div', {
  base: {
    '--rc-focus-color': '{colors.brand.hover}',
    '--rc-drag-handle-bg-colour': '{colors.brand.solid}',
    '--rc-border-color': '{colors.qr.paper}',
    display: 'grid',
    placeItems: 'center',
    padding: '3',
    borderRadius: 'md',
    bg: 'bg.subtle',
    '& img': { maxHeight: '40vh' },
  },
});

export type CropDialogProps = {
  /** The picture as a data URL, and its media type. */
  picture: { readonly url: string; readonly mimeType: string };
  open: boolean;
  onClose: () => void;
  /** Takes the square that was chosen. */
  onCropped: (square: Blob) => Promise<void>;
  /** The browser cannot show the picture. */
  onUnreadable: () => void;
};

/** Chooses the square of a picture that becomes the avatar, by pointer or by arrow keys. */
export function CropDialog({ picture, open, onClose, onCropped, onUnreadable }: CropDialogProps) {
  const image = useRef<HTMLImageElement>(null);
  const [crop, setCrop] = useState<PercentCrop>();

  function begin({ currentTarget: { width, height } }: SyntheticEvent<HTMLImageElement>) {
    setCrop(centerCrop(makeAspectCrop({ unit: '%', width: 90 }, 1, width, height), width, height));
  }
  async function use() {
    const square = image.current && crop && (await exportCrop(image.current, crop, picture.mimeType));
    if (square) await onCropped(square);
    else onUnreadable();
  }

  return (
    <Modal
      open={open}
      onClose={onClose}
      title={account.crop.title}
      width="460px"
      confirmLabel={account.crop.use}
      confirmDisabled={crop === undefined}
      onConfirm={use}
    >
      <Stage>
        <ReactCrop
          {...(crop && { crop })}
          aspect={1}
          circularCrop
          keepSelection
          minWidth={24}
          ariaLabels={ARIA_LABELS}
          onChange={(_pixels, percent) => setCrop(percent)}
        >
          <img
            ref={image}
            src={picture.url}
            alt={account.crop.picture}
            onLoad={begin}
            onError={onUnreadable}
          />
        </ReactCrop>
      </Stage>
      <styled.p marginTop="3" fontSize="sm" color="fg.muted">
        {account.crop.hint}
      </styled.p>
    </Modal>
  );
}
