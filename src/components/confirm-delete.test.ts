import { expect, it } from 'vitest'
import { confirmDelete } from './confirm-delete'
import { useDialogs } from './dialogs'

it.each([
  [['Asha Rao'], 'Asha Rao'],
  [['Asha Rao', 'Omar Haddad'], 'Asha Rao, Omar Haddad'],
  [['A', 'B', 'C', 'D', 'E', 'F'], 'A, B, C, D, E, F'],
  [['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H'], 'A, B, C, D, E and 3 more'],
])('names what is to be deleted: %j', (names, about) => {
  useDialogs.setState({ dialogs: [] })
  void confirmDelete({
    question: 'Sure?',
    names,
    run: async () => {},
    done: 'Done.',
    failed: () => 'Failed.',
  })
  expect(useDialogs.getState().dialogs).toMatchObject([{ message: 'Sure?', about }])
})
