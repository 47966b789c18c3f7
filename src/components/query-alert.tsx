import type { UseQueryResult } from '@tanstack/react-query'
import { errorText } from '@/api/api-error'
import { ListAlert } from './data-table/list-alert'

interface QueryAlertProps {
  query: Pick<UseQueryResult, 'error' | 'isFetching' | 'refetch'>
  /** What is said where the records give no reason of their own. */
  otherwise: string
}

/** That something can't be read, and the way to try again; nothing while it can. */
export const QueryAlert = ({ query, otherwise }: QueryAlertProps) =>
  query.error && (
    <ListAlert
      message={errorText(query.error, { otherwise })}
      retrying={query.isFetching}
      onRetry={() => void query.refetch()}
    />
  )
