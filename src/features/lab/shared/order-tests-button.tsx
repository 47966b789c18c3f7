import { Button, type ButtonProps } from '@mantine/core'
import { labOrderEndpoints } from '@shared/contracts/lab-orders'
import { type Patient, patientMessages } from '@shared/contracts/patients'
import { useState } from 'react'
import { disabledWithReason } from '@/components/disabled-with-reason'
import { lazyDialog } from '@/components/lazy'
import { useAccess } from '@/hooks/use-may'

const OrderTests = lazyDialog({
  name: 'order tests',
  load: () => import('./order-tests').then((it) => it.OrderTests),
})

interface OrderTestsButtonProps extends ButtonProps {
  patient: Patient
}

/** Opens the form that orders tests of a patient; absent where the host takes no orders. */
export function OrderTestsButton({ patient, ...props }: OrderTestsButtonProps) {
  const { offered, denied } = useAccess(labOrderEndpoints.create)
  const reason = denied ?? (patient.closedAt === null ? null : patientMessages.closed)
  const [ordering, setOrdering] = useState(false)
  if (!offered) return null
  return (
    <>
      <Button
        variant="default"
        {...disabledWithReason(reason)}
        {...props}
        onClick={() => setOrdering(true)}
      >
        Order Tests
      </Button>
      {ordering && <OrderTests patient={patient} onClose={() => setOrdering(false)} />}
    </>
  )
}
