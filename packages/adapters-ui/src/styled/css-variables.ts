export type CssVariable = `--${string}`;

/** What is known only in the browser reaches a style as a CSS variable: `style={{ '--modal-width': width }}`. */
declare module 'react' {
  interface CSSProperties {
    readonly [variable: CssVariable]: string | number | undefined;
  }
}
