import { Title } from '@mantine/core'
import { RecentPatients } from '@/features/patients/recent-patients'
import { OwnRecentPatients } from '@/features/visits/shared/own-recent-patients'
import { keepsRecords, useSession } from '@/stores/session'

/** The patients seen last: one's own first, then the clinic's. */
export function DoctorRecentView() {
  const kept = useSession(keepsRecords)
  return (
    <>
      {kept && (
        <>
          <OwnRecentPatients />
          <Title order={2} size="h5" mb="xs">
            Seen in the clinic
          </Title>
        </>
      )}
      <RecentPatients />
    </>
  )
}
