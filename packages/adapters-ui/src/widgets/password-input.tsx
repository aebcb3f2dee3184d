import { styled } from '../styled/index.js';
import { useState } from 'react';
import { IconButton } from './icon-button.js';
import { EyeIcon, EyeOffIcon } from './icons/tools.js';
import { fieldMessages } from './field-messages.js';
import { TextInput, type TextInputProps } from './text-input.js';

export type PasswordInputProps = Omit<TextInputProps, 'type'>;

/** A password with a button that shows and hides it. Give `autoComplete` for the reader's password manager. */
export function PasswordInput(props: PasswordInputProps) {
  const [shown, setShown] = useState(false);
  return (
    <styled.span position="relative" display="block">
      <TextInput paddingInlineEnd="12" {...props} type={shown ? 'text' : 'password'} />
      <IconButton
        size="sm"
        position="absolute"
        insetInlineEnd="1.5"
        top="1.5"
        label={shown ? fieldMessages.hidePassword : fieldMessages.showPassword}
        onClick={() => setShown(!shown)}
      >
        {shown ? <EyeOffIcon /> : <EyeIcon />}
      </IconButton>
    </styled.span>
  );
}
