import { Text, Title } from '@mantine/core'
import { auditMessages, type OwnAuditRow } from '@shared/contracts/audit'
import { ownAuditWords } from '@shared/contracts/audit-words'
import { useQuery } from '@tanstack/react-query'
import { ownAuditQuery } from '@/api/audit'
import { Figures, Name } from '@/components/cells'
import { columnHelper } from '@/components/data-table/columns'
import { RecordList } from '@/components/data-table/record-list'
import { useListSearch } from '@/hooks/use-list-search'
import { listSearchSchema, pageRequest } from '@/lib/list-search'
import { auditTime } from './audit-words'
import { useNewest } from './use-newest'

const column = columnHelper<OwnAuditRow>()
const columns = column.columns([
  column.accessor('name', {
    header: 'Who',
    meta: { priority: 'who' },
    cell: ({ getValue }) => <Name>{getValue()}</Name>,
  }),
  column.accessor('role', { header: 'Works as' }),
  column.accessor(ownAuditWords, { id: 'what', header: 'What', meta: { priority: 'status' } }),
  column.accessor(({ at }) => auditTime(at), {
    id: 'when',
    header: 'When',
    meta: { priority: 'when' },
    cell: ({ getValue }) => <Figures>{getValue()}</Figures>,
  }),
])

/** Who else opened or changed the record of the patient who is signed in. */
export function OwnAudit() {
  const list = useListSearch(listSearchSchema, 'own-audit')
  const { upTo, seen } = useNewest(list.search.page)
  const audit = useQuery(ownAuditQuery({ upTo, ...pageRequest(list.search) }))
  if (!audit.isPlaceholderData) seen(audit.data?.rows)
  return (
    <>
      <Title order={2} size="h4">
        Who opened my record
      </Title>
      <Text size="sm" c="dimmed" mb="sm">
        Everybody else who opened or changed your record, or saw you in a list, the last first. Of
        each person and list, one a day is shown.
      </Text>
      <RecordList
        label="Who opened my record"
        columns={columns}
        query={audit}
        fetchFailed={auditMessages.fetchFailed}
        list={list}
        empty={{ title: 'Nobody else has opened your record yet.' }}
      />
    </>
  )
}
