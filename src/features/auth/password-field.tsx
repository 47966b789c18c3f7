import { IconEye, IconEyeOff } from '@tabler/icons-react'
import { type ComponentProps, useState } from 'react'
import classes from './auth.module.css'
import { Field } from './field'

interface PasswordFieldProps extends ComponentProps<typeof Field> {
  /** What the toggle shows and hides, for example 'password'. */
  subject: string
}

export function PasswordField({ subject, ...props }: PasswordFieldProps) {
  const [visible, setVisible] = useState(false)
  const Icon = visible ? IconEyeOff : IconEye
  return (
    <Field
      {...props}
      type={visible ? 'text' : 'password'}
      end={
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
