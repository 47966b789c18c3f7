import { expect, it } from 'vitest'
import { doctorOptions, namedDoctor } from './doctor-options'

const doctor = (id: string, name: string, department: string | null) =>
  namedDoctor({ _id: id, name, department: department ? { _id: '1', name: department } : null })

it('offers doctors by name, and tells those of one name apart by department', () => {
  const reyes = doctor('3', 'Daniel Reyes', 'Urology')
  expect(
    doctorOptions([
      reyes,
      doctor('1', 'kavya reddy', 'ENT'),
      doctor('2', 'Kavya Reddy', 'Oncology'),
    ]),
  ).toEqual([
    { value: '3', label: 'Dr. Daniel Reyes' },
    { value: '1', label: 'Dr. kavya reddy (ENT)' },
    { value: '2', label: 'Dr. Kavya Reddy (Oncology)' },
  ])
})

it('offers each doctor once, by one title, however often they are named', () => {
  const named = doctor('3', 'Dr. Daniel Reyes', 'Urology')
  expect(doctorOptions([named, { doctorId: '3', doctor: 'Dr. Daniel Reyes' }])).toEqual([
    { value: '3', label: 'Dr. Daniel Reyes' },
  ])
})
