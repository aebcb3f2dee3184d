import { styled } from '@ykd/adapters-ui/styled';
import {
  AlertCircleIcon,
  AlertIcon,
  ArrowLeftIcon,
  ArrowRightIcon,
  BookIcon,
  CalendarIcon,
  CameraIcon,
  CartIcon,
  ChartIcon,
  ChatIcon,
  CheckCircleIcon,
  CheckIcon,
  ChevronDownIcon,
  ChevronLeftIcon,
  ChevronRightIcon,
  ClockIcon,
  CloseIcon,
  CloudCheckIcon,
  CloudOffIcon,
  CodeIcon,
  CopyIcon,
  EditIcon,
  ExternalIcon,
  EyeIcon,
  EyeOffIcon,
  HomeIcon,
  InfoIcon,
  LaptopIcon,
  LinkIcon,
  LockIcon,
  LogoutIcon,
  MenuIcon,
  MoonIcon,
  PhoneIcon,
  PlayIcon,
  PlusIcon,
  ReceiptIcon,
  TicketIcon,
  SearchIcon,
  ShieldIcon,
  SunIcon,
  TrashIcon,
  UserIcon,
  type IconProps,
} from '@ykd/adapters-ui/widgets';
import type { FunctionComponent } from 'react';
import { Columns, Section } from './section';

// By name: a namespace import would tie every widget to the first view of every page.
const ICONS: Readonly<Record<string, FunctionComponent<IconProps>>> = {
  AlertCircleIcon,
  AlertIcon,
  ArrowLeftIcon,
  ArrowRightIcon,
  BookIcon,
  CalendarIcon,
  CameraIcon,
  CartIcon,
  ChartIcon,
  ChatIcon,
  CheckCircleIcon,
  CheckIcon,
  ChevronDownIcon,
  ChevronLeftIcon,
  ChevronRightIcon,
  ClockIcon,
  CloseIcon,
  CloudCheckIcon,
  CloudOffIcon,
  CodeIcon,
  CopyIcon,
  EditIcon,
  ExternalIcon,
  EyeIcon,
  EyeOffIcon,
  HomeIcon,
  InfoIcon,
  LaptopIcon,
  LinkIcon,
  LockIcon,
  LogoutIcon,
  MenuIcon,
  MoonIcon,
  PhoneIcon,
  PlayIcon,
  PlusIcon,
  ReceiptIcon,
  TicketIcon,
  SearchIcon,
  ShieldIcon,
  SunIcon,
  TrashIcon,
  UserIcon,
};

export function IconSheet() {
  return (
    <Section id="icons" note="24 像素网格，1.75 线宽，圆头，跟随文字颜色。">
      <Columns least="sm" gap="2">
        {Object.entries(ICONS).map(([name, Icon]) => (
          <styled.div
            key={name}
            display="flex"
            alignItems="center"
            gap="3"
            py="1.5"
            fontSize="sm"
            color="fg.muted"
          >
            <Icon />
            {name.replace(/Icon$/, '')}
          </styled.div>
        ))}
      </Columns>
    </Section>
  );
}
