import { CheckIcon, CodeIcon, Menu, MoonIcon, SunIcon } from '@ykd/adapters-ui/widgets';
import { common } from '../messages/zh-CN/common';
import { setColorMode, useColorMode, type ColorModeChoice } from '../theme/color-mode';

const CHOICES: readonly ColorModeChoice[] = ['light', 'dark', 'system'];
const ICONS = { light: SunIcon, dark: MoonIcon, system: CodeIcon };

/** Chooses between light, dark and what the device says. */
export function ThemeMenu() {
  const { choice, mode } = useColorMode();
  const Shown = ICONS[mode];
  return (
    <Menu
      label={common.theme.label}
      trigger={<Shown />}
      triggerProps={{ square: true, title: common.theme.label }}
      items={CHOICES.map((id) => {
        const Icon = id === choice ? CheckIcon : ICONS[id];
        const name = common.theme[id];
        return {
          id,
          label: id === choice ? common.theme.current(name) : name,
          icon: <Icon size={18} />,
          onSelect: () => setColorMode(id),
        };
      })}
    />
  );
}
