import { Button, type ButtonProps } from '@mantine/core'
import { labOrderEndpoints } from '@shared/contracts/lab-orders'
import { type Patient, patientMessages } from '@shared/contracts/patients'
import { useState } from 'react'
import { lazyDialog } from '@/components/lazy'
import { withheld } from '@/components/withheld'
import { deniedReason } from '@/stores/denied-reason'
import { isOffered, useSession } from '@/stores/session'

const OrderTests = lazyDialog({
  name: 'order tests',
  load: () => import('./order-tests').then((it) => it.OrderTests),
})

interface OrderTestsButtonProps extends ButtonProps {
  patient: Patient
}

/** Opens the form that orders tests of a patient; absent where the host takes no orders. */
export function OrderTestsButton({ patient, ...props }: OrderTestsButtonProps) {
  const isThere = useSession((state) => isOffered(labOrderEndpoints.create, state))
  const denied = useSession((state) => deniedReason(labOrderEndpoints.create, state))
  const reason = denied ?? (patient.closedAt === null ? null : patientMessages.closed)
  const [ordering, setOrdering] = useState(false)
  if (!isThere) return null
  return (
    <>
      <Button variant="default" {...withheld(reason)} {...props} onClick={() => setOrdering(true)}>
        Order Tests
      </Button>
      {ordering && <OrderTests patient={patient} onClose={() => setOrdering(false)} />}
    </>
  )
}
