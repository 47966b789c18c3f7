import {
  type WorkingTime,
  workingTimeEndpoints,
  workingTimeMessages,
} from '@shared/contracts/working-times'
import { useQuery } from '@tanstack/react-query'
import { useDeleteWorkingTime, workingTimeErrors, workingTimesQuery } from '@/api/working-times'
import { ListPage } from '@/components/data-table/list-page'
import { useListToolsOf } from '@/components/data-table/use-list-tools'
import { useBinDeletion } from '@/features/bin/shared/use-bin-deletion'
import { useListSearch } from '@/hooks/use-list-search'
import { useDenials } from '@/hooks/use-may'
import { listSearchSchema } from '@/lib/list-search'
import { workingTimeColumns } from './columns'
import { WorkingTimeForm } from './shared/working-time-dialog'

const nameOf = ({ workTimingName }: WorkingTime) => workTimingName
const textsOf = (workingTime: WorkingTime) => [nameOf(workingTime)]

export function WorkingTimesPage() {
  const denied = useDenials(workingTimeEndpoints)
  const workingTimes = useQuery(workingTimesQuery)
  const remove = useDeleteWorkingTime()
  const list = useListSearch(listSearchSchema, 'working-times')
  const bin = useBinDeletion({
    ...({ kind: 'working-time', nameOf, replacements: workingTimes.data } as const),
    done: () => workingTimeMessages.deleted,
    failed: workingTimeErrors.delete,
  })
  return (
    <ListPage
      title="Working Times"
      query={workingTimes}
      denied={denied}
      list={list}
      fetchFailed={workingTimeErrors.fetch}
      search={{ placeholder: 'Search working time...', texts: textsOf }}
      nameOf={nameOf}
      columns={workingTimeColumns}
      tools={useListToolsOf('working-times')}
      deletion={{
        run: (rows) => Promise.all(rows.map(({ _id }) => remove.mutateAsync(_id))),
        running: remove.isPending || bin.running,
        ask: bin.ask,
        done: workingTimeMessages.deleted,
        failed: workingTimeErrors.delete,
      }}
      empty={{
        title: 'No working times found',
        hint: 'Search for something else, or add a working time.',
      }}
      form={{
        addLabel: 'Add Working Time',
        render: (workingTime, onClose) => (
          <WorkingTimeForm workingTime={workingTime} onClose={onClose} />
        ),
      }}
    />
  )
}
