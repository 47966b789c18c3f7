import { MantineProvider } from '@mantine/core'
import { cleanup, render } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Patient } from '@/contracts/patients'
import { PatientBrief } from './patient-brief'
import { Who } from './who'

beforeEach(() => vi.useFakeTimers({ now: new Date('2026-03-02T09:55:00Z') }))
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const baby = { name: 'Noor Aziz', number: 31, age: 0, dateOfBirth: '2025-06-01' }

function texts(root: Node): Text[] {
  return [...root.childNodes].flatMap((node) => (node instanceof Text ? [node] : texts(node)))
}

/** As browsers translate a page: a new node takes the place of each text, which React holds on to. */
function translate(root: Element) {
  for (const text of texts(root)) {
    const font = document.createElement('font')
    font.textContent = `(${text.data})`
    text.replaceWith(font)
  }
}

it('says who it is by name, age, sex, number and date of birth', () => {
  const { container } = render(<Who patient={{ ...baby, gender: 'Female' }} />, {
    wrapper: MantineProvider,
  })
  expect(container).toHaveTextContent('Noor Aziz, 9 months, Female, no. 31, born 2025-06-01')
})

it('says what a host knows that has no numbers', () => {
  const { container } = render(<Who patient={{ name: 'Noor Aziz', age: 1 }} />, {
    wrapper: MantineProvider,
  })
  expect(container.textContent).toMatch(/Noor Aziz, 1 year$/)
})

it('shows the next patient whole, though the page of the one before was translated', () => {
  const patient: Patient = {
    ...{ ...baby, id: 'a', gender: 'Female', contact: '030 901820', address: '' },
    ...{ lastVisit: '2026-03-01', diagnosis: '', currentMedications: [], pastMedicalHistory: '' },
    ...{ allergies: ['Latex'], closedAt: null, version: 1 },
  }
  const next: Patient = {
    ...patient,
    ...{
      id: 'b',
      number: 32,
      name: 'Bo Lind',
      age: 60,
      dateOfBirth: '',
      contact: '030 7',
      gender: 'Male',
    },
    allergies: ['Penicillin'],
  }
  const { container, rerender } = render(<PatientBrief patient={patient} />, {
    wrapper: MantineProvider,
  })
  translate(container)
  rerender(<PatientBrief patient={next} />)
  expect(container).toHaveTextContent('Bo Lind, 60 years, Male, no. 32, contact 030 7')
  expect(container).toHaveTextContent('Penicillin')
  for (const before of ['Noor', 'Latex', '31', '901820'])
    expect(container).not.toHaveTextContent(before)
})
