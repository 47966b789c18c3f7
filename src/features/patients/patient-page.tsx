import { patientEndpoints, patientMessages } from '@shared/contracts/patients'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { ApiError } from '@/api/api-error'
import { patientQuery } from '@/api/patients'
import { QueryAlert } from '@/components/query-alert'
import { useDenial } from '@/hooks/use-may'
import { NoPatient } from './no-patient'
import { PatientRecord, type RecordPages } from './patient-record'

interface PatientPageProps {
  /** As the address has it. */
  number: string
  pages: RecordPages
}

/** One patient, by the number that people know. */
export function PatientPage({ number, pages }: PatientPageProps) {
  const denied = useDenial(patientEndpoints.get)
  const query = useQuery({ ...patientQuery(number), enabled: denied === null })
  const { data: patient, error } = query
  // The name that led here has gone with its list, and the focus with it.
  useEffect(() => {
    if (document.activeElement === document.body) document.getElementById('main')?.focus()
  }, [])
  const refused =
    error instanceof ApiError && error.status === 403 ? error.message : (denied?.reason ?? null)
  if (patient === null || refused !== null) return <NoPatient number={number} reason={refused} />
  return (
    <>
      <QueryAlert query={query} otherwise={patientMessages.fetchFailed} />
      {patient ? (
        <PatientRecord key={patient.id} patient={patient} pages={pages} />
      ) : (
        <output aria-label="Loading patient" />
      )}
    </>
  )
}
