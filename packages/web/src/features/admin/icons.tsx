import { IconFrame, type IconProps } from '@ykd/adapters-ui/widgets';

// What only the console draws: icons of the widgets come to every page.

export const InvoiceIcon = (props: IconProps) => (
  <IconFrame {...props}>
    <path d="M6 3h8l4 4v14H6V3ZM14 3v4h4M9 12h6M9 16h6" />
  </IconFrame>
);

export const TreeIcon = (props: IconProps) => (
  <IconFrame {...props}>
    <path d="M9.5 4h5v4h-5V4ZM4 16h5v4H4v-4ZM15 16h5v4h-5v-4ZM12 8v4M6.5 16v-4h11v4" />
  </IconFrame>
);
