import { PasswordInput, type PasswordInputProps } from '@mantine/core'

interface SecretInputProps extends PasswordInputProps {
  label: string
  autoComplete: 'current-password' | 'new-password'
}

/** One of several passwords on a screen. */
export const SecretInput = ({ label, ...props }: SecretInputProps) => (
  <PasswordInput
    label={label}
    size="md"
    required
    withAsterisk={false}
    aria-invalid={Boolean(props.error)}
    // Toggles of one name are told apart by their fields.
    visibilityToggleButtonProps={{ 'aria-label': 'Show characters', 'aria-description': label }}
    {...props}
  />
)
