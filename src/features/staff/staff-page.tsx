import { IconPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { ListAlert } from '@/components/data-table/list-alert'
import { useListSearch } from '@/components/data-table/use-list-search'
import { showInfo } from '@/components/dialogs'
import { PageHeader } from '@/components/page-header'
import { buttonClass, PlainButton } from '@/components/plain-button'
import { staffMessages } from '@/contracts/staff'
import { failureOf } from '@/records/records'
import { staffListQuery } from '@/records/staff-queries'
import { StaffList } from './staff-list'
import { staffRequest, staffSearchSchema } from './staff-search'

export function StaffPage() {
  const address = useListSearch(staffSearchSchema)
  const staff = useQuery(staffListQuery(staffRequest(address.search)))
  return (
    <>
      <PageHeader
        title="Staff Management"
        actions={
          <>
            <PlainButton
              look="default"
              onClick={() => showInfo(staffMessages.importTitle, staffMessages.importSoon)}
            >
              Import
            </PlainButton>
            <Link to="/admin/staff/create" className={buttonClass()}>
              <IconPlus size={16} aria-hidden />
              New
            </Link>
          </>
        }
      />
      {staff.error && (
        <ListAlert
          message={failureOf(staff.error, staffMessages.fetchFailed)}
          retrying={staff.isFetching}
          onRetry={() => void staff.refetch()}
        />
      )}
      <StaffList address={address} page={staff.data} loading={staff.isFetching} />
    </>
  )
}
