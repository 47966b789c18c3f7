import type { StaffUser } from '@shared/contracts/staff'
import { State } from '@/components/cells'

export const statusWords: Record<StaffUser['status'], string> = {
  active: 'Active',
  inactive: 'Inactive',
}

/** Whether a user works here at present. */
export const Status = ({ status }: Pick<StaffUser, 'status'>) => (
  <State color={status === 'active' ? 'green' : 'gray'}>{statusWords[status]}</State>
)
