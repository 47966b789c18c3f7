import { createFileRoute, notFound, stripSearchParams } from '@tanstack/react-router'
import * as z from 'zod/mini'
import { UnknownPage } from '@/features/layout/not-found-pages'
import { patientsKept } from '@/features/patients/shared/patient-label'
import { isOwnScope } from '@/features/patients/shared/patient-link'
import { searchText } from '@/lib/list-search'
import { NoteView } from '@/pages/patient/note-view'

export const Route = createFileRoute('/_app/patient_/$number/note')({
  validateSearch: z.object({
    /** The visit's id; '' for a note outside of a visit. */
    visit: searchText,
    /** 'day' where the doctor's day has led here; and which day that was. */
    from: searchText,
    date: searchText,
  }),
  search: { middlewares: [stripSearchParams({ visit: '', from: '', date: '' })] },
  loader: ({ params: { number } }) => {
    if (!patientsKept() || isOwnScope() || !/^[1-9]\d{0,8}$/.test(number)) throw notFound()
  },
  component: NoteView,
  notFoundComponent: UnknownPage,
})
