import {
  type Department,
  departmentEndpoints,
  departmentMessages,
} from '@shared/contracts/departments'
import { useQuery } from '@tanstack/react-query'
import { departmentErrors, departmentsQuery, useDeleteDepartments } from '@/api/departments'
import { ListPage } from '@/components/data-table/list-page'
import { useListToolsOf } from '@/components/data-table/use-list-tools'
import { useBinDeletion } from '@/features/bin/shared/use-bin-deletion'
import { useListSearch } from '@/hooks/use-list-search'
import { useDenials } from '@/hooks/use-may'
import { listSearchSchema } from '@/lib/list-search'
import { departmentColumns } from './columns'
import { DepartmentForm } from './shared/department-dialog'

const nameOf = ({ name }: Department) => name
const textsOf = (department: Department) => [nameOf(department)]

export function DepartmentsPage() {
  const denied = useDenials(departmentEndpoints)
  const departments = useQuery(departmentsQuery)
  const remove = useDeleteDepartments()
  const list = useListSearch(listSearchSchema, 'departments')
  const bin = useBinDeletion({
    ...({ kind: 'department', nameOf, replacements: departments.data } as const),
    done: () => departmentMessages.deleted,
    failed: departmentErrors.delete,
  })
  return (
    <ListPage
      title="Departments"
      query={departments}
      denied={denied}
      list={list}
      fetchFailed={departmentErrors.fetch}
      search={{ placeholder: 'Search department...', texts: textsOf }}
      nameOf={nameOf}
      columns={departmentColumns}
      tools={useListToolsOf('departments')}
      deletion={{
        run: (rows) => remove.mutateAsync(rows.map(({ _id }) => _id)),
        running: remove.isPending || bin.running,
        ask: bin.ask,
        done: departmentMessages.deleted,
        failed: departmentErrors.delete,
      }}
      bulk={{ things: 'department(s)' }}
      empty={{
        title: 'No departments found',
        hint: 'Search for something else, or add a department.',
      }}
      form={{
        addLabel: 'Add Department',
        render: (department, onClose) => (
          <DepartmentForm department={department} onClose={onClose} />
        ),
      }}
    />
  )
}
