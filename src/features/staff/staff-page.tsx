import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useListSearch } from '@/components/data-table/use-list-search'
import { showInfo } from '@/components/dialogs'
import { PageHeader } from '@/components/page-header'
import { staffMessages } from '@/contracts/staff'
import { StaffList } from './staff-list'
import { staffSearchSchema } from './staff-search'

export function StaffPage() {
  const address = useListSearch(staffSearchSchema)
  return (
    <>
      <PageHeader
        title="Staff Management"
        records={['staff']}
        actions={
          <>
            <Button
              variant="default"
              onClick={() => showInfo(staffMessages.importTitle, staffMessages.importSoon)}
            >
              Import
            </Button>
            <Button
              renderRoot={(root) => <Link to="/admin/staff/create" {...root} />}
              leftSection={<IconPlus size={16} aria-hidden />}
            >
              New
            </Button>
          </>
        }
      />
      <StaffList address={address} />
    </>
  )
}
