import { Button, Loader } from '@mantine/core'

interface SubmitButtonProps {
  label: string
  pending: boolean
  /** What the button reads while its call is under way, if not its label. */
  pendingLabel?: string
}

/** Sends its form. While a call is under way it keeps the focus, so it isn't truly disabled. */
export function SubmitButton({ label, pending, pendingLabel = label }: SubmitButtonProps) {
  return (
    <Button
      type="submit"
      size="md"
      fullWidth
      aria-disabled={pending}
      onClick={(event) => pending && event.preventDefault()}
      leftSection={pending && <Loader size="xs" color="currentColor" role="status" />}
    >
      {pending ? pendingLabel : label}
    </Button>
  )
}
