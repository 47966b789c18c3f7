import { Badge, NativeSelect, Text, TextInput, Title } from '@mantine/core'
import { type AuditRow, auditAbout, auditKinds, auditMessages } from '@shared/contracts/audit'
import { isClinicDate } from '@shared/lib/clinic-date'
import { nameAndNumber } from '@shared/lib/isolated'
import { useQuery } from '@tanstack/react-query'
import { auditQuery, readAudit } from '@/api/audit'
import { Figures, Name } from '@/components/cells'
import { columnHelper } from '@/components/data-table/columns'
import { filterSize } from '@/components/data-table/list-toolbar'
import { RecordList } from '@/components/data-table/record-list'
import { Below } from '@/components/data-table/row-controls'
import { DateField } from '@/components/date-field'
import { SearchBox } from '@/components/search-box'
import { useListSearch } from '@/hooks/use-list-search'
import { auditSearchSchema } from './audit-search'
import { aboutWords, askedWords, auditTime, didWords, keyWords, kindWords } from './audit-words'
import { useNewest } from './use-newest'

const outside = 'Outside their day list'

const recordsWords = ({ records }: AuditRow) => (records === 1 ? '1 record' : `${records} records`)

const kindOptions = auditKinds.map((value) => ({ value, label: kindWords[value] }))
const aboutOptions = auditAbout.map((value) => ({ value, label: aboutWords[value] }))

const column = columnHelper<AuditRow>()
const columns = column.columns([
  column.accessor(({ at }) => auditTime(at), {
    id: 'when',
    header: 'When',
    meta: { width: 134, priority: 'when' },
    cell: ({ getValue, row: { original: row } }) => (
      <>
        <Figures>{getValue()}</Figures>
        <Below wide={row.address} narrow={row.address} />
      </>
    ),
  }),
  column.accessor(({ username }) => username || 'Unknown username', {
    id: 'username',
    header: 'Who',
    meta: { width: 100, priority: 'who' },
    cell: ({ getValue, row: { original: row } }) => (
      <>
        <Name>{getValue()}</Name>
        <Below wide={row.role} narrow={row.role} />
      </>
    ),
  }),
  column.accessor(didWords, {
    id: 'call',
    header: 'What',
    meta: { width: 138 },
    cell: ({ getValue, row: { original: row } }) => (
      <>
        {getValue()}
        <Below
          middle={recordsWords(row)}
          narrow={[recordsWords(row), askedWords(row.query)].filter(Boolean).join('; ')}
        />
      </>
    ),
  }),
  column.accessor(({ patient }) => (patient ? nameAndNumber(patient) : ''), {
    id: 'patient',
    header: 'Patient',
    meta: { width: 145 },
    cell: ({ getValue, row: { original: row } }) => (
      <>
        <bdi translate="no">{getValue() || '—'}</bdi>
        <Below narrow={keyWords(row.key)} />
      </>
    ),
  }),
  column.accessor(({ isOutside }) => (isOutside ? outside : ''), {
    id: 'outside',
    header: 'Mark',
    meta: { width: 188, priority: 'status' },
    cell: ({ getValue }) => getValue() && <Badge color="yellow">{getValue()}</Badge>,
  }),
  column.accessor('role', { header: 'Role', meta: { width: 120, fold: 'wide' } }),
  column.accessor('records', {
    header: 'Records',
    meta: { align: 'right', width: 73, fold: 'middle' },
  }),
  column.accessor(({ query }) => askedWords(query), {
    id: 'asked',
    header: 'Asked for or changed',
    meta: { width: 255, fold: 'narrow' },
    cell: ({ getValue, row: { original: row } }) => (
      <>
        {getValue() || '—'}
        <Below wide={keyWords(row.key)} narrow="" />
      </>
    ),
  }),
  column.accessor('address', { header: 'From', meta: { width: 116, fold: 'wide' } }),
  column.accessor(({ key }) => keyWords(key), {
    id: 'key',
    header: 'By permission',
    meta: { width: 200, fold: 'wide' },
  }),
])

/** Who opened and who changed what, by patient, by person and by day. */
export function AuditList() {
  const list = useListSearch(auditSearchSchema, 'audit')
  const { search, address, type, change, flush } = list
  // As the address has it: what is read is written down, and not once for each letter.
  const day = isClinicDate(address.date) ? address.date : null
  const wanted = {
    person: address.q.trim() || null,
    kind: auditKinds.find((kind) => kind === address.type) ?? null,
    about: auditAbout.find((about) => about === address.about) ?? null,
    patient: /^\d{1,9}$/.test(address.patient) ? address.patient : null,
    ...{ from: day, to: day },
  }
  const { upTo, seen } = useNewest(search.page)
  const of = { ...wanted, upTo, page: search.page - 1, limit: search.size }
  const audit = useQuery(auditQuery(of))
  if (!audit.isPlaceholderData) seen(audit.data?.rows)
  return (
    <>
      <Title order={2} size="h4">
        Audit
      </Title>
      <Text size="sm" c="dimmed" mb="sm">
        Who opened or changed records, and who signed in or failed to. Newest first. Reading this is
        recorded too.
      </Text>
      <RecordList
        label="Audit"
        columns={columns}
        query={audit}
        fetchFailed={auditMessages.fetchFailed}
        list={list}
        filters={
          <>
            <SearchBox
              placeholder="Search by username"
              value={search.q}
              onChange={(q) => type({ q })}
              onBlur={flush}
            />
            <TextInput
              aria-label="Patient number"
              placeholder="Patient no."
              inputMode="numeric"
              {...filterSize}
              value={search.patient}
              onChange={({ currentTarget }) => type({ patient: currentTarget.value })}
              onBlur={flush}
            />
            <NativeSelect
              {...filterSize}
              aria-label="Kind"
              data={[{ value: '', label: 'All kinds' }, ...kindOptions]}
              value={wanted.kind ?? ''}
              onChange={({ currentTarget }) => change({ type: currentTarget.value })}
            />
            <NativeSelect
              {...filterSize}
              aria-label="About"
              data={[{ value: '', label: 'About anything' }, ...aboutOptions]}
              value={wanted.about ?? ''}
              onChange={({ currentTarget }) => change({ about: currentTarget.value })}
            />
            <DateField
              {...filterSize}
              aria-label="Date"
              value={search.date}
              onChange={(date) => type({ date })}
              onBlur={flush}
            />
          </>
        }
        tools={{
          name: 'audit',
          read: (page, signal) => readAudit({ ...wanted, ...page }, signal),
        }}
        empty={{ title: 'Nothing found for these filters.' }}
      />
    </>
  )
}
