import { expect, it } from 'vitest'
import { beginningsFirst } from './option-filter'

const labels = (search: string, names: readonly string[]) =>
  beginningsFirst({
    options: names.map((label) => ({ value: label, label })),
    search,
    limit: Number.POSITIVE_INFINITY,
  }).map((option) => ('label' in option ? option.label : option.group))

it('puts what begins so first, then what has a word that does, each in the order of the list', () => {
  const departments = ['Orthopedics', 'Cardiology', 'Community Pediatrics', 'Pediatrics']
  expect(labels(' Ped ', departments)).toEqual([
    'Pediatrics',
    'Community Pediatrics',
    'Orthopedics',
  ])
  expect(labels('', departments)).toEqual(departments)
  expect(labels('x', departments)).toEqual([])
})

it('reads a name that is written from right to left as it is typed', () => {
  expect(labels('محمد', ['Dr. محمد', '\u2068محمد علي\u2069'])).toEqual([
    '\u2068محمد علي\u2069',
    'Dr. محمد',
  ])
})

it('orders within groups, and keeps their order and the limit', () => {
  const options = ['Desk', 'Lab'].map((group) => ({
    group,
    items: [`Edit ${group}`, `${group} edit`].map((label) => ({ value: label, label })),
  }))
  const found = beginningsFirst({ options, search: 'lab', limit: 1 })
  expect(found).toEqual([{ group: 'Desk', items: [] }])
  expect(beginningsFirst({ options, search: 'lab', limit: 5 })[1]).toMatchObject({
    items: [{ label: 'Lab edit' }, { label: 'Edit Lab' }],
  })
})
