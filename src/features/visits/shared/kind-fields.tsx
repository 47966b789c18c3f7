import { Select, SimpleGrid, TextInput } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import type { Doctor } from '@shared/contracts/staff'
import type { VisitKind } from '@shared/contracts/visit-kinds'
import { isolated } from '@shared/lib/isolated'
import { chosenKind, offeredKinds, type VisitForm } from './visit-form'

interface KindFieldsProps {
  form: UseFormReturnType<VisitForm>
  kinds: readonly VisitKind[]
  doctors: readonly Doctor[]
}

/** What kind of visit it is, and how long it takes: as long as the kind, until another length is typed. */
export function KindFields({ form, kinds, doctors }: KindFieldsProps) {
  const { doctorId, minutes } = form.values
  const chosen = chosenKind(kinds, form.values)
  const department = doctors.find(({ _id }) => _id === doctorId)?.department
  const offered = offeredKinds(kinds, department ? String(department._id) : null, chosen)
  return (
    <SimpleGrid cols={2}>
      <Select
        label="Kind"
        data={offered.map(({ id, name }) => ({ value: id, label: isolated(name) }))}
        value={chosen?.id ?? null}
        error={form.errors.kindId}
        onChange={(id) => {
          if (id === null) return
          form.setValues({ kindId: id, minutes: undefined })
          form.clearFieldError('minutes')
        }}
      />
      <TextInput
        label="Minutes"
        inputMode="numeric"
        autoComplete="off"
        data-path="minutes"
        error={form.errors.minutes}
        value={minutes ?? (chosen ? String(chosen.minutes) : '')}
        onChange={({ currentTarget }) => form.setFieldValue('minutes', currentTarget.value)}
      />
    </SimpleGrid>
  )
}
