import { type RequestState, requestMessages } from '@shared/contracts/prescription-requests'
import { prescriptionMessages } from '@shared/contracts/prescriptions'
import { test } from 'vitest'
import { openRequestsQuery } from '@/api/prescription-requests'
import { queryClient } from '@/app/query-client'
import { pick } from '@/test/screen-words'
import {
  answer,
  answers,
  expectSaid,
  openApp,
  press,
  pressInDialog,
  type,
} from '@/test/silent-host'

const request: RequestState = {
  ...{ id: 'q1', number: 1, date: '2026-11-21', open: true, version: 1, note: '' },
  ...{ patientId: 'p14', patientNumber: 14, patientName: 'Sam Twin' },
  ...{ doctorId: 'd2', doctor: 'Dr. Meera Pillai', medicine: 'Aspirin' },
}

test('tells the patient that a request was not sent', async () => {
  const doctors = [{ _id: 'd2', name: 'Meera Pillai', department: null }]
  answer(
    answers('list own prescription requests', []),
    answers('list own visits', []),
    answers('list doctors', doctors),
  )
  await openApp('/?tab=patient&view=prescriptions')
  await press('Request Prescription')
  await pick(/^Doctor/, 'Dr. Meera Pillai')
  await type(/^Medicine/, 'Aspirin 75 mg')
  await pressInDialog('Send Request')
  await expectSaid(requestMessages.failed)
})

test('tells the doctor that the request which was taken up has been closed', async () => {
  answer(answers('list prescription requests', [request]))
  await openApp('/?tab=doctor')
  await press(/^Take Up/)
  await expectSaid('Requested by the patient:')
  queryClient.setQueryData(openRequestsQuery.queryKey, [])
  await expectSaid(prescriptionMessages.requestClosed)
})
