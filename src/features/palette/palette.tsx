import { useRouter } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { useAskedLogOut } from '@/features/auth/shared/use-asked-log-out'
import { DepartmentForm } from '@/features/departments/shared/department-dialog'
import { AbsenceForm } from '@/features/hours/shared/absence-dialog'
import { OrderTests } from '@/features/lab/shared/order-tests'
import { changeMode } from '@/features/layout/shared/change-mode'
import { RoleForm } from '@/features/roles/shared/role-dialog'
import { WorkingTimeForm } from '@/features/working-times/shared/working-time-dialog'
import { clinicToday } from '@/stores/clinic-day'
import { useSession } from '@/stores/session'
import { type BeginsAt, beginAt } from './begin-at'
import { PaletteSearch } from './palette-search'
import type { RowTarget } from './row'

type FormName = Extract<RowTarget, { form: unknown }>['form']
type Absent = Extract<RowTarget, { absent: unknown }>['absent']

/** What stands in the form of a new one. */
const blank = null

const forms: Record<FormName, (onClose: () => void) => ReactNode> = {
  department: (onClose) => <DepartmentForm department={blank} onClose={onClose} />,
  'order-tests': (onClose) => <OrderTests patient={null} onClose={onClose} />,
  role: (onClose) => <RoleForm role={blank} onClose={onClose} />,
  'working-time': (onClose) => <WorkingTimeForm workingTime={blank} onClose={onClose} />,
}

/** Asked for once more where it is on show, it begins anew: by another entry of the history, in its place. */
async function begin(router: ReturnType<typeof useRouter>, to: BeginsAt): Promise<void> {
  const { latestLocation: here, history } = router
  const place = { to, search: beginAt(to, here) }
  if (router.buildLocation(place).href === here.href) history.replace(here.href)
  else await router.navigate(place)
}

interface PaletteProps {
  onHelp: (what: 'help' | 'keys') => void
  onClose: () => void
}

/** The palette, and then the dialog that was chosen there. */
export function Palette({ onHelp, onClose }: PaletteProps) {
  const router = useRouter()
  const askToLogOut = useAskedLogOut()
  const [form, setForm] = useState<FormName | null>(null)
  const [absent, setAbsent] = useState<Absent | null>(null)
  const owner = useSession(({ session }) => session?.owner)

  const carryOut = async (target: RowTarget) => {
    if ('form' in target) return setForm(target.form)
    if ('absent' in target) return setAbsent(target.absent)
    onClose()
    if ('begin' in target || 'to' in target) {
      await ('begin' in target ? begin(router, target.begin) : router.navigate(target.to))
      // Where the focus came back to may be gone with its page.
      if (document.activeElement === document.body) document.querySelector('main')?.focus()
      return
    }
    if (target.command === 'log-out') await askToLogOut()
    else if (target.command === 'change-mode') await changeMode()
    else onHelp(target.command)
  }

  if (absent)
    return (
      <AbsenceForm
        {...absent}
        isOwn={absent.staffId === owner}
        absence={blank}
        startsOn={clinicToday()}
        onClose={onClose}
      />
    )
  return form ? (
    forms[form](onClose)
  ) : (
    <PaletteSearch onChoose={({ target }) => void carryOut(target)} onClose={onClose} />
  )
}
