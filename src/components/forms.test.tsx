import { MantineProvider } from '@mantine/core'
import { useForm } from '@mantine/form'
import { fireEvent, render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { ModalForm } from './modal-form'
import { PageForm } from './page-form'

interface Values {
  name: string
}
interface OneProps {
  onSubmit: (values: Values) => Promise<boolean>
}

const shared = { submitLabel: 'Save', loading: false, error: null, children: <input /> }

function Page({ onSubmit }: OneProps) {
  const form = useForm<Values>({ initialValues: { name: '' } })
  return (
    <PageForm
      {...shared}
      form={form}
      onSubmit={async (values) => void (await onSubmit(values))}
      onCancel={() => {}}
    />
  )
}

function Dialog({ onSubmit }: OneProps) {
  const form = useForm<Values>({ initialValues: { name: '' } })
  return <ModalForm {...shared} title="Form" form={form} onSubmit={onSubmit} onClose={() => {}} />
}

it.each([
  ['a page', Page],
  ['a dialog', Dialog],
])(
  '%s submits once while what was submitted is on its way, and again after it',
  async (_, Form) => {
    let fail = () => {}
    const onSubmit = vi.fn(() => new Promise<boolean>((resolve) => (fail = () => resolve(false))))
    render(<Form onSubmit={onSubmit} />, { wrapper: MantineProvider })
    const submit = () => fireEvent.click(screen.getByRole('button', { name: 'Save' }))
    submit()
    submit()
    expect(onSubmit).toHaveBeenCalledTimes(1)
    fail()
    await vi.waitFor(() => {
      submit()
      expect(onSubmit).toHaveBeenCalledTimes(2)
    })
  },
)

it('a dialog has the focus in its first field when it appears: what is typed at once is not lost', () => {
  render(<Dialog onSubmit={async () => true} />, { wrapper: MantineProvider })
  expect(screen.getByRole('textbox')).toHaveFocus()
})
