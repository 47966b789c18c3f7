import { getRouteApi } from '@tanstack/react-router'
import { NotePage } from './note-page'

const route = getRouteApi('/_app/patient_/$number/note')

/** The note by its address; signed or discarded, it leads back to where it was opened. */
export function NoteView() {
  const { number } = route.useParams()
  const { visit, from, date } = route.useSearch()
  const navigate = route.useNavigate()
  const isFromDay = from === 'day'
  return (
    <NotePage
      number={number}
      visit={visit}
      isFromDay={isFromDay}
      onDone={() =>
        void (isFromDay
          ? navigate({
              to: '/doctor/appointments',
              search: { date },
              state: { visitToFocus: visit },
            })
          : navigate({ to: '/patient/$number', params: { number } }))
      }
    />
  )
}
