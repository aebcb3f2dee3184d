/** The widgets. Each also stands in a file of its own, so that a page loads only what it draws. */
export { Answer, type AnswerProps } from './answer.js';
export { Avatar, type AvatarProps } from './avatar.js';
export { Badge, type BadgeProps } from './badge.js';
export { Button, type ButtonProps } from './button.js';
export { Card, type CardProps } from './card.js';
export { CheckBox, type CheckBoxProps } from './check-box.js';
export { ChoiceGroup, type ChoiceGroupProps } from './choice-group.js';
export type { ListedOption } from './combobox/combobox-list.js';
export { Combobox, type ComboboxProps } from './combobox/combobox.js';
export { CountdownButton, type CountdownButtonProps } from './countdown-button.js';
export { CourseBanner, type CourseBannerProps } from './course-banner/course-banner.js';
export { CourseProgress, type CourseProgressProps } from './course-progress.js';
export type { DrawingName } from './drawings/art.js';
export { Drawing, type DrawingProps } from './drawings/drawing.js';
export { EmptyState, type EmptyStateProps } from './empty-state.js';
export { ErrorState, type ErrorStateProps } from './error-state.js';
export { useFieldControl, useFieldGroup } from './field-context.js';
export { Field, type FieldProps } from './field.js';
export { focusInField } from './focus-in-field.js';
export { IconButton, type IconButtonProps } from './icon-button.js';
export * from './icons/console.js';
export * from './icons/controls.js';
export * from './icons/tools.js';
export * from './icons/ways.js';
export * from './icons/bell.js';
export * from './icons/feedback.js';
export { IconFrame, type IconProps } from './icons/icon-frame.js';
export * from './icons/objects.js';
export { isComposed } from './is-composed.js';
export { Logo, type LogoProps } from './logo.js';
export * from './measures.js';
export type { MenuItem } from './menu/menu-item.js';
export { nextIndex } from './menu/next-index.js';
export { Menu, type MenuProps } from './menu/menu.js';
export { useOutsideClick } from './menu/use-outside-click.js';
export { messages as widgetMessages } from './messages.js';
export { Modal, type ModalProps } from './modal/modal.js';
export { useFocusScope, wrapTab } from './modal/use-focus-scope.js';
export { usePresence, type Presence } from './modal/use-presence.js';
export { MonthInput, type MonthInputProps } from './month-input/month-input.js';
export {
  createSubmitGate,
  type SubmitAction,
  type SubmitGate,
  type SubmitOutcome,
} from './modal/submit-gate.js';
export { PasswordInput, type PasswordInputProps } from './password-input.js';
export { Picker, type PickerProps } from './picker/picker.js';
export { ProgressBar } from './progress/progress-bar.js';
export {
  createProgress,
  type ProgressCommands,
  type ProgressSnapshot,
  type ProgressStore,
} from './progress/progress-store.js';
export { qrCells } from './qr-code/qr-cells.js';
export { QrCode, type QrCodeProps } from './qr-code/qr-code.js';
export { radioSheetStyle } from './radio-style.js';
export { SelectInput, type SelectInputProps } from './select-input.js';
export { LoadingRegion, Skeleton, SkeletonCard, SkeletonCourseCard, SkeletonText } from './skeleton.js';
export { Spinner } from './spinner.js';
export { SubmitButton, type SubmitButtonProps } from './submit-button.js';
export { ChoiceBox } from './table/choice-box.js';
export { ChosenBar, type ChosenBarProps } from './table/chosen-bar.js';
export type { Column, ListLink, Sorting } from './table/column.js';
export { DataTable, type DataTableProps } from './table/data-table.js';
export { isRowMeant } from './table/is-meant.js';
export { KeyPager, type KeyPagerProps } from './table/key-pager.js';
export { messages as tableWords } from './table/messages.js';
export { directionOf, SortLink } from './table/sort-link.js';
export * as tableParts from './table/table-parts.js';
export { TableSkeleton } from './table/table-skeleton.js';
export { TabPanel, Tabs, type TabsProps } from './tabs.js';
export { Tag, type TagProps } from './tag.js';
export { TextArea, type TextAreaProps } from './text-area.js';
export { TextInput, type TextInputProps } from './text-input.js';
export {
  createToasts,
  newestWithKeys,
  type Toast,
  type ToastAction,
  type ToastCommands,
  type ToastKind,
  type ToastOptions,
  type ToastSnapshot,
  type ToastStore,
} from './toast/toast-store.js';
export { Toaster } from './toast/toaster.js';
export { VisuallyHidden } from './visually-hidden.js';
