import { styled } from '../styled/index.js';
import { useState } from 'react';
import { messages } from './messages.js';

export type AvatarProps = {
  /** The person's name; its first letter stands in for a missing picture. */
  name: string;
  src?: string | null | undefined;
  /** For an avatar beside the written name: it is not read out twice. */
  decorative?: boolean | undefined;
  /** Pixels; default 40. */
  size?: number | undefined;
};

/** The first character a reader sees, not half of an emoji. */
const initialOf = (name: string) => [...name.trim()][0]?.toUpperCase() ?? messages.brand.charAt(0);

/** A person's picture, or the first letter of the name when there is none or it does not load. */
export function Avatar({ name, src, decorative = false, size = 40 }: AvatarProps) {
  const [brokenSrc, setBrokenSrc] = useState<string>();
  const shown = src && src !== brokenSrc ? src : undefined;
  return (
    <styled.span
      {...(decorative ? { 'aria-hidden': true } : { role: 'img', 'aria-label': name })}
      display="inline-flex"
      alignItems="center"
      justifyContent="center"
      flexShrink={0}
      overflow="hidden"
      borderRadius="full"
      borderWidth="1px"
      borderColor={shown ? 'line' : 'brand.line'}
      bg="brand.subtle"
      color="brand.fg"
      fontWeight="semibold"
      lineHeight="none"
      style={{ width: size, height: size, fontSize: size * 0.42 }}
    >
      {shown ? (
        <styled.img
          src={shown}
          alt=""
          width="full"
          height="full"
          objectFit="cover"
          onError={() => setBrokenSrc(shown)}
        />
      ) : (
        initialOf(name)
      )}
    </styled.span>
  );
}
