import { faults } from '@mocks/faults'
import { clinicMessages } from '@shared/contracts/clinic'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { openVisit } from '@/test/desk-words'
import { fault, healed, openScreen } from '@/test/screen'
import { button, expectToast, press } from '@/test/screen-words'

// Each of these buttons reads the clinic's name and address before it prints.

const desk = '/?world=demo&as=receptionist'
const grid = '/?world=demo&as=receptionist&layout=grid'
const record = '/patient/39?world=demo&as=doctor'
const inVisit = () => openVisit('Tomas Novotny, no. 20')

const buttons: [button: string | RegExp, address: string, open?: () => Promise<unknown>][] = [
  ['Print the day by doctor', desk],
  ['Print slip', desk, inVisit],
  ['Print the grid', grid],
  [/^Print Basic Metabolic Panel/, record],
]

let print: ReturnType<typeof vi.spyOn>
beforeEach(() => {
  const spy = vi.spyOn(window, 'print').mockImplementation(() => {})
  onTestFinished(() => spy.mockRestore())
  print = spy
})

const loading = page.getByText('Loading', { exact: true })

test.each(buttons)(
  '%s says that nothing was printed, then is busy, and prints once by two presses',
  async (name, address, open) => {
    fault(faults.silent('read clinic', 400))
    await openScreen(address)
    await open?.()
    const printing = button(page, name)
    await press(page, name)
    await expectToast(clinicMessages.notPrinted)
    await expect.element(loading).not.toBeInTheDocument()
    expect(print).not.toHaveBeenCalled()
    healed()
    const clinic = faults.late('read clinic')
    fault(clinic.handler)
    printing.element().focus()
    await userEvent.keyboard('{Enter}')
    await expect.element(loading).toBeInTheDocument()
    await userEvent.keyboard('{Enter}')
    expect(print).not.toHaveBeenCalled()
    clinic.release()
    await expect.element(loading).not.toBeInTheDocument()
    expect(print).toHaveBeenCalledOnce()
    await expect.element(printing).toHaveFocus()
  },
)

test('on a narrow screen the menu is busy that the day is printed from', async () => {
  const clinic = faults.late('read clinic')
  fault(clinic.handler)
  await openScreen(desk, { size: [1024, 768] })
  await press(page, 'More')
  await page.getByRole('menuitem', { name: 'Print the day by doctor' }).click()
  await expect.element(loading).toBeInTheDocument()
  await press(page, 'More')
  await expect
    .element(page.getByRole('menuitem', { name: 'Print the day by doctor' }))
    .toBeDisabled()
  clinic.release()
  await expect.element(loading).not.toBeInTheDocument()
  expect(print).toHaveBeenCalledOnce()
})
