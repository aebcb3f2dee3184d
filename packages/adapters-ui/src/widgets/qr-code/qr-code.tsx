import { styled } from '../../styled/index.js';
import { lazy, Suspense } from 'react';

export type QrCodeProps = {
  /** What the code says, usually an address. */
  value: string;
  /** The accessible name, such as 微信扫码进入商城. */
  label: string;
  /** Pixels; default 176. */
  size?: number | undefined;
};

// The encoder is only needed where a code is shown.
const QrMatrix = lazy(async () => ({ default: (await import('./qr-matrix.js')).QrMatrix }));

/** A QR code on white, in the dark too: scanners want dark on light and a quiet edge. */
export function QrCode({ value, label, size = 176 }: QrCodeProps) {
  return (
    <styled.span
      display="inline-block"
      padding="2"
      bg="qr.paper"
      color="qr.ink"
      borderWidth="1px"
      borderColor="line"
      borderRadius="md"
      style={{ width: size, height: size }}
    >
      <Suspense fallback={null}>
        <QrMatrix value={value} label={label} />
      </Suspense>
    </styled.span>
  );
}
