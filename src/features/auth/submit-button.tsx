import { Button, Loader, VisuallyHidden } from '@mantine/core'

interface SubmitButtonProps {
  label: string
  pending: boolean
  /** What the button reads while its call is under way, if not its label. */
  pendingLabel?: string
}

/**
 * The button of a public page's form. Its label stays to be read while the call is under way, which
 * Mantine's `loading` and with it `BusyButton` cover, and that it is under way is read out.
 */
export const SubmitButton = ({ label, pending, pendingLabel = label }: SubmitButtonProps) => (
  <>
    <Button
      type="submit"
      size="md"
      fullWidth
      data-disabled={pending}
      aria-disabled={pending}
      leftSection={pending && <Loader size="xs" color="gray" aria-hidden />}
    >
      {pending ? pendingLabel : label}
    </Button>
    {pending && <VisuallyHidden role="status">Loading</VisuallyHidden>}
  </>
)
