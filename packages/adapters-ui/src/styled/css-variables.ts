import type {} from 'react';

/** What is known only in the browser reaches a style as a CSS variable: `style={{ '--modal-width': width }}`. */
declare module 'react' {
  interface CSSProperties {
    readonly [variable: `--${string}`]: string | number | undefined;
  }
}
