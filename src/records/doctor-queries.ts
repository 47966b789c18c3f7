import { queryOptions } from '@tanstack/react-query'
import { records } from './source'

/** How many of the patients seen last the doctor's dashboard lists. */
const recentCount = 10

/** Today's appointments of whoever is signed in as this doctor. */
export const doctorAppointmentsQuery = (name: string) =>
  queryOptions({
    queryKey: ['records', 'doctor', 'appointments', name],
    queryFn: async () => (await records('visits')).ofDoctor(name),
  })

export const doctorCountsQuery = (name: string) =>
  queryOptions({
    queryKey: ['records', 'doctor', 'counts', name],
    queryFn: async () => (await records('visits')).doctorCounts(name),
  })

export const prescriptionCountQuery = queryOptions({
  queryKey: ['records', 'doctor', 'prescriptions'],
  queryFn: async () => (await records('prescriptions')).count(),
})

/** What patients ask for, and nobody has prescribed yet. */
export const openRequestsQuery = queryOptions({
  queryKey: ['records', 'doctor', 'requests'],
  queryFn: async () => (await records('prescriptions')).openRequests(),
})

/** The patients seen last, newest first. */
export const recentPatientsQuery = queryOptions({
  queryKey: ['records', 'doctor', 'recent-patients'],
  queryFn: async () => (await records('patients')).recent(recentCount),
})
