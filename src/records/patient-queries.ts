import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { Registration } from '@/contracts/patients'
import type { PageRequest, PatientFilter } from './records'
import { records } from './source'
import { useRecordsMutation } from './use-records-mutation'

/** A page of the patients found. While the next page is on its way, the one before it stays. */
export const patientListQuery = (request: PatientFilter & PageRequest) =>
  queryOptions({
    queryKey: ['records', 'patients', 'list', request],
    queryFn: async () => (await records('patients')).list(request),
    placeholderData: keepPreviousData,
  })

/** How many patients there are. */
export const patientCountQuery = queryOptions({
  queryKey: ['records', 'patients', 'count'],
  queryFn: async () => {
    const { total } = await (await records('patients')).list({
      search: '',
      gender: null,
      page: 0,
      size: 10,
    })
    return total
  },
})

/** One patient; null where nobody has this id. */
export const patientQuery = (id: number) =>
  queryOptions({
    queryKey: ['records', 'patients', 'patient', id],
    queryFn: async () => (await records('patients')).get(id),
  })

export const patientOptionsQuery = queryOptions({
  queryKey: ['records', 'patients', 'options'],
  queryFn: async () => (await records('patients')).options(),
})

type Likeness = Pick<Registration, 'name' | 'contact' | 'dateOfBirth'>

/** Patients of the same name who share the contact or the birth date. */
export const similarPatientsQuery = ({ name, contact, dateOfBirth }: Likeness) =>
  queryOptions({
    queryKey: ['records', 'patients', 'similar', { name, contact, dateOfBirth }],
    queryFn: async () => (await records('patients')).similar({ name, contact, dateOfBirth }),
  })

export const useRegisterPatient = () =>
  useRecordsMutation(async (input: Registration) => (await records('patients')).register(input))
