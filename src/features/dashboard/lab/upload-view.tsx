import '@/components/mantine-styles'
import { Textarea } from '@mantine/core'
import { schemaResolver, useForm } from '@mantine/form'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo, useRef, useState } from 'react'
import { ErrorMessage } from '@/components/error-message'
import { focusFirst } from '@/components/form-errors'
import { PlainButton } from '@/components/plain-button'
import { SearchSelect } from '@/components/search-select'
import { toast } from '@/components/toast'
import { type LabOrder, labMessages, labPriorityWords } from '@/contracts/lab-orders'
import { type LabResultInput, labResultMessages, labResultSchema } from '@/contracts/lab-results'
import { dropDraft, keepDraft, readDraft } from '@/records/drafts'
import { awaitingResultQuery, useReportLabResult } from '@/records/lab-order-queries'
import { failureOf } from '@/records/records'
import { useDashboardSearch } from '../use-dashboard-search'
import { FileField } from './file-field'
import classes from './lab.module.css'

const draftName = 'lab-result'
const validate = schemaResolver(labResultSchema, { sync: true })
const blank: LabResultInput = { order: '', observation: '' }

const optionsOf = (orders: readonly LabOrder[]) =>
  orders.map((order) => ({
    value: String(order.id),
    label: `${order.id} · ${order.patient} · ${order.testType} · ${order.requestedDate}${
      order.priority === 'urgent' ? ` · ${labPriorityWords.urgent}` : ''
    }`,
  }))

/** Upload Results: a file or an observation, or both, complete an order (sections 2 and 5). */
export function UploadView() {
  const { search } = useDashboardSearch()
  const orders = useQuery(awaitingResultQuery)
  const report = useReportLabResult()
  const [file, setFile] = useState<File | null>(null)
  const [error, setError] = useState<string | null>(null)
  const element = useRef<HTMLFormElement>(null)
  const form = useForm<LabResultInput>({
    initialValues: useMemo(() => {
      const draft = readDraft(draftName, labResultSchema) ?? blank
      // The address names an order where one was chosen on the way here.
      return search.q === '' ? draft : { ...draft, order: search.q }
    }, [search.q]),
    validate,
    onValuesChange: (values) => keepDraft(draftName, values),
  })
  const options = useMemo(() => optionsOf(orders.data ?? []), [orders.data])
  const { order: chosen, observation } = form.values
  useGone(chosen, orders.data, () => form.setFieldValue('order', ''))

  const submit = async ({ order, observation }: LabResultInput) => {
    if (report.isPending) return
    setError(null)
    try {
      await report.mutateAsync({ id: Number(order), observation, file })
    } catch (failure) {
      setError(failureOf(failure, labResultMessages.uploadFailed))
      return
    }
    form.setValues(blank)
    form.clearErrors()
    setFile(null)
    dropDraft(draftName)
    toast.success(labResultMessages.uploaded)
    // Submit is disabled again; the next result begins with its order.
    element.current?.querySelector('input')?.focus()
  }

  return (
    <form
      ref={element}
      className={classes.card}
      aria-label="Upload Results"
      noValidate
      onSubmit={form.onSubmit(
        (values) => void submit(values),
        (errors) => focusFirst(form, errors),
      )}
    >
      {error !== null && <ErrorMessage message={error} />}
      {orders.error && <ErrorMessage message={failureOf(orders.error, labMessages.fetchFailed)} />}
      <SearchSelect
        label="Lab Order"
        placeholder={
          orders.data?.length === 0
            ? 'No order waits for a result'
            : 'Search by patient, test or number'
        }
        required
        data={options}
        {...form.getInputProps('order')}
      />
      <FileField file={file} onChange={setFile} />
      <Textarea
        label="Observation"
        placeholder="What was observed, in words"
        rows={4}
        {...form.getInputProps('observation')}
      />
      <div className={classes.buttons}>
        <PlainButton
          type="submit"
          busy={report.isPending}
          disabled={!file && observation.trim() === ''}
        >
          Submit
        </PlainButton>
      </div>
    </form>
  )
}

/** An order that a draft or an address names may have its result meanwhile: then none is chosen. */
function useGone(chosen: string, orders: readonly LabOrder[] | undefined, forget: () => void) {
  const gone = chosen !== '' && orders?.every(({ id }) => String(id) !== chosen)
  useEffect(() => {
    if (gone) forget()
  })
}
