import { prescriptionMessages } from '@shared/contracts/prescriptions'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderHook } from '@testing-library/react'
import type { PropsWithChildren } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { toast } from '@/components/toast'
import { useSession } from '@/stores/session'
import { doctorDrafts } from '../prescription-drafts'
import { usePrescribe } from './use-prescribe'

const { navigate } = vi.hoisted(() => ({ navigate: vi.fn() }))
vi.mock('@tanstack/react-router', () => ({ useNavigate: () => navigate }))
// It asks the router as well.
vi.mock('@/components/unsaved-changes', () => ({ confirmDiscard: () => Promise.resolve(true) }))

const medicine = { name: 'Amoxicillin', dosage: '500 mg', frequency: 'Twice daily' }
const input = {
  ...{ patientId: '1', doctor: 'Dr. A', date: '2026-03-07', diagnosis: 'Fever', version: 1 },
  ...{ medicines: [medicine], hasInteraction: false, interactionAlert: '' },
  check: { outcome: 'not-made' },
}

let client: QueryClient
const wrapper = ({ children }: PropsWithChildren) => (
  <QueryClientProvider client={client}>{children}</QueryClientProvider>
)
const prescribing = (id: string) =>
  renderHook(() => usePrescribe({ id, number: 1, closedAt: null }), { wrapper }).result.current

beforeEach(() => {
  client = new QueryClient()
  useSession.setState({
    session: {
      ...{ token: 't', owner: 'reyes', keepsRecords: false },
      userData: { roles: ['doctor_dashboard', 'prescription_create'] },
    },
  })
})
afterEach(() => {
  doctorDrafts.useStore.setState(doctorDrafts.useStore.getInitialState())
  useSession.setState({ session: null })
})

it('renews nothing for a patient whose prescription is being saved, and says so', () => {
  const told = vi.spyOn(toast, 'warning')
  void client
    .getMutationCache()
    .build(client, { mutationKey: ['prescriptions'], mutationFn: () => new Promise(() => {}) })
    .execute({ key: 'k', input })
  prescribing('1').renew(medicine)
  expect(told).toHaveBeenCalledExactlyOnceWith(prescriptionMessages.stillSaving)
  expect(navigate).not.toHaveBeenCalled()
  expect(doctorDrafts.open().medicines).toEqual([])

  prescribing('2').renew(medicine)
  expect(doctorDrafts.open()).toMatchObject({ patientId: '2', medicines: [medicine] })
  expect(navigate).toHaveBeenCalledOnce()
})
