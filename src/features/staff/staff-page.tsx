import { IconPlus } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useListSearch } from '@/components/data-table/use-list-search'
import { showInfo } from '@/components/dialogs'
import { PageHeader } from '@/components/page-header'
import { buttonClass, PlainButton } from '@/components/plain-button'
import { staffMessages } from '@/contracts/staff'
import { StaffList } from './staff-list'
import { staffSearchSchema } from './staff-search'

export function StaffPage() {
  const address = useListSearch(staffSearchSchema)
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
      <StaffList address={address} />
    </>
  )
}
