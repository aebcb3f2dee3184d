import { IconFrame, type IconProps } from './icon-frame.js';

// What only the console shows: learners load none of it.

export const HistoryIcon = (props: IconProps) => (
  <IconFrame {...props}>
    <path d="M4 5v4.5h4.5M4.4 9.5a8.2 8.2 0 1 1-.6 4M12 8v4.3l2.8 1.7" />
  </IconFrame>
);
