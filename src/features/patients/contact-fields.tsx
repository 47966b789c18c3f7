import { Button, Select, SimpleGrid, Textarea, TextInput } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { useId } from '@mantine/hooks'
import { IconChevronDown, IconChevronUp } from '@tabler/icons-react'
import { useState } from 'react'
import { languageOptions } from '@/lib/languages'
import { contactFieldNames, type TypedPatient } from './shared/registration-draft'

type PatientForm = UseFormReturnType<TypedPatient>

/**
 * How a patient is reached besides Contact. No user has to fill it in, so it opens when it is wanted; what is
 * filled in is never hidden.
 */
export function useContactFields(form: PatientForm) {
  const id = useId()
  const isFilled = contactFieldNames.some((field) => form.values[field].trim() !== '')
  const [isShown, setShown] = useState(isFilled)
  // A field that is emptied stays, so that something else can be typed into it.
  if (isFilled && !isShown) setShown(true)
  const Icon = isShown ? IconChevronUp : IconChevronDown
  return {
    opener: (
      <Button
        variant="subtle"
        size="compact-sm"
        mt="xs"
        aria-expanded={isShown}
        {...(isShown && { 'aria-controls': id })}
        leftSection={<Icon size={14} aria-hidden />}
        onClick={() => setShown(!isShown)}
      >
        More contact details
      </Button>
    ),
    fields: isShown && <ContactFields id={id} form={form} />,
  }
}

function ContactFields({ id, form }: { id: string; form: PatientForm }) {
  const { language } = form.values
  const [languages] = useState(() => languageOptions(language))
  return (
    <SimpleGrid
      id={id}
      cols={{ base: 1, sm: 2 }}
      spacing="lg"
      verticalSpacing="md"
      style={{ gridColumn: '1 / -1' }}
    >
      <Textarea
        label="Other Telephones"
        description="One on each line, with a label in brackets"
        placeholder="080 2345678 (home)"
        autosize={false}
        rows={2}
        {...form.getInputProps('otherTelephones')}
      />
      <Textarea
        label="Note"
        description="For example when to call"
        autosize={false}
        rows={2}
        {...form.getInputProps('contactNote')}
      />
      <TextInput
        label="Relative or Carer"
        description="Whom to ask about a child, or who answers for the patient"
        autoComplete="off"
        {...form.getInputProps('personName')}
      />
      <TextInput
        label="Relation"
        description="What they are to the patient"
        placeholder="Mother, neighbour …"
        autoComplete="off"
        {...form.getInputProps('personRelation')}
      />
      <TextInput
        label="Their Telephone"
        type="tel"
        autoComplete="off"
        {...form.getInputProps('personTelephone')}
      />
      <Select
        label="Language"
        placeholder="Not known"
        data={languages}
        searchable
        clearable
        {...form.getInputProps('language')}
        value={language || null}
        onChange={(chosen) => form.setFieldValue('language', chosen ?? '')}
      />
    </SimpleGrid>
  )
}
