/**
 * The base components, shared by shell and remotes as one module. This list is the whole public surface: a remote
 * imports nothing below `ui/`.
 */
export { Button, type ButtonProps } from './ui/actions/button.tsx';
export { ButtonLink, type ButtonLinkProps } from './ui/actions/button-link.tsx';
export { IconButton, type IconButtonProps } from './ui/actions/icon-button.tsx';
export { cx } from './ui/base/cx.ts';
export { NewTabHint } from './ui/base/new-tab-hint.tsx';
export { rem } from './ui/base/rem.ts';
export { SkipLink } from './ui/base/skip-link.tsx';
export { VisuallyHidden } from './ui/base/visually-hidden.tsx';
export { Checkbox, type CheckboxProps } from './ui/choices/checkbox.tsx';
export { RadioCard, type RadioCardProps } from './ui/choices/radio-card.tsx';
export { Segmented, type SegmentedProps } from './ui/choices/segmented.tsx';
export { Switch, type SwitchProps } from './ui/choices/switch.tsx';
export { Tabs, type TabsProps } from './ui/choices/tabs.tsx';
export { Cover, type CoverProps } from './ui/cover/cover.tsx';
export { Alert, type AlertProps } from './ui/feedback/alert.tsx';
export { EmptyState, type EmptyStateProps } from './ui/feedback/empty-state.tsx';
export { ErrorState, type ErrorStateProps } from './ui/feedback/error-state.tsx';
export { Skeleton, type SkeletonProps } from './ui/feedback/skeleton.tsx';
export { Spinner } from './ui/feedback/spinner.tsx';
export { Toaster } from './ui/feedback/toaster.tsx';
export { CodeInput, type CodeInputProps } from './ui/fields/code-input.tsx';
export { Field, type FieldProps } from './ui/fields/field.tsx';
export type { FieldBinding } from './ui/fields/field-context.ts';
export { PasswordInput, type PasswordInputProps } from './ui/fields/password-input.tsx';
export { SearchInput, type SearchInputProps } from './ui/fields/search-input.tsx';
export { Select, type SelectProps } from './ui/fields/select.tsx';
export { TextArea, type TextAreaProps } from './ui/fields/text-area.tsx';
export { TextInput, type TextInputProps } from './ui/fields/text-input.tsx';
export { Illustration, type IllustrationName } from './ui/illustration/illustration.tsx';
export { Dialog, type DialogProps } from './ui/overlays/dialog.tsx';
export { Drawer, type DrawerProps } from './ui/overlays/drawer.tsx';
export { Menu, type MenuProps } from './ui/overlays/menu.tsx';
export type { MenuEntry, MenuItem, MenuTriggerProps } from './ui/overlays/menu-types.ts';
export { Tooltip, type TooltipProps } from './ui/overlays/tooltip.tsx';
export { Avatar, type AvatarProps } from './ui/people/avatar.tsx';
export { Badge } from './ui/people/badge.tsx';
export { Logo, type LogoProps } from './ui/people/logo.tsx';
export { NewTag } from './ui/people/new-tag.tsx';
export { Ribbon } from './ui/people/ribbon.tsx';
export type { ApplicationKind, ApplicationStatus } from './ui/status/application-phase.ts';
export { ApplicationStatusLink, type ApplicationStatusLinkProps } from './ui/status/application-status-link.tsx';
export { PhaseGlyph, type PhaseGlyphProps } from './ui/status/phase-glyph.tsx';
export type { Phase, Phase as GlyphName } from './ui/status/phase-shapes.tsx';
export { StatusTag, type StatusTagProps } from './ui/status/status-tag.tsx';
export type { Tone } from './ui/status/tone.ts';
