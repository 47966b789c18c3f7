import { auditMessages } from '@shared/contracts/audit'
import { binMessages } from '@shared/contracts/bin'
import { bookingRequestMessages } from '@shared/contracts/booking-requests'
import { clinicMessages } from '@shared/contracts/clinic'
import { documentMessages } from '@shared/contracts/documents'
import { labMessages } from '@shared/contracts/lab-orders'
import { labResultMessages } from '@shared/contracts/lab-results'
import { letterMessages } from '@shared/contracts/letters'
import { overviewMessages } from '@shared/contracts/overview'
import { ownSessionMessages } from '@shared/contracts/own-sessions'
import { patientMessages } from '@shared/contracts/patients'
import { requestMessages } from '@shared/contracts/prescription-requests'
import { prescriptionMessages } from '@shared/contracts/prescriptions'
import { staffMessages } from '@shared/contracts/staff'
import { visitGridMessages } from '@shared/contracts/visit-grid'
import { visitMessages } from '@shared/contracts/visits'
import { vitalsMessages } from '@shared/contracts/vitals'
import { test } from 'vitest'
import { answer, answers, expectSaid, openApp } from '@/test/silent-host'

test.each([
  ['/?tab=admin&view=staff', overviewMessages.staffFailed],
  ['/?tab=admin&view=departments', overviewMessages.departmentsFailed],
  ['/?tab=admin&view=activities', overviewMessages.activitiesFailed],
  ['/?tab=admin&view=bookings', bookingRequestMessages.fetchFailed],
  ['/?tab=admin&view=clinic', clinicMessages.fetchFailed],
  ['/?tab=admin&view=audit', auditMessages.fetchFailed],
  ['/?tab=admin&view=bin', binMessages.fetchFailed],
  ['/?tab=patient&view=results', labResultMessages.fetchFailed],
  ['/?tab=patient&view=prescriptions', prescriptionMessages.fetchFailed],
  ['/?tab=patient&view=prescriptions', requestMessages.fetchFailed],
  ['/?tab=patient&view=papers', letterMessages.fetchFailed],
  ['/?tab=patient&view=papers', documentMessages.fetchFailed],
  ['/?tab=patient&view=appointments', vitalsMessages.fetchFailed],
  ['/?tab=receptionist', visitMessages.fetchFailed],
  ['/?tab=receptionist&view=directory', patientMessages.fetchFailed],
  ['/?tab=receptionist&layout=grid', visitGridMessages.fetchFailed],
  ['/?tab=lab', labMessages.fetchFailed],
  ['/admin/profile', ownSessionMessages.fetchFailed],
  ['/admin/staffs', staffMessages.fetchFailed],
])('%s says "%s" where the host fails without a word', async (address, words) => {
  await openApp(address)
  await expectSaid(words)
})

test('The day grid says which doctors and visits it leaves out', async () => {
  const cutAt = { date: '2026-11-21', time: '15:30' }
  answer(answers('read grid of visits', { doctors: [], moreDoctors: 3, visits: [], cutAt }))
  await openApp('/?tab=receptionist&layout=grid')
  await expectSaid(visitGridMessages.moreDoctors(3))
  await expectSaid(visitGridMessages.moreVisits('15:30', '2026-11-21'))
})
