import { TextInput, type TextInputProps } from '@mantine/core'
import { IconEye, IconEyeOff } from '@tabler/icons-react'
import { useState } from 'react'
import classes from './auth.module.css'

interface PasswordFieldProps extends TextInputProps {
  /** What the toggle shows and hides, for example 'password'. */
  subject: string
}

/** A password with a toggle that the keyboard and assistive technology can press. */
export function PasswordField({ subject, ...props }: PasswordFieldProps) {
  const [visible, setVisible] = useState(false)
  const Icon = visible ? IconEyeOff : IconEye
  return (
    <TextInput
      {...props}
      type={visible ? 'text' : 'password'}
      autoCapitalize="none"
      spellCheck={false}
      rightSectionPointerEvents="all"
      rightSection={
        <button
          type="button"
          className={classes.toggle}
          aria-label={`${visible ? 'Hide' : 'Show'} ${subject}`}
          onClick={() => setVisible(!visible)}
        >
          <Icon size={18} stroke={1.75} aria-hidden />
        </button>
      }
    />
  )
}
