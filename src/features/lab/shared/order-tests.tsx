import { Alert, Checkbox, List, Radio, SimpleGrid, Stack, Textarea } from '@mantine/core'
import { schemaResolver, useForm } from '@mantine/form'
import {
  isOpenOrder,
  type LabOrder,
  type LabRequest,
  labMessages,
  labPriorities,
  labPriorityWords,
  labRequestSchema,
  labStatusWords,
  labTestTypes,
} from '@shared/contracts/lab-orders'
import type { Patient } from '@shared/contracts/patients'
import { isolated } from '@shared/lib/isolated'
import { useQuery } from '@tanstack/react-query'
import { errorFields, errorText } from '@/api/api-error'
import { patientLabOrdersQuery, useOrderLabTests } from '@/api/lab-orders'
import { FormModal } from '@/components/form-modal'
import { QueryAlert } from '@/components/query-alert'
import { toast } from '@/components/toast'
import { PatientSelect } from '@/features/patients/shared/patient-select'
import { Who } from '@/features/patients/shared/who'

/** How many open orders of one patient are looked for: the list has them in front. */
const openMost = 100

interface OrderTestsProps {
  /** Whom they are for; null where that is chosen here. */
  patient: Patient | null
  onClose: () => void
}

/** Orders tests of the lab, and says which are under way already. */
export function OrderTests({ patient, onClose }: OrderTestsProps) {
  const order = useOrderLabTests()
  const form = useForm<LabRequest>({
    initialValues: {
      patientId: patient?.id ?? '',
      testTypes: [],
      priority: 'routine',
      question: '',
    },
    validate: schemaResolver(labRequestSchema, { sync: true }),
  })
  const { patientId } = form.values
  const orders = useQuery({
    ...patientLabOrdersQuery(patientId, { page: 0, limit: openMost }),
    enabled: patientId !== '',
  })
  // Those of whoever was chosen before may still be on show.
  const open = orders.data?.rows.filter((one) => one.patientId === patientId && isOpenOrder(one))
  return (
    <FormModal
      title="Order Tests"
      about={patient && <Who patient={patient} />}
      form={form}
      submitLabel="Order"
      size="42rem"
      save={(typed) => order.mutateAsync(typed)}
      saved={({ length }) => labMessages.ordered(length)}
      showSaved={toast.success}
      failed={(error) => ({
        message: errorText(error, { otherwise: labMessages.orderFailed }),
        fields: errorFields(error),
      })}
      onClose={onClose}
    >
      {!patient && (
        <PatientSelect
          {...form.getInputProps('patientId')}
          value={patientId}
          onChange={(chosen) => form.setFieldValue('patientId', chosen ?? '')}
        />
      )}
      <Checkbox.Group label="Tests" required {...form.getInputProps('testTypes')}>
        <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="xs" pt="xs" pb={4}>
          {labTestTypes.map((type) => (
            <Checkbox
              key={type}
              value={type}
              label={
                open?.some(({ testType }) => testType === type) ? `${type} (ordered already)` : type
              }
            />
          ))}
        </SimpleGrid>
      </Checkbox.Group>
      <Radio.Group label="Priority" {...form.getInputProps('priority')}>
        <Stack gap="xs" pt="xs">
          {labPriorities.map((priority) => (
            <Radio key={priority} value={priority} label={labPriorityWords[priority]} />
          ))}
        </Stack>
      </Radio.Group>
      <Textarea
        label="Question"
        description="What the laboratory is asked; may be empty."
        rows={3}
        {...form.getInputProps('question')}
      />
      {/* They come late. Above the tests they would move a box away from under the hand. */}
      <QueryAlert query={orders} otherwise={labMessages.fetchFailed} />
      <OpenOrders orders={open ?? []} />
    </FormModal>
  )
}

/** What is under way, so that nobody orders it twice; that may be meant all the same. */
const OpenOrders = ({ orders }: { orders: readonly LabOrder[] }) => (
  <div aria-live="polite">
    {orders.length > 0 && (
      <Alert color="yellow" role="note" title="Open already">
        <List size="sm">
          {orders.map(({ id, testType, status, priority, requestedDate, orderedBy }) => (
            <List.Item key={id}>
              {testType}: {labStatusWords[status]}
              {priority === 'urgent' && `, ${labPriorityWords.urgent}`}, ordered on {requestedDate}
              {orderedBy && ` by ${isolated(orderedBy.name)}`}
            </List.Item>
          ))}
        </List>
      </Alert>
    )}
  </div>
)
