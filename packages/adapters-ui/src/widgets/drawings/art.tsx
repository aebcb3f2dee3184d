/** Line drawings of one hand on a 160 × 112 sheet: a ground line, rounded objects, one thing in green. */
const ground = <path className="faint" stroke="currentColor" d="M12 100h34M54 100h76M138 100h10" />;

export const art = {
  /** Nothing here yet: an open book with a seedling. */
  book: (
    <>
      {ground}
      <path
        className="paper"
        d="M80 58c-10-7-24-9-42-8v42c18-1 32 1 42 8 10-7 24-9 42-8V50c-18-1-32 1-42 8Z"
      />
      <path d="M80 58v42" />
      <path
        className="faint"
        stroke="currentColor"
        d="M48 62c8 0 15 1 21 4M48 72c8 0 15 1 21 4M112 62c-8 0-15 1-21 4M112 72c-8 0-15 1-21 4"
      />
      <path d="M80 58V34" />
      <path className="green" d="M80 40c0-12 8-20 22-20 0 13-8 20-22 20Z" />
      <path className="paper" d="M80 48c0-10-7-16-18-16 0 10 6 16 18 16Z" />
      <path className="faint" stroke="currentColor" d="M124 26v8M120 30h8M40 22v6M37 25h6" />
    </>
  ),
  /** Nothing was found: a lens over a list. */
  search: (
    <>
      {ground}
      <rect className="paper" x="40" y="18" width="62" height="76" rx="6" />
      <path className="faint" stroke="currentColor" d="M52 34h38M52 46h26M52 58h18M52 70h12" />
      <circle className="paper" cx="96" cy="60" r="22" />
      <path d="m112 76 16 16" strokeWidth="5" />
      <path
        className="green"
        d="M86 60a10 10 0 0 1 10-10 10 10 0 0 1 10 10 10 10 0 0 1-10 10 10 10 0 0 1-10-10Z"
      />
      <path className="on-green" d="M92 60h8" />
    </>
  ),
  /** Nothing is waiting: a tray with a tick. */
  done: (
    <>
      {ground}
      <path className="paper" d="M42 66 54 38h52l12 28v26a4 4 0 0 1-4 4H46a4 4 0 0 1-4-4V66Z" />
      <path d="M42 66h22c2 0 3 1 4 3 2 5 6 8 12 8s10-3 12-8c1-2 2-3 4-3h22" />
      <circle className="green" cx="80" cy="38" r="18" />
      <path className="on-green" d="m72 38 6 6 11-12" />
      <path className="faint" stroke="currentColor" d="M116 20l4-4M122 28h6M44 20l-4-4M38 28h-6" />
    </>
  ),
  /** Something broke on the way: a pulled plug. */
  broken: (
    <>
      {ground}
      <path d="M20 82c14 0 14-22 28-22h8" />
      <path className="paper" d="M56 48h12a12 12 0 0 1 12 12 12 12 0 0 1-12 12H56V48Z" />
      <path d="M80 54h8M80 66h8" />
      <path
        className="green"
        d="M106 46h12v28h-12a14 14 0 0 1-14-14 14 14 0 0 1 14-14Z"
        transform="translate(8 0)"
      />
      <path d="M126 60h6c10 0 8 20 16 20" />
      <path className="faint" stroke="currentColor" d="M92 34l-3-10M98 32l5-9M92 86l-3 9M98 88l5 8" />
    </>
  ),
  /** Welcome: a desk, a screen with a prompt, a plant. */
  welcome: (
    <>
      {ground}
      <rect className="paper" x="36" y="22" width="76" height="52" rx="6" />
      <path d="M74 74v14M56 100c0-7 5-12 12-12h12c7 0 12 5 12 12" />
      <path d="m48 38 8 7-8 7" />
      <path className="faint" stroke="currentColor" d="M64 54h16M64 40h32" />
      <rect className="green" x="86" y="50" width="14" height="8" rx="2" />
      <path className="paper" d="M118 84h18l-3 16h-12l-3-16Z" />
      <path d="M127 84V66" />
      <path className="green" d="M127 70c0-8 5-13 14-13 0 8-5 13-14 13Z" />
      <path className="paper" d="M127 78c0-7-4-11-12-11 0 7 4 11 12 11Z" />
    </>
  ),
};

export type DrawingName = keyof typeof art;
