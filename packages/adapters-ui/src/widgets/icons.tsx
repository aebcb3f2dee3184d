import { IconFrame, type IconProps } from './icon.js';

// One component an icon, so that a page loads only those it draws.

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

export const MenuIcon = (props: IconProps) => (
  <IconFrame {...props}>
    <path d="M4 7h16M4 12h16M4 17h10" />
  </IconFrame>
);

export const CloseIcon = (props: IconProps) => (
  <IconFrame {...props}>
    <path d="M6 6l12 12M18 6 6 18" />
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

export const ChevronDownIcon = (props: IconProps) => (
  <IconFrame {...props}>
    <path d="M6 9.5l6 6 6-6" />
  </IconFrame>
);

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

export const EditIcon = (props: IconProps) => (
  <IconFrame {...props}>
    <path d="M4.5 19.5 5.3 16 15.8 5.5a1.7 1.7 0 0 1 2.4 0l.3.3a1.7 1.7 0 0 1 0 2.4L8 18.7l-3.5.8ZM13.8 7.5l2.7 2.7" />
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

export const CopyIcon = (props: IconProps) => (
  <IconFrame {...props}>
    <path d="M9.5 8.5h8A1.5 1.5 0 0 1 19 10v8.5a1.5 1.5 0 0 1-1.5 1.5h-8A1.5 1.5 0 0 1 8 18.5V10a1.5 1.5 0 0 1 1.5-1.5ZM15.5 8.5V6A1.5 1.5 0 0 0 14 4.5H6A1.5 1.5 0 0 0 4.5 6v8.5A1.5 1.5 0 0 0 6 16h2" />
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
