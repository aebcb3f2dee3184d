import { IconFrame, type IconProps } from '@ykd/adapters-ui/widgets';

// What only the console draws: icons of the widgets come to every page.

export const InvoiceIcon = (props: IconProps) => (
  <IconFrame {...props}>
    <path d="M6 3h8l4 4v14H6V3ZM14 3v4h4M9 12h6M9 16h6" />
  </IconFrame>
);

/** Several people side by side: a class. */
export const ClassIcon = (props: IconProps) => (
  <IconFrame {...props}>
    <path d="M9 11a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7ZM3 20v-1a6 6 0 0 1 12 0v1M15.5 4.3a3.5 3.5 0 0 1 0 6.4M17.5 13.6A6 6 0 0 1 21 19v1" />
  </IconFrame>
);

/** A sheet of rows: a roster. */
export const SheetIcon = (props: IconProps) => (
  <IconFrame {...props}>
    <path d="M4 4h16v16H4V4ZM4 9.3h16M4 14.6h16M9.5 4v16" />
  </IconFrame>
);

export const TreeIcon = (props: IconProps) => (
  <IconFrame {...props}>
    <path d="M9.5 4h5v4h-5V4ZM4 16h5v4H4v-4ZM15 16h5v4h-5v-4ZM12 8v4M6.5 16v-4h11v4" />
  </IconFrame>
);
