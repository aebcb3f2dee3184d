import { styled } from '../../styled/index.js';
import { useEffect, useState, type ReactNode } from 'react';
import type { art as everyDrawing, DrawingName } from './art.js';

export type DrawingProps = {
  name: DrawingName;
  /** Pixels; default 160. */
  width?: number | undefined;
};

/** The parts of a drawing: ink lines, paper that hides what is behind it, one green accent. */
const Frame = ({ width, children }: { width: number; children: ReactNode }) => (
  <styled.svg
    aria-hidden
    viewBox="0 0 160 112"
    color="fg.muted"
    fill="none"
    stroke="currentColor"
    strokeWidth="2"
    strokeLinecap="round"
    strokeLinejoin="round"
    maxWidth="full"
    style={{ width, height: 'auto' }}
    css={{
      '& .paper': { fill: 'bg.surface' },
      '& .green': { fill: 'brand.solid', color: 'brand.contrast' },
      '& .on-green': { color: 'brand.contrast' },
      '& .faint': { color: 'line.strong' },
    }}
  >
    {children}
  </styled.svg>
);

/** Once it is there, every further drawing shows at once. */
let art: typeof everyDrawing | undefined;

/** A small line drawing, decoration beside words: no page waits for it, and none fails without it. */
export function Drawing({ name, width = 160 }: DrawingProps) {
  const [loaded, setLoaded] = useState(art);
  useEffect(() => {
    if (art !== undefined) return;
    import('./art.js').then(
      (module) => {
        art = module.art;
        setLoaded(art);
      },
      () => undefined,
    );
  }, []);
  return <Frame width={width}>{loaded?.[name]}</Frame>;
}
