import type { InputOf } from '@shared/contracts/endpoint'
import { patientRecordEndpoints, type StartCode } from '@shared/contracts/patient-records'
import type { Patient } from '@shared/contracts/patients'
import { queryOptions, useQueryClient } from '@tanstack/react-query'
import { staleRecord } from './api-error'
import { call } from './client'
import { patientQuery } from './patients'
import { useResourceMutation } from './use-resource-mutation'

type Endpoints = typeof patientRecordEndpoints
type Change = InputOf<Endpoints[keyof Endpoints]>

/** Names and numbers of patients stand in all of these. */
const touches = [
  ...(['patients', 'visits', 'booking-requests', 'prescriptions'] as const),
  ...(['prescription-requests', 'overview'] as const),
] as const

/** The record that a refused change was about, as it is now; null where it was refused otherwise. */
export const stalePatient = (error: unknown): Patient | null =>
  patientRecordEndpoints.correct.output.safeParse(staleRecord(error)).data ?? null

/** Each opening and link of a patient's accounts. */
export const accountLinksQuery = (id: string) =>
  queryOptions({
    queryKey: ['patients', 'accounts', id],
    queryFn: ({ signal }) => call(patientRecordEndpoints.accounts, { id }, { signal }),
  })

/** Whoever looks at the record has the newest version after it, saved or too late. */
function usePatientChange<Input extends Change>(
  change: (
    input: Input,
    attempt: { key: string },
  ) => Promise<Patient & { startCode?: StartCode | undefined }>,
) {
  const client = useQueryClient()
  // A code is for whoever prints it, and stays in no cache.
  const show = ({
    startCode: _code,
    ...patient
  }: Patient & { startCode?: StartCode | undefined }) => {
    for (const by of [patient.id, String(patient.number)])
      client.setQueryData(patientQuery(by).queryKey, patient)
  }
  return useResourceMutation(touches, async (input: Input, attempt) => {
    try {
      const patient = await change(input, attempt)
      show(patient)
      return patient
    } catch (error) {
      const current = stalePatient(error)
      if (current) show(current)
      throw error
    }
  })
}

export const useCorrectPatient = () =>
  usePatientChange((input: InputOf<Endpoints['correct']>, attempt) =>
    call(patientRecordEndpoints.correct, input, attempt),
  )

export const useWriteAllergies = () =>
  usePatientChange((input: InputOf<Endpoints['writeAllergies']>, attempt) =>
    call(patientRecordEndpoints.writeAllergies, input, attempt),
  )

export const useEndMedicineOnRecord = () =>
  usePatientChange((input: InputOf<Endpoints['endMedicine']>, attempt) =>
    call(patientRecordEndpoints.endMedicine, input, attempt),
  )

/** Closes an open record, and opens a closed one. */
export const useCloseOrReopenPatient = () =>
  usePatientChange(
    ({ isClosed, ...input }: InputOf<Endpoints['close']> & { isClosed: boolean }, attempt) =>
      isClosed
        ? call(patientRecordEndpoints.reopen, { id: input.id, version: input.version }, attempt)
        : call(patientRecordEndpoints.close, input, attempt),
  )

export const useOpenPatientAccount = () =>
  usePatientChange((input: InputOf<Endpoints['openAccount']>, attempt) =>
    call(patientRecordEndpoints.openAccount, input, attempt),
  )

export const useGiveStartCode = () =>
  usePatientChange((input: InputOf<Endpoints['giveCode']>, attempt) =>
    call(patientRecordEndpoints.giveCode, input, attempt),
  )

export const useConfirmPatientAccount = () =>
  usePatientChange((input: InputOf<Endpoints['confirmAccount']>, attempt) =>
    call(patientRecordEndpoints.confirmAccount, input, attempt),
  )

export const useLinkPatientAccount = () =>
  usePatientChange((input: InputOf<Endpoints['linkAccount']>, attempt) =>
    call(patientRecordEndpoints.linkAccount, input, attempt),
  )
