import { styled } from '../styled/index.js';

/** A turning ring in the colour of the text. Says nothing by itself: the busy control carries the words. */
export function Spinner({ size = '1em' }: { size?: string | undefined }) {
  return (
    <styled.span
      aria-hidden
      display="inline-block"
      flexShrink={0}
      borderWidth="2px"
      borderColor="currentColor"
      borderInlineEndColor="transparent"
      borderRadius="full"
      style={{ width: size, height: size }}
      animation="spin 700ms linear infinite"
    />
  );
}
