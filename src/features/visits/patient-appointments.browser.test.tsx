import { faults } from '@mocks/faults'
import { cancelledBecauseText } from '@shared/contracts/appointments'
import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { fault, openScreen } from '@/test/screen'
import { expectTable } from '@/test/screen-words'

const side = (name: string) => page.getByRole('radio', { name, exact: true })

it.each([
  ['our server', true],
  ['a sample', false],
])('shows a patient of %s upcoming and past appointments', async (_host, keepsRecords) => {
  const { router } = await openScreen('/?world=demo&clock=2026-03-23T12:00&as=patient', {
    keepsRecords,
  })
  await expect.element(side('Upcoming')).toBeChecked()
  await expectTable([
    {
      Doctor: 'Dr. Quentin Moreau',
      Department: 'Physiotherapy',
      Date: '2026-03-24',
      Time: '09:00',
      Status: 'Pending',
    },
    { Date: '2026-04-01', Status: 'Pending' },
    { Date: '2026-04-15', Status: 'Pending' },
  ])
  side('Upcoming').element().focus()
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(side('Past')).toBeChecked()
  await expectTable([
    { Doctor: 'Dr. Dmitri Volkov', Date: '2026-03-11', Time: '09:00', Status: 'Completed' },
    { Doctor: 'Dr. Kavya Reddy', Date: '2026-02-21', Status: 'Completed' },
    { Doctor: 'Dr. Dmitri Volkov', Date: '2026-01-18', Status: 'Completed' },
  ])
  expect(router.state.location.search).toMatchObject({ status: 'past' })
})

it('opens on past appointments when the address says so', async () => {
  await openScreen('/?status=past&world=quiet&as=patient')
  await expect.element(side('Past')).toBeChecked()
  await expectTable([{ Doctor: 'Dr. Dmitri Volkov', Date: '2026-02-17', Status: 'Completed' }])
})

it('says that an appointment was cancelled because its doctor is away', async () => {
  const appointment = {
    ...{ doctorId: 'd1', doctor: 'Dr. Anna Rao', department: 'Cardiology', reason: 'Cough' },
    ...{ date: '2026-03-03', status: 'cancelled' },
  }
  fault(
    faults.answers('list own visits', [
      { ...appointment, id: 'v1', time: '09:00', cancelledBecause: { doctor: 'Dr. Anna Rao' } },
      { ...appointment, id: 'v2', time: '10:00' },
    ]),
  )
  await openScreen('/?world=quiet&as=patient')
  const because = cancelledBecauseText({ doctor: 'Dr. Anna Rao' })
  await expectTable([
    { Time: '09:00', Status: `Cancelled${because}` },
    { Time: '10:00', Status: 'CancelledBy the clinic' },
  ])
})
