import { type FormValidateInput, useForm } from '@mantine/form'
import { useEffect, useEffectEvent, useState } from 'react'
import { isSame, type PrescriptionDraft, type PrescriptionDrafts } from './prescription-drafts'

/** A prescription's form: it shows what the drafts say, and is written down there as it is typed. */
export function usePrescriptionForm(
  drafts: PrescriptionDrafts,
  validate: FormValidateInput<PrescriptionDraft>,
) {
  const [initialValues] = useState(drafts.open)
  const form = useForm<PrescriptionDraft>({
    initialValues,
    validate,
    onValuesChange: drafts.keepTyped,
  })
  const show = useEffectEvent((shown: PrescriptionDraft) => {
    if (!isSame(shown, form.getValues())) form.setValues(shown)
  })
  useEffect(() => drafts.useStore.subscribe(({ shown }) => show(shown)), [drafts])
  return { ...form, isDirty: () => drafts.isFilled(form.getValues()) }
}
