import { faults } from '@mocks/faults'
import { noteMessages } from '@shared/contracts/note-text'
import { noteEndpoints } from '@shared/contracts/notes'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { callsMade, fault, healed, openScreen } from '@/test/screen'
import { expectRetry, expectRow } from '@/test/screen-words'

const notes = page.getByRole('region', { name: 'Your notes' })

test('a patient sees no notes while the clinic does not show them', async () => {
  await openScreen('/my/appointments?world=demo&as=patient')
  await expectRow('Dr. Quentin Moreau')
  await expect.poll(callsMade).toContain(`GET ${noteEndpoints.own.path}`)
  await expect.element(notes).not.toBeInTheDocument()
})

test('shows parts, addenda and who signed, and no part that is empty', async () => {
  fault(
    faults.answers('list own notes', {
      isOn: true,
      rows: [
        {
          ...{ id: 'n1', patientId: 'p', by: 'Dr. Daniel Reyes' },
          ...{ visit: null, signedAt: '2026-02-18T09:12:00.000Z' },
          text: { history: 'Knee pain', findings: '', assessment: ' ', plan: 'Rest\nCold packs' },
          addenda: [
            {
              ...{ id: 'a1', by: 'Dr. Kavya Reddy', signedAt: '2026-02-19T10:00:00.000Z' },
              text: 'X-ray normal',
            },
          ],
        },
      ],
    }),
  )
  await openScreen('/my/appointments?world=demo&as=patient')
  const note = notes.getByRole('article', { name: 'Note of 2026-02-18' })
  await expect
    .element(note)
    .toHaveTextContent(
      'Signed by Dr. Daniel Reyes on 2026-02-18 at 09:12HistoryKnee painPlanRest Cold packsAdded later. Signed by Dr. Kavya Reddy on 2026-02-19 at 10:00X-ray normal',
    )
})

test('says that there are none yet, and that they cannot be read', async () => {
  fault(faults.answers('list own notes', { isOn: true, rows: [] }))
  await openScreen('/my/appointments?world=demo&as=patient')
  await expect.element(notes).toHaveTextContent(noteMessages.none)
  healed()
  fault(faults.says('list own notes', 500, {}))
  await openScreen('/my/appointments?world=demo&as=patient')
  await expectRetry(noteMessages.fetchFailed, healed)
})
