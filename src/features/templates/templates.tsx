import { Button, Group, Text, Title } from '@mantine/core'
import { useCallbackRef } from '@mantine/hooks'
import {
  type Template,
  templateEndpoints,
  templateKinds,
  templateMessages as words,
} from '@shared/contracts/templates'
import { IconPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { errorText } from '@/api/api-error'
import { templatesQuery, useDeleteTemplate } from '@/api/templates'
import { Name } from '@/components/cells'
import { columnHelper } from '@/components/data-table/columns'
import { RecordList } from '@/components/data-table/record-list'
import { type DeniedActions, RowActions } from '@/components/data-table/row-controls'
import { confirm, showError } from '@/components/dialogs'
import { disabledWithReason } from '@/components/disabled-with-reason'
import { lazyDialog } from '@/components/lazy'
import { toast } from '@/components/toast'
import { useDenials, useMay } from '@/hooks/use-may'

const TemplateForm = lazyDialog({
  name: 'template form',
  load: () => import('./template-form').then((loaded) => loaded.TemplateForm),
})

const column = columnHelper<Template>()

interface TemplateActions {
  onEdit: (template: Template) => void
  onDelete: (template: Template) => void
  denied: DeniedActions
}

const templateColumns = ({ onEdit, onDelete, denied }: TemplateActions) =>
  column.columns([
    column.accessor('name', {
      header: 'Name',
      meta: { priority: 'who' },
      cell: ({ getValue }) => <Name>{getValue()}</Name>,
    }),
    column.accessor(({ kind }) => templateKinds[kind], {
      id: 'kind',
      header: 'For',
      meta: { priority: 'status' },
    }),
    column.display({
      id: 'actions',
      header: 'Action',
      meta: { width: 104, priority: 'action' },
      cell: ({ row: { original: template } }) => (
        <RowActions
          name={`${template.name}, ${templateKinds[template.kind]}`}
          edit={() => onEdit(template)}
          onDelete={() => onDelete(template)}
          denied={denied}
        />
      ),
    }),
  ])

/** The clinic's templates of notes and letters. */
export function Templates() {
  const isReadable = useMay(templateEndpoints.list)
  const query = useQuery({ ...templatesQuery(null), enabled: isReadable })
  const denied = useDenials(templateEndpoints)
  const [editing, setEditing] = useState<{ template: Template | null }>()
  const remove = useDeleteTemplate()
  const onDelete = useCallbackRef(async (template: Template) => {
    const isSure = await confirm({
      title: 'Delete this template?',
      about: `${template.name}, ${templateKinds[template.kind]}`,
      message: words.deleteQuestion,
      confirmLabel: 'Delete',
      danger: true,
    })
    if (!isSure) return
    try {
      await remove.mutateAsync({ id: template.id, version: template.version })
      toast.success(words.deleted)
    } catch (error) {
      showError(errorText(error, { otherwise: words.deleteFailed }))
    }
  })
  const columns = useMemo(
    () =>
      templateColumns({
        onEdit: (template) => setEditing({ template }),
        onDelete: (template) => void onDelete(template),
        denied: { edit: denied.change, delete: denied.delete },
      }),
    [onDelete, denied],
  )
  if (!isReadable) return null
  return (
    <section aria-label="Templates">
      <Group justify="space-between" mt="lg" mb="xs">
        <Title order={2} size="h4">
          Templates
        </Title>
        <Button
          leftSection={<IconPlus size={16} aria-hidden />}
          {...disabledWithReason(denied.create)}
          onClick={() => setEditing({ template: null })}
        >
          Add Template
        </Button>
      </Group>
      <Text size="sm" c="dimmed" mb="sm">
        {words.about}
      </Text>
      <RecordList
        label="Templates"
        columns={columns}
        query={query}
        fetchFailed={words.fetchFailed}
        empty={{ title: words.none }}
      />
      {editing && (
        <TemplateForm
          key={editing.template?.id ?? 'new'}
          template={editing.template}
          onClose={() => setEditing(undefined)}
        />
      )}
    </section>
  )
}
