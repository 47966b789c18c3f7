import type { InputOf } from '@shared/contracts/endpoint'
import { patientAccountEndpoints } from '@shared/contracts/patient-accounts'
import { queryOptions } from '@tanstack/react-query'
import { call } from './client'
import { usePatientChange } from './patients'

type Endpoints = typeof patientAccountEndpoints

/** Each opening and link of a patient's accounts. */
export const accountLinksQuery = (id: string) =>
  queryOptions({
    queryKey: ['patients', 'accounts', id],
    queryFn: ({ signal }) => call(patientAccountEndpoints.accounts, { id }, { signal }),
  })

export const useOpenPatientAccount = () =>
  usePatientChange((input: InputOf<Endpoints['openAccount']>, attempt) =>
    call(patientAccountEndpoints.openAccount, input, attempt),
  )

export const useGiveStartCode = () =>
  usePatientChange((input: InputOf<Endpoints['giveCode']>, attempt) =>
    call(patientAccountEndpoints.giveCode, input, attempt),
  )

export const useConfirmPatientAccount = () =>
  usePatientChange((input: InputOf<Endpoints['confirmAccount']>, attempt) =>
    call(patientAccountEndpoints.confirmAccount, input, attempt),
  )

export const useLinkPatientAccount = () =>
  usePatientChange((input: InputOf<Endpoints['linkAccount']>, attempt) =>
    call(patientAccountEndpoints.linkAccount, input, attempt),
  )
