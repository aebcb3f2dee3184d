import { IconFrame, type IconProps } from './icon-frame.js';

// Comes with the bell, after the page itself.

export const BellIcon = (props: IconProps) => (
  <IconFrame {...props}>
    <path d="M6 16.5V11a6 6 0 0 1 12 0v5.5l1.5 1.5h-15zM10 20.5h4" />
  </IconFrame>
);
