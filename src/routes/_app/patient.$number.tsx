import { createFileRoute, notFound, redirect, stripSearchParams } from '@tanstack/react-router'
import * as z from 'zod/mini'
import { ownPatientQuery, patientQuery } from '@/api/patients'
import { UnknownPage } from '@/features/layout/not-found-pages'
import { patientsKept } from '@/features/patients/shared/patient-label'
import { isOwnScope } from '@/features/patients/shared/patient-link'
import { listSearchDefaults, listSearchSchema } from '@/lib/list-search'
import { PatientPage } from '@/pages/patient/patient-page'

const { page } = listSearchSchema.shape
const { page: firstPage } = listSearchDefaults
const first = {
  visits: firstPage,
  notes: firstPage,
  results: firstPage,
  prescriptions: firstPage,
}

export const Route = createFileRoute('/_app/patient/$number')({
  validateSearch: z.object({ visits: page, notes: page, results: page, prescriptions: page }),
  search: { middlewares: [stripSearchParams(first)] },
  loader: async ({ context: { queryClient }, params: { number }, preload }) => {
    const numberSchema = z.string().check(z.regex(/^[1-9]\d{0,8}$/))
    if (!patientsKept() || !numberSchema.safeParse(number).success) throw notFound()
    // Pointing at a name opens no record.
    if (preload) return
    const own = isOwnScope() ? await queryClient.ensureQueryData(ownPatientQuery) : null
    if (String(own?.number) === number) throw redirect({ to: '/' })
    void queryClient.prefetchQuery(patientQuery(number))
  },
  component: function Patient() {
    const { number } = Route.useParams()
    const search = Route.useSearch()
    const navigate = Route.useNavigate()
    const onChange = (pages: Partial<typeof search>) =>
      void navigate({ search: (before) => ({ ...before, ...pages }), resetScroll: false })
    return <PatientPage number={number} pages={{ ...search, onChange }} />
  },
  notFoundComponent: UnknownPage,
})
