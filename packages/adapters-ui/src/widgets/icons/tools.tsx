import { IconFrame, type IconProps } from './icon-frame.js';

// What a control does to something.

export const EyeIcon = (props: IconProps) => (
  <IconFrame {...props}>
    <path d="M2.8 12S6 5.8 12 5.8 21.2 12 21.2 12 18 18.2 12 18.2 2.8 12 2.8 12ZM12 9.3a2.7 2.7 0 1 0 0 5.4 2.7 2.7 0 0 0 0-5.4Z" />
  </IconFrame>
);

export const EyeOffIcon = (props: IconProps) => (
  <IconFrame {...props}>
    <path d="M9.8 6.1a8.6 8.6 0 0 1 2.2-.3c6 0 9.2 6.2 9.2 6.2a16 16 0 0 1-2.6 3.3M6.3 7.5A15.6 15.6 0 0 0 2.8 12S6 18.2 12 18.2c2.1 0 3.9-.8 5.3-1.8M4 4l16 16" />
  </IconFrame>
);

export const SearchIcon = (props: IconProps) => (
  <IconFrame {...props}>
    <path d="M11 4.5a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13ZM16 16l4 4" />
  </IconFrame>
);

export const PlusIcon = (props: IconProps) => (
  <IconFrame {...props}>
    <path d="M12 5v14M5 12h14" />
  </IconFrame>
);

export const EditIcon = (props: IconProps) => (
  <IconFrame {...props}>
    <path d="M4.5 19.5 5.3 16 15.8 5.5a1.7 1.7 0 0 1 2.4 0l.3.3a1.7 1.7 0 0 1 0 2.4L8 18.7l-3.5.8ZM13.8 7.5l2.7 2.7" />
  </IconFrame>
);

export const CopyIcon = (props: IconProps) => (
  <IconFrame {...props}>
    <path d="M9.5 8.5h8A1.5 1.5 0 0 1 19 10v8.5a1.5 1.5 0 0 1-1.5 1.5h-8A1.5 1.5 0 0 1 8 18.5V10a1.5 1.5 0 0 1 1.5-1.5ZM15.5 8.5V6A1.5 1.5 0 0 0 14 4.5H6A1.5 1.5 0 0 0 4.5 6v8.5A1.5 1.5 0 0 0 6 16h2" />
  </IconFrame>
);
