import { IconButton, MoonIcon, SunIcon } from '@ykd/adapters-ui/widgets';
import { toggleColorMode, useColorMode } from './color-mode';

/** Switches between paper and ink. */
export function ColorModeToggle() {
  const { mode } = useColorMode();
  return (
    <IconButton label={mode === 'dark' ? '切换到浅色' : '切换到深色'} onClick={toggleColorMode}>
      {mode === 'dark' ? <SunIcon /> : <MoonIcon />}
    </IconButton>
  );
}
