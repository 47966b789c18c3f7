import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { memo } from 'react'
import { disabledWithReason, type Reason } from '../disabled-with-reason'
import { PageHeader, type PageHeaderProps } from '../page-header'

interface ListHeaderProps extends PageHeaderProps {
  /** The button for a new row, behind `actions`. */
  addLabel?: string | undefined
  /** Why whoever is signed in can't add any; null where they can. */
  addDenied: Reason | null
  onAdd: (row: null) => void
}

/** Memoised, as all that stays while a list is searched. */
export const ListHeader = memo(
  ({ addLabel, addDenied, onAdd, actions, ...header }: ListHeaderProps) => (
    <PageHeader
      {...header}
      actions={
        addLabel ? (
          <>
            {actions}
            <Button
              onClick={() => onAdd(null)}
              {...disabledWithReason(addDenied)}
              leftSection={<IconPlus size={16} aria-hidden />}
            >
              {addLabel}
            </Button>
          </>
        ) : (
          actions
        )
      }
    />
  ),
)
ListHeader.displayName = 'ListHeader'
