import { IconFrame, type IconProps } from './icon-frame.js';

export const TicketIcon = (props: IconProps) => (
  <IconFrame {...props}>
    <path d="M3.5 6.5h17v3.6a2 2 0 0 0 0 3.8v3.6h-17v-3.6a2 2 0 0 0 0-3.8V6.5ZM14 6.5v2M14 11v2M14 15.5v2" />
  </IconFrame>
);
