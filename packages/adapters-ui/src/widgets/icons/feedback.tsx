import { IconFrame, type IconProps } from './icon-frame.js';

// What happened: shown by toasts, fields and badges, hence on every page.

export const CheckIcon = (props: IconProps) => (
  <IconFrame {...props}>
    <path d="M5 12.5l4.5 4.5L19 7.5" />
  </IconFrame>
);

export const CheckCircleIcon = (props: IconProps) => (
  <IconFrame {...props}>
    <path d="M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17ZM8.3 12.3l2.5 2.5 4.9-5.2" />
  </IconFrame>
);

export const AlertIcon = (props: IconProps) => (
  <IconFrame {...props}>
    <path d="M12 4 3.3 19a.7.7 0 0 0 .6 1h16.2a.7.7 0 0 0 .6-1L12 4ZM12 10v4.5M12 17.2v.1" />
  </IconFrame>
);

export const AlertCircleIcon = (props: IconProps) => (
  <IconFrame {...props}>
    <path d="M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17ZM12 7.8v5M12 16v.1" />
  </IconFrame>
);

export const InfoIcon = (props: IconProps) => (
  <IconFrame {...props}>
    <path d="M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17ZM12 11.2v5M12 8v.1" />
  </IconFrame>
);
