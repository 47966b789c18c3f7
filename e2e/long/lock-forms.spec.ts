import type { Locator, Page } from '@playwright/test'
import fc from 'fast-check'
import { expect, press, test } from '../fixtures'
import { locked, rest, unlock } from '../lock-page'

interface Form {
  path: string
  /** What is pressed, one after the other, until the form stands. */
  presses?: readonly string[]
  /** What is typed into, where that is no plain field. */
  combobox?: string
}

/** Every form that is typed into, by who has it. */
const forms: Record<string, readonly Form[]> = {
  admin: [
    { path: '/admin/staff/create' },
    { path: '/admin/department', presses: ['Add Department'] },
    { path: '/admin/roles', presses: ['Add Role'] },
    { path: '/admin/working-time', presses: ['Add Working Time'] },
    { path: '/?view=clinic', presses: ['Edit'] },
    { path: '/ai-chat' },
    { path: '/admin/profile', presses: ['Change Password'] },
  ],
  receptionist: [
    { path: '/?view=registration' },
    { path: '/', presses: ['Schedule New Appointment'] },
    { path: '/patient/2', presses: ['Correct'] },
    { path: '/patient/2', presses: ['Record Vitals'] },
  ],
  doctor: [
    { path: '/?view=prescription' },
    { path: '/?view=prescription', presses: ['Add Medication'] },
    { path: '/patient/1', presses: ['Order Tests'] },
    { path: '/patient/1', presses: ['Allergies'], combobox: 'Allergies' },
  ],
  lab: [{ path: '/?view=upload' }],
  patient: [
    { path: '/bookappoinment' },
    { path: '/?view=prescriptions', presses: ['Request Prescription'] },
  ],
}

const typed = ':is(input:not([type]), input[type="text"], input[type="password"], textarea)'
const fields = `:is(${typed}):not([readonly], [disabled], [aria-haspopup], [role="combobox"])`

/** All that the form holds, as the browser has it. */
const held = (form: Locator) =>
  form
    .locator('input, textarea, select')
    .evaluateAll((all) =>
      all.map((each) =>
        each instanceof HTMLInputElement
          ? `${each.type} ${each.checked} ${each.value}`
          : (each as HTMLTextAreaElement).value,
      ),
    )

/** The open form, and what is typed into in it. */
async function openForm(page: Page, { path, presses = [], combobox }: Form) {
  await page.goto(path)
  for (const name of presses) await press(page, name)
  const form = presses.length > 0 ? page.getByRole('dialog') : page.getByRole('main')
  const inputs = combobox ? form.getByRole('combobox', { name: combobox }) : form.locator(fields)
  await expect(inputs.first()).toBeVisible()
  return { form, inputs }
}

/** What is typed into the fields in turn, and after which key the page is locked. */
const typing = fc.record({
  texts: fc.array(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 8 }), {
    minLength: 3,
    maxLength: 3,
  }),
  lockedAfter: fc.nat(7),
})

test.describe('Lock', () => {
  for (const [username, all] of Object.entries(forms))
    test(`${username}: each form keeps every typed letter when the page locks`, async ({
      page,
      openWorld,
    }) => {
      const seed = Number(process.env.PROPERTY_SEED) || 26
      const cases = fc.sample(typing, { seed, numRuns: all.length })
      await openWorld(`/?world=demo&as=${username}`)
      for (const [which, { texts, lockedAfter }] of cases.entries()) {
        const each = all[which]
        if (!each) throw new Error('there are more cases than forms')
        await test.step(`${each.path} ${each.presses ?? ''} (seed ${seed})`, async () => {
          const { form, inputs } = await openForm(page, each)
          const last = Math.min(texts.length, await inputs.count()) - 1
          for (const [at, text] of texts.slice(0, last).entries()) await inputs.nth(at).fill(text)
          const letters = [...(texts[last] ?? '')]
          const field = inputs.nth(last)
          await field.focus()
          await page.keyboard.insertText(letters.slice(0, lockedAfter).join(''))
          const before = await held(form)
          await rest(page)
          await unlock(page)
          await expect(locked(page)).toHaveCount(0)
          expect(await held(form)).toEqual(before)
          await expect(field).toBeFocused()
          const half = await field.inputValue()
          await page.keyboard.insertText('7')
          await expect(field).not.toHaveValue(half)
        })
      }
    })
})
