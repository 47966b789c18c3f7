import { faults } from '@mocks/faults'
import { absenceEndpoints, absenceMessages } from '@shared/contracts/absences'
import type { Notice } from '@shared/contracts/notices'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { askedAbsence, noCost } from '@/test/hours-answers'
import { bodiesSent, fault, healed, openScreen } from '@/test/screen'
import {
  answer,
  expectDialog,
  expectError,
  expectToast,
  heading,
  press,
  tabTo,
} from '@/test/screen-words'

const bell = page.getByRole('button', { name: 'notifications' })
const { from, to, fromTime, toTime } = askedAbsence
const days = { from, to, fromTime, toTime }

const notices = (what: Notice['what']) =>
  faults.answers('list notices', {
    rows: [{ id: 'n1', recordId: 'a2', isRead: true, at: '2026-03-02T08:00:00.000Z', what }],
    ...{ total: 1, totalIsExact: true, next: null, unread: 0 },
  })
const list = (...rows: object[]) => faults.answers('list absences', { rows, total: rows.length })

test('a notice leads a user who may decide to what waits, with a press each', async () => {
  await openScreen('/desk/appointments?world=quiet&as=receptionist', {
    otherwise: [
      notices({ kind: 'absence-asked', by: 'Daniel Reyes', to: 'decider', days }),
      list(askedAbsence, { ...askedAbsence, id: 'a3', staff: 'Rosa Klein', mayDecide: false }),
      faults.answers('preview absence', noCost),
      faults.answers('confirm absence', { ...askedAbsence, status: 'confirmed' }),
      faults.silent('decline absence'),
    ],
  })
  await bell.click()
  await press(
    page.getByRole('dialog', { name: 'Notifications' }),
    'Daniel Reyes asks for an absence: 2026-03-18 from 13:00 to 16:00.',
  )
  const dialog = await expectDialog(
    'Absences asked for',
    'Dr. Daniel Reyes2026-03-18, 13:00 to 16:00',
  )
  await expect.element(dialog).toHaveTextContent('Your own: a colleague decides.')
  const of = 'absence of Dr. Daniel Reyes, 2026-03-18, 13:00 to 16:00'
  await press(dialog, `Decline ${of}`)
  await answer('Decline')
  await expectError(absenceMessages.decideFailed)
  await press(dialog, `Confirm ${of}`)
  await expectToast(absenceMessages.confirmed)
  const confirmed = absenceEndpoints.confirm.path.replace(':id', 'a2')
  expect(bodiesSent(confirmed)).toEqual([{ version: 1 }])
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(bell).toHaveFocus()
})

test('it says that nothing waits, and that the list cannot be read', async () => {
  await openScreen('/desk/appointments?world=quiet&as=receptionist', {
    otherwise: [
      notices({ kind: 'absence-asked', by: 'Daniel Reyes', to: 'decider', days }),
      faults.silent('list absences'),
    ],
  })
  await bell.click()
  await press(page.getByRole('dialog', { name: 'Notifications' }), /asks for an absence/)
  const dialog = await expectDialog('Absences asked for', absenceMessages.fetchFailed)
  healed()
  fault(list())
  await press(dialog, 'Retry')
  await expect.element(dialog).toHaveTextContent('No absence waits for a decision.')
})

test('what others did with one’s own absence leads to one’s own profile', async () => {
  await openScreen('/desk/appointments?world=quiet&as=receptionist', {
    otherwise: [notices({ kind: 'absence-declined', by: 'Asha Menon', to: 'staff', days })],
  })
  await bell.click()
  const said = 'Asha Menon declined your absence: 2026-03-18 from 13:00 to 16:00.'
  await tabTo(page.getByRole('link', { name: said }))
  await userEvent.keyboard('{Enter}')
  await expect.element(heading('Profile')).toBeVisible()
})
