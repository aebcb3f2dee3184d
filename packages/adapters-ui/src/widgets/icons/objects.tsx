import { IconFrame, type IconProps } from './icon-frame.js';

// Things and places.

export const BookIcon = (props: IconProps) => (
  <IconFrame {...props}>
    <path d="M12 6.5C10 5 7 4.5 3.5 4.5v13.5c3.5 0 6.5.5 8.5 2 2-1.5 5-2 8.5-2V4.5C17 4.5 14 5 12 6.5ZM12 6.5V20" />
  </IconFrame>
);

export const PlayIcon = (props: IconProps) => (
  <IconFrame {...props}>
    <path d="M7.5 5.2v13.6c0 .5.6.8 1 .5l10.2-6.8c.4-.2.4-.8 0-1L8.5 4.7c-.4-.3-1 0-1 .5Z" />
  </IconFrame>
);

export const ClockIcon = (props: IconProps) => (
  <IconFrame {...props}>
    <path d="M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17ZM12 7.5V12l3 2" />
  </IconFrame>
);

export const CalendarIcon = (props: IconProps) => (
  <IconFrame {...props}>
    <path d="M5.5 5.5h13a1.5 1.5 0 0 1 1.5 1.5v11.5a1.5 1.5 0 0 1-1.5 1.5h-13A1.5 1.5 0 0 1 4 18.5V7a1.5 1.5 0 0 1 1.5-1.5ZM4 10h16M8.5 3.5v3.5M15.5 3.5v3.5" />
  </IconFrame>
);

export const ShieldIcon = (props: IconProps) => (
  <IconFrame {...props}>
    <path d="M12 3.5 5 6v5.5c0 4.2 2.8 7.5 7 9 4.2-1.5 7-4.8 7-9V6l-7-2.5ZM9 11.7l2.2 2.3L15.2 9.7" />
  </IconFrame>
);

export const SunIcon = (props: IconProps) => (
  <IconFrame {...props}>
    <path d="M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8ZM12 2.8v1.7M12 19.5v1.7M21.2 12h-1.7M4.5 12H2.8M18.5 5.5l-1.2 1.2M6.7 17.3l-1.2 1.2M18.5 18.5l-1.2-1.2M6.7 6.7 5.5 5.5" />
  </IconFrame>
);

export const MoonIcon = (props: IconProps) => (
  <IconFrame {...props}>
    <path d="M20 14.3A8.3 8.3 0 0 1 9.7 4 8.3 8.3 0 1 0 20 14.3Z" />
  </IconFrame>
);

export const LogoutIcon = (props: IconProps) => (
  <IconFrame {...props}>
    <path d="M10 4H6a1.5 1.5 0 0 0-1.5 1.5v13A1.5 1.5 0 0 0 6 20h4M10.5 12H20M16.5 8.5l3.5 3.5-3.5 3.5" />
  </IconFrame>
);

export const UserIcon = (props: IconProps) => (
  <IconFrame {...props}>
    <path d="M12 4a4 4 0 1 0 0 8 4 4 0 0 0 0-8ZM4.5 20c.8-3.3 3.8-5 7.5-5s6.7 1.7 7.5 5" />
  </IconFrame>
);

export const LockIcon = (props: IconProps) => (
  <IconFrame {...props}>
    <path d="M6.5 10.5h11A1.5 1.5 0 0 1 19 12v6.5a1.5 1.5 0 0 1-1.5 1.5h-11A1.5 1.5 0 0 1 5 18.5V12a1.5 1.5 0 0 1 1.5-1.5ZM8 10.5V8a4 4 0 0 1 8 0v2.5" />
  </IconFrame>
);

export const CloudCheckIcon = (props: IconProps) => (
  <IconFrame {...props}>
    <path d="M7 18.5a4 4 0 0 1-.5-8A5.8 5.8 0 0 1 17.7 9.8 4.4 4.4 0 0 1 17 18.5H7ZM9.3 13.5l2 2 3.5-3.7" />
  </IconFrame>
);

export const CloudOffIcon = (props: IconProps) => (
  <IconFrame {...props}>
    <path d="M9 6.2a5.8 5.8 0 0 1 8.7 3.6 4.4 4.4 0 0 1 2.6 7M6.5 10.5a4 4 0 0 0 .5 8h9.5M4 4l16 16" />
  </IconFrame>
);

export const HomeIcon = (props: IconProps) => (
  <IconFrame {...props}>
    <path d="M4 11l8-6.8 8 6.8M6 9.5V19a1 1 0 0 0 1 1h10a1 1 0 0 0 1-1V9.5M10 20v-5.5h4V20" />
  </IconFrame>
);

export const CodeIcon = (props: IconProps) => (
  <IconFrame {...props}>
    <path d="M8.5 7.5l-5 4.5 5 4.5M15.5 7.5l5 4.5-5 4.5M13.5 5l-3 14" />
  </IconFrame>
);

export const ChartIcon = (props: IconProps) => (
  <IconFrame {...props}>
    <path d="M4.5 4.5v13.5a1.5 1.5 0 0 0 1.5 1.5h13.5M9 15.5v-4M13 15.5V8M17 15.5v-5.5" />
  </IconFrame>
);

export const CartIcon = (props: IconProps) => (
  <IconFrame {...props}>
    <path d="M3 4.5h2.2l2.2 10.3a1.3 1.3 0 0 0 1.3 1h8a1.3 1.3 0 0 0 1.3-1l1.5-6.3H6.2M9.5 19.3v.1M16.5 19.3v.1" />
  </IconFrame>
);

export const PhoneIcon = (props: IconProps) => (
  <IconFrame {...props}>
    <path d="M8 3.5h8A1.5 1.5 0 0 1 17.5 5v14a1.5 1.5 0 0 1-1.5 1.5H8A1.5 1.5 0 0 1 6.5 19V5A1.5 1.5 0 0 1 8 3.5ZM11 17.5h2" />
  </IconFrame>
);

export const LaptopIcon = (props: IconProps) => (
  <IconFrame {...props}>
    <path d="M6.5 5.5h11A1.5 1.5 0 0 1 19 7v8.5H5V7a1.5 1.5 0 0 1 1.5-1.5ZM3 18.5h18M5 15.5 3 18.5M19 15.5l2 3" />
  </IconFrame>
);

export const CameraIcon = (props: IconProps) => (
  <IconFrame {...props}>
    <path d="M5.5 7.5h2.7l1.3-2.2h5l1.3 2.2h2.7A1.5 1.5 0 0 1 20 9v8.5a1.5 1.5 0 0 1-1.5 1.5h-13A1.5 1.5 0 0 1 4 17.5V9a1.5 1.5 0 0 1 1.5-1.5ZM12 10a3 3 0 1 0 0 6 3 3 0 0 0 0-6Z" />
  </IconFrame>
);

export const TrashIcon = (props: IconProps) => (
  <IconFrame {...props}>
    <path d="M4.5 7h15M9.5 7V4.8h5V7M6.5 7l.8 11.6a1.5 1.5 0 0 0 1.5 1.4h6.4a1.5 1.5 0 0 0 1.5-1.4L17.5 7M10.2 10.5v6M13.8 10.5v6" />
  </IconFrame>
);

export const ChatIcon = (props: IconProps) => (
  <IconFrame {...props}>
    <path d="M9.5 4C5.4 4 2.5 6.6 2.5 9.8c0 1.9 1 3.5 2.6 4.6l-.6 2.1 2.4-1.2c.8.2 1.6.3 2.6.3M9.5 15.6c0-3 2.7-5.3 6-5.3s6 2.3 6 5.3c0 1.6-.8 3-2.1 4l.4 1.7-2-.9c-.7.2-1.5.3-2.3.3-3.3 0-6-2.2-6-5.1ZM7 8.6v.1M12 8.6v.1M13.7 14.6v.1M17.3 14.6v.1" />
  </IconFrame>
);

export const LinkIcon = (props: IconProps) => (
  <IconFrame {...props}>
    <path d="M9.5 14.5l5-5M8 11l-2.1 2.1a3.5 3.5 0 0 0 5 5L13 16M16 13l2.1-2.1a3.5 3.5 0 0 0-5-5L11 8" />
  </IconFrame>
);

export const TicketIcon = (props: IconProps) => (
  <IconFrame {...props}>
    <path d="M3.5 6.5h17v3.6a2 2 0 0 0 0 3.8v3.6h-17v-3.6a2 2 0 0 0 0-3.8V6.5ZM14 6.5v2M14 11v2M14 15.5v2" />
  </IconFrame>
);

export const ReceiptIcon = (props: IconProps) => (
  <IconFrame {...props}>
    <path d="M6 3.5h12v17l-2-1.5-2 1.5-2-1.5-2 1.5-2-1.5-2 1.5v-17ZM9 8.5h6M9 12.5h6" />
  </IconFrame>
);
