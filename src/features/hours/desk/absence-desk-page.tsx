import { Alert } from '@mantine/core'
import { absenceDeskEndpoints, absenceDeskMessages } from '@shared/contracts/absence-desk'
import { useQuery } from '@tanstack/react-query'
import { affectedQuery } from '@/api/absence-desk'
import { PageHeader } from '@/components/page-header'
import { QueryAlert } from '@/components/query-alert'
import { useDenial } from '@/hooks/use-may'
import { AbsenceDesk, type AbsenceDeskProps } from './absence-desk'
import { backLink } from './back-link'

interface AbsenceDeskPageProps extends Pick<AbsenceDeskProps, 'search' | 'onChange'> {
  id: string
}

/** What an absence affects, and what becomes of each. */
export function AbsenceDeskPage({ id, search, onChange }: AbsenceDeskPageProps) {
  const denied = useDenial(absenceDeskEndpoints.affected)
  const query = useQuery({
    ...affectedQuery(id, search.prefer === 'same' ? 'same' : 'colleague'),
    enabled: denied === null,
  })
  if (query.data)
    return (
      <>
        <QueryAlert query={query} otherwise={absenceDeskMessages.fetchFailed} />
        <AbsenceDesk answer={query.data} query={query} search={search} onChange={onChange} />
      </>
    )
  return (
    <>
      <PageHeader title="Absence" breadcrumbs={[backLink(), { label: 'Absence' }]} />
      {denied && <Alert>{denied.reason}</Alert>}
      <QueryAlert query={query} otherwise={absenceDeskMessages.fetchFailed} />
      {query.isLoading && <output aria-label="Loading absence" />}
    </>
  )
}
