import { IconEye, IconEyeOff } from '@tabler/icons-react'
import { type ComponentProps, useState } from 'react'
import classes from './auth.module.css'
import { Field } from './field'

export function PasswordField(props: ComponentProps<typeof Field>) {
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
          // Without the field's label, which is to find the field alone.
          aria-label={visible ? 'Hide characters' : 'Show characters'}
          aria-description={props.label}
          onClick={() => setVisible(!visible)}
        >
          <Icon size={18} stroke={1.75} aria-hidden />
        </button>
      }
    />
  )
}
