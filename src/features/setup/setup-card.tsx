import { Anchor, Card, Group, SimpleGrid, Text, ThemeIcon, Title } from '@mantine/core'
import { patientEndpoints } from '@shared/contracts/patients'
import { IconCheck } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link, type LinkProps } from '@tanstack/react-router'
import { clinicQuery } from '@/api/clinic'
import { departmentsQuery } from '@/api/departments'
import { ownProfileQuery } from '@/api/own-profile'
import { patientTotalQuery } from '@/api/patients'
import { rolesQuery } from '@/api/roles'
import { staffListQuery } from '@/api/staff'
import { workingTimesQuery } from '@/api/working-times'
import { useMay } from '@/hooks/use-may'
import { isAdmin, keepsRecords, useSession } from '@/stores/session'

/** Staff of a clinic that is surely set up. */
const manyWork = 10

const oneColleague = staffListQuery({ q: '', page: 0, limit: 1 })

/** What is still to be done in a new clinic, until its people and its first patient are there. */
export function SetupCard() {
  const isShown = useSession(
    (state) =>
      keepsRecords(state) && isAdmin(state) && state.session?.userData.roles.includes('staff_view'),
  )
  return isShown && <Steps />
}

/** Whether the person signed in registers patients at the desk, for the clinic to keep. */
const useRegisters = () =>
  useSession((state) => {
    const held = state.session?.userData.roles ?? []
    return held.includes('receptionist_dashboard') && held.includes('patient_register')
  })

function Steps() {
  const registers = useRegisters()
  const seesPatients = useMay(patientEndpoints.list)
  const staff = useQuery(oneColleague).data?.total
  // Where many work, all of it was done long ago: nothing more is asked for.
  const enabled = staff !== undefined && staff < manyWork
  const departments = useQuery({ ...departmentsQuery, enabled }).data?.length
  const workingTimes = useQuery({ ...workingTimesQuery, enabled }).data?.length
  const roles = useQuery({ ...rolesQuery, enabled }).data?.length
  const account = useQuery({ ...ownProfileQuery, enabled }).data
  const clinic = useQuery({ ...clinicQuery, enabled }).data
  const patients = useQuery({ ...patientTotalQuery, enabled: enabled && seesPatients }).data
  if (
    !enabled ||
    (seesPatients && patients === undefined) ||
    departments === undefined ||
    workingTimes === undefined ||
    roles === undefined ||
    account === undefined ||
    clinic === undefined ||
    staff === undefined
  )
    return null
  // Whoever reads this is one of the staff.
  const colleagues = staff - 1
  const isStaffed = departments > 0 && workingTimes > 0 && colleagues > 0
  if (isStaffed && patients !== 0) return null

  return (
    <Card component="section" aria-label="Set up your clinic" mb="lg">
      <Title order={2} size="h4">
        Set up your clinic
      </Title>
      <Text size="sm" c="dimmed" mb="md">
        {registers
          ? 'Seven steps, in this order, and the first patient can be seen.'
          : 'Six steps, in this order, and your colleagues can sign in.'}
      </Text>
      <SimpleGrid
        component="ol"
        cols={{ base: 1, xs: 2, sm: 3, lg: registers ? 4 : 3 }}
        spacing="md"
        m={0}
        p={0}
        style={{ listStyle: 'none' }}
      >
        <Step
          number={1}
          label="Your account"
          link={{ to: '/admin/profile' }}
          isDone={account.phone !== ''}
          state={account.phone === '' ? 'Add your name, email and telephone' : account.name}
        />
        <Step
          number={2}
          label="Clinic"
          link={{ to: '/', search: { tab: 'admin', view: 'clinic' } }}
          isDone={clinic.name !== ''}
          state={clinic.name === '' ? 'No name yet' : clinic.name}
        />
        <Step
          number={3}
          label="Departments"
          link={{ to: '/admin/department' }}
          isDone={departments > 0}
          state={departments > 0 ? counted(departments, 'department') : 'None yet'}
        />
        <Step
          number={4}
          label="Working times"
          link={{ to: '/admin/working-time' }}
          isDone={workingTimes > 0}
          state={workingTimes > 0 ? counted(workingTimes, 'working time') : 'None yet'}
        />
        <Step
          number={5}
          label="Roles"
          link={{ to: '/admin/roles' }}
          isDone={roles > 0}
          state={roles > 0 ? counted(roles, 'role') : 'None yet'}
        />
        <Step
          number={6}
          label="First colleague"
          link={{ to: '/admin/staff/create' }}
          isDone={colleagues > 0}
          state={colleagues > 0 ? counted(colleagues, 'colleague') : 'Nobody but you yet'}
        />
        {registers && patients !== undefined && (
          <Step
            number={7}
            label="First patient"
            link={{ to: '/', search: { tab: 'receptionist', view: 'registration' } }}
            isDone={patients > 0}
            state={patients > 0 ? counted(patients, 'patient') : 'Nobody yet'}
          />
        )}
      </SimpleGrid>
    </Card>
  )
}

const counted = (count: number, thing: string) => `${count} ${thing}${count === 1 ? '' : 's'} ready`

interface StepProps {
  number: number
  label: string
  link: LinkProps
  isDone: boolean
  /** What there is by now. */
  state: string
}

const Step = ({ number, label, link, isDone, state }: StepProps) => (
  <Group component="li" wrap="nowrap" gap="sm">
    <ThemeIcon
      radius="xl"
      size={32}
      variant={isDone ? 'filled' : 'default'}
      color="green"
      {...(isDone && { role: 'img', 'aria-label': 'Done' })}
    >
      {isDone ? <IconCheck size={18} aria-hidden /> : number}
    </ThemeIcon>
    <div>
      {/* High enough for a finger. */}
      <Anchor fw={600} py={4} renderRoot={(props) => <Link {...link} {...props} />}>
        {label}
      </Anchor>
      <Text size="sm" c="dimmed">
        {state}
      </Text>
    </div>
  </Group>
)
