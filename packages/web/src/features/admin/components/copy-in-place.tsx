import { styled } from '@ykd/adapters-ui/styled';
import { useLayoutEffect, useRef, type ComponentProps } from 'react';
import { CopyButton } from '../../../components/copy-button';

/** Copies a text that a button in this place has brought, and takes the focus that went with that button. */
export function CopyInPlace(props: ComponentProps<typeof CopyButton>) {
  const place = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    if (document.activeElement === document.body)
      place.current?.querySelector('button')?.focus({ preventScroll: true });
  }, []);
  return (
    <styled.span ref={place} display="contents">
      <CopyButton {...props} />
    </styled.span>
  );
}
