import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { DeclineDialog, Scheduling } from '@/features/bookings/shared/answer-booking'
import { CloseDayView } from '@/features/days/close-day-view'
import type { DayStep } from '@/features/days/day-step'
import { CriticalResultDialog } from '@/features/lab/shared/critical-result-dialog'
import { useDesk } from './desk-hand-off'

/** Closes a day. Bookings are answered and results read on top of it, so that the reasons typed stay. */
export function DeskDayView() {
  const { noteScheduled } = useDesk()
  const navigate = useNavigate()
  const [step, setStep] = useState<DayStep | null>(null)
  const onClose = () => setStep(null)
  return (
    <>
      <CloseDayView onStep={setStep} />
      {step?.as === 'schedule' && (
        <Scheduling
          key={step.id}
          id={step.id}
          onScheduled={noteScheduled}
          onRegister={(request) =>
            void navigate({
              to: '/desk/registration',
              search: ({ size }) => ({ size, request }),
              resetScroll: false,
            })
          }
          onClose={onClose}
        />
      )}
      {step?.as === 'decline' && <DeclineDialog key={step.id} id={step.id} onClose={onClose} />}
      {step?.as === 'read' && <CriticalResultDialog key={step.id} id={step.id} onClose={onClose} />}
    </>
  )
}
