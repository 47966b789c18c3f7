import {
  Autocomplete,
  Fieldset,
  Group,
  Input,
  NativeSelect,
  SegmentedControl,
  Select,
  SimpleGrid,
  TextInput,
} from '@mantine/core'
import { useForm } from '@mantine/form'
import { analytesOf, unitOf } from '@shared/contracts/lab-limits'
import { labTestTypes } from '@shared/contracts/lab-orders'
import {
  ageUnits,
  type LabRange,
  type LabRangeInput,
  labRangeMessages,
  rangeSexes,
  whomWords,
} from '@shared/contracts/lab-ranges'
import { errorFields, errorText } from '@/api/api-error'
import { staleLabRange, useChangeLabRange, useCreateLabRange } from '@/api/lab-ranges'
import type { RecordWords } from '@/components/changed-meanwhile'
import { FormModal } from '@/components/form-modal'
import { toast } from '@/components/toast'
import { useSeenRecord } from '@/components/use-seen-record'
import { rangeWords } from '@/features/lab/shared/value-words'
import { untouched } from '@/lib/untouched'
import { criticalWords, sexWords } from './range-words'
import { blankRange, inputOf, rangeErrors, type TypedRange, typedOf } from './typed-range'

const changedWords: RecordWords<LabRange> = [
  ['Test', ({ testType }) => testType],
  ['Measured', ({ analyte }) => analyte],
  ['Unit', ({ unit }) => unit],
  ['For', whomWords],
  ['Range', rangeWords],
  ['Critical', criticalWords],
]

interface RangeFormProps {
  /** The one to change; null for a new one. */
  range: LabRange | null
  /** What a new one begins with. */
  begin: LabRangeInput | null
  onClose: () => void
}

/** A range of the clinic: what is measured, of whom, and its limits. */
export function RangeForm({ range, begin, onClose }: RangeFormProps) {
  const create = useCreateLabRange()
  const change = useChangeLabRange()
  const { opened, seen, changes, readFailure } = useSeenRecord(range, {
    words: changedWords,
    stale: staleLabRange,
  })
  const first = opened ?? begin
  const form = useForm<TypedRange>({
    initialValues: first ? typedOf(first) : blankRange,
    validate: rangeErrors,
  })
  const { testType, analyte, unit } = form.values
  const field = (name: 'low' | 'high' | 'criticalLow' | 'criticalHigh' | 'ageFrom' | 'ageTo') => ({
    inputMode: 'decimal' as const,
    autoComplete: 'off',
    maxLength: 20,
    ...form.getInputProps(name),
  })
  /** What was not touched here follows what somebody else has made of it. */
  const takeOver = (before: LabRange, now: LabRange) => {
    form.setValues(untouched(form.values, typedOf(before), typedOf(now)))
  }

  return (
    <FormModal
      title={opened ? 'Edit Range' : 'Add Range'}
      submitLabel="Save"
      size="40rem"
      form={form}
      save={(typed) => {
        const input = inputOf(typed)
        return seen
          ? change.mutateAsync({ ...input, id: seen.id, version: seen.version })
          : create.mutateAsync(input)
      }}
      saved={opened ? labRangeMessages.changed : labRangeMessages.created}
      showSaved={toast.success}
      failed={(error) => {
        readFailure(error, takeOver)
        const { createFailed, changeFailed } = labRangeMessages
        return {
          message: errorText(error, { otherwise: opened ? changeFailed : createFailed }),
          fields: errorFields(error),
        }
      }}
      onClose={onClose}
    >
      {changes}
      <Select
        label="Test"
        required
        data={labTestTypes}
        searchable
        {...form.getInputProps('testType')}
        value={testType || null}
      />
      <SimpleGrid cols={{ base: 1, xs: 2 }}>
        <Autocomplete
          label="Measured"
          required
          maxLength={100}
          data={testType === '' ? [] : analytesOf(testType)}
          {...form.getInputProps('analyte')}
          onOptionSubmit={(chosen) => {
            if (testType !== '' && unit === '') form.setFieldValue('unit', unitOf(testType, chosen))
          }}
        />
        <TextInput label="Unit" maxLength={30} {...form.getInputProps('unit')} />
      </SimpleGrid>
      <Input.Wrapper label="Sex" labelElement="div">
        <SegmentedControl
          fullWidth
          aria-label="Sex"
          data={rangeSexes.map((value) => ({ value, label: sexWords[value] }))}
          {...form.getInputProps('sex')}
        />
      </Input.Wrapper>
      <SimpleGrid cols={{ base: 1, xs: 2 }}>
        <Group gap="xs" align="flex-start" wrap="nowrap">
          <TextInput label="Age from" required flex={1} {...field('ageFrom')} />
          <NativeSelect
            label="Unit of age from"
            data={ageUnits}
            {...form.getInputProps('ageFromUnit')}
          />
        </Group>
        <Group gap="xs" align="flex-start" wrap="nowrap">
          <TextInput label="Age to" placeholder="No end" flex={1} {...field('ageTo')} />
          <NativeSelect
            label="Unit of age to"
            data={ageUnits}
            {...form.getInputProps('ageToUnit')}
          />
        </Group>
      </SimpleGrid>
      <Fieldset
        legend={`Limits${analyte.trim() && ` of ${analyte.trim()}`}${unit.trim() && ` in ${unit.trim()}`}`}
      >
        <SimpleGrid cols={{ base: 2, xs: 4 }}>
          <TextInput label="Low" {...field('low')} />
          <TextInput label="High" {...field('high')} />
          <TextInput label="Critical low" {...field('criticalLow')} />
          <TextInput label="Critical high" {...field('criticalHigh')} />
        </SimpleGrid>
      </Fieldset>
    </FormModal>
  )
}
