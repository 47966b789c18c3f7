import { Button } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { roleTrialEndpoints, trialMinutes } from '@shared/contracts/role-trials'
import { type Role, type RoleInput, roleInputSchema } from '@shared/contracts/roles'
import { roleTrialErrors, useTryRole } from '@/api/role-trials'
import { confirm, showError } from '@/components/dialogs'
import { focusFirst } from '@/components/form-errors'
import { useMay } from '@/hooks/use-may'
import { beginTrial } from '@/stores/session'
import { dropTriedDraft, keepTriedDraft } from './tried-draft'

interface TryRoleProps {
  /** The one that is changed, as the form has it; null for a new one. */
  role: Role | null
  form: UseFormReturnType<RoleInput>
}

const { begin } = roleTrialEndpoints

/** Has this tab show the console as whoever holds the role would see it, as it is typed. */
export function TryRole({ role, form }: TryRoleProps) {
  const isShown = useMay(begin)
  const { mutateAsync, isPending } = useTryRole()
  if (!isShown) return null

  const tryIt = async () => {
    const { hasErrors, errors } = form.validate()
    if (hasErrors) return focusFirst(form, errors)
    const typed = form.getValues()
    const input = roleInputSchema.parse(typed)
    const confirmed = await confirm({
      title: 'Try this role?',
      about: input.name,
      message: `For ${trialMinutes} minutes this tab shows Rounds as somebody with this role sees it. You can look at everything and change nothing, and the audit names what you try.`,
      note: 'What you have typed here is kept, and is back when you leave the trial.',
      confirmLabel: 'Try it',
    })
    if (!confirmed) return
    try {
      const answer = await mutateAsync({ ...input, ...(role && { privilegeId: role._id }) })
      keepTriedDraft({ ...typed, role })
      if (!beginTrial(input.name, answer)) throw new Error('the browser keeps nothing')
    } catch (error) {
      dropTriedDraft()
      showError(roleTrialErrors.begin(error))
    }
  }

  return (
    <Button variant="light" px="sm" me="auto" loading={isPending} onClick={() => void tryIt()}>
      Try it
    </Button>
  )
}
