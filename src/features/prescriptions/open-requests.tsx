import { Group } from '@mantine/core'
import {
  prescriptionRequestEndpoints,
  type RequestState,
} from '@shared/contracts/prescription-requests'
import { prescriptionEndpoints } from '@shared/contracts/prescriptions'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { patientQuery } from '@/api/patients'
import { openRequestsQuery } from '@/api/prescription-requests'
import { patientPrescriptionsQuery } from '@/api/prescriptions'
import { Name } from '@/components/cells'
import { columnHelper } from '@/components/data-table/columns'
import { RowButton } from '@/components/data-table/row-controls'
import { disabledWithReason, type Reason } from '@/components/disabled-with-reason'
import { lazyDialog } from '@/components/lazy'
import { type PatientLabel, usePatientLabel } from '@/features/patients/shared/patient-label'
import { PatientName } from '@/features/patients/shared/patient-link'
import { useDashboardSearch } from '@/hooks/use-dashboard-search'
import { useAccess, useDenial, useMay } from '@/hooks/use-may'
import { type AskedMedicine, askedMedicine } from './asked-medicine'
import { doctorDrafts } from './prescription-drafts'
import { RequestTable, requestDate, requestSubject } from './request-table'

const { decline } = prescriptionRequestEndpoints

const DeclineRequest = lazyDialog({
  name: 'decline request',
  load: () => import('./decline-request').then((it) => it.DeclineRequest),
})

const column = columnHelper<RequestState>()

const requestColumns = (
  patientLabel: PatientLabel,
  onTakeUp: (request: RequestState) => void,
  takeUpDenied: Reason | null,
  decline: Decline | null,
) => [
  ...requestDate<RequestState>(),
  ...column.columns([
    column.display({
      id: 'patient',
      header: 'Patient',
      meta: { priority: 'who' },
      cell: ({ row: { original: request } }) => (
        <PatientName number={request.patientNumber}>{asker(request, patientLabel)}</PatientName>
      ),
    }),
    column.accessor('doctor', {
      header: 'Doctor Asked',
      cell: ({ getValue }) => <Name>{getValue()}</Name>,
    }),
  ]),
  ...requestSubject<RequestState>(),
  column.display({
    id: 'action',
    header: 'Action',
    meta: { priority: 'action' },
    cell: ({ row: { original: request } }) => (
      <Group gap="xs" wrap="nowrap">
        <RowButton
          aria-label={`Take Up request of ${asker(request, patientLabel)}`}
          {...disabledWithReason(takeUpDenied)}
          onClick={() => onTakeUp(request)}
        >
          Take Up
        </RowButton>
        {decline && (
          <RowButton
            aria-label={`Decline request of ${asker(request, patientLabel)}`}
            {...disabledWithReason(decline.denied)}
            onClick={() => decline.onDecline(request)}
          >
            Decline
          </RowButton>
        )}
      </Group>
    ),
  }),
]

interface Decline {
  /** Why whoever is signed in can't; null where they can. */
  denied: Reason | null
  onDecline: (request: RequestState) => void
}

const asker = ({ patientNumber, patientName }: RequestState, patientLabel: PatientLabel): string =>
  patientLabel({ number: patientNumber, name: patientName })

/** What patients ask for until it is prescribed, or declined where the host keeps requests. */
export function OpenRequests() {
  const requests = useQuery(openRequestsQuery)
  const patientLabel = usePatientLabel()
  const { show } = useDashboardSearch()
  const medicineOf = useMedicineOf()
  const { offered, denied } = useAccess(decline)
  const takeUpDenied = useDenial(prescriptionEndpoints.create)
  const [declined, setDeclined] = useState<RequestState | null>(null)
  const frame = useFocusAfter(declined, requests.data)
  const columns = useMemo(
    () =>
      requestColumns(
        patientLabel,
        async (request) => {
          const medicine = await medicineOf(request)
          if (await doctorDrafts.beginFor(request, medicine)) await show({ view: 'prescription' })
        },
        takeUpDenied,
        offered ? { denied, onDecline: setDeclined } : null,
      ),
    [patientLabel, show, offered, denied, takeUpDenied, medicineOf],
  )
  return (
    <>
      <div ref={frame}>
        <RequestTable title="Prescription requests" columns={columns} query={requests} />
      </div>
      {declined && (
        <DeclineRequest
          request={requests.data?.find(({ id }) => id === declined.id) ?? declined}
          onClose={() => setDeclined(null)}
        />
      )}
    </>
  )
}

/** How many prescriptions are looked through for what a patient asks for again. */
const lookedThrough = 100

/**
 * The medicine that a request asks for, by what the patient's record and prescriptions say now. Where they
 * cannot be read, the form opens all the same, and asks.
 */
function useMedicineOf(): (request: RequestState) => Promise<AskedMedicine> {
  const client = useQueryClient()
  const listed = useMay(prescriptionEndpoints.list)
  return useCallback(
    async ({ patientId, medicine }) => {
      const page = { page: 0, limit: lookedThrough }
      const [patient, prescriptions] = await Promise.all([
        client.fetchQuery(patientQuery(patientId)).catch(() => null),
        listed
          ? client.fetchQuery(patientPrescriptionsQuery(patientId, page)).catch(() => null)
          : null,
      ])
      return askedMedicine(medicine, {
        current: patient?.currentMedications ?? [],
        prescriptions: prescriptions?.rows ?? [],
      })
    },
    [client, listed],
  )
}

/**
 * The button pressed goes with the request that is declined: the focus goes on to the table, or to the
 * page's content where that was the last one.
 * @param asked the request of the open dialog
 * @returns what the table stands in
 */
function useFocusAfter(asked: RequestState | null, requests: readonly RequestState[] | undefined) {
  const frame = useRef<HTMLDivElement>(null)
  const last = useRef<string | null>(null)
  useEffect(() => {
    if (asked) last.current = asked.id
    const isGone = last.current !== null && requests?.every(({ id }) => id !== last.current)
    if (asked || !isGone) return
    last.current = null
    // The row may go before the dialog, which then leaves the focus to the page's content.
    if (!document.activeElement?.matches('body, main')) return
    const table = frame.current?.querySelector<HTMLElement>('[role="region"]')
    const next = table ?? document.querySelector('main')
    next?.focus()
  }, [asked, requests])
  return frame
}
