import { IconFrame, type IconProps } from './icon-frame.js';

// Where a control leads.

export const ChevronRightIcon = (props: IconProps) => (
  <IconFrame {...props}>
    <path d="M9.5 6l6 6-6 6" />
  </IconFrame>
);

export const ChevronLeftIcon = (props: IconProps) => (
  <IconFrame {...props}>
    <path d="M14.5 6l-6 6 6 6" />
  </IconFrame>
);

export const ArrowLeftIcon = (props: IconProps) => (
  <IconFrame {...props}>
    <path d="M20 12H4.5M10.5 6l-6 6 6 6" />
  </IconFrame>
);

export const ArrowRightIcon = (props: IconProps) => (
  <IconFrame {...props}>
    <path d="M4 12h15.5M13.5 6l6 6-6 6" />
  </IconFrame>
);

export const ExternalIcon = (props: IconProps) => (
  <IconFrame {...props}>
    <path d="M13.5 4.5h6v6M19 5l-8 8M10 6H6A1.5 1.5 0 0 0 4.5 7.5V18A1.5 1.5 0 0 0 6 19.5h10.5A1.5 1.5 0 0 0 18 18v-4" />
  </IconFrame>
);
