import {
  ActionIcon,
  Autocomplete,
  type AutocompleteProps,
  Button,
  Checkbox,
  Group,
  Stack,
  Text,
  TextInput,
  VisuallyHidden,
} from '@mantine/core'
import { useCallbackRef } from '@mantine/hooks'
import { panelOf } from '@shared/contracts/lab-limits'
import { unitsOf } from '@shared/contracts/lab-panels'
import { labFlagWords, labResultMessages } from '@shared/contracts/lab-results'
import { IconPlus, IconX } from '@tabler/icons-react'
import { type KeyboardEvent, memo, useRef } from 'react'
import classes from './lab.module.css'
import { RangeNote } from './range-note'
import { FlagBadge } from './shared/flag-badge'
import {
  blankValue,
  flagOf,
  inUnit,
  isCriticalRow,
  lacksRangeInUnit,
  type TestedOrder,
  type TypedValue,
  withOwnRange,
} from './typed-values'

interface ValuesTableProps {
  rows: readonly TypedValue[]
  /** By whose test and patient the rows are compared. */
  order: TestedOrder
  /** By field: `values.2.high`. */
  errors: Readonly<Record<string, unknown>>
  onChange: (rows: TypedValue[]) => void
}

const valuesMost = 60

/**
 * What was measured, a row each, with its range and how it stands to it. Enter and the arrows go from
 * value to value.
 */
export function ValuesTable({ rows, order, errors, onChange }: ValuesTableProps) {
  const frame = useRef<HTMLDivElement>(null)
  const change = useCallbackRef((at: number, row: TypedValue) => onChange(rows.with(at, row)))
  const remove = useCallbackRef((at: number) => {
    onChange(rows.toSpliced(at, 1))
    focusIn(frame.current, 'values', Math.max(at - 1, 0))
  })
  const step = (event: KeyboardEvent<HTMLDivElement>) => {
    const by = { Enter: 1, ArrowDown: 1, ArrowUp: -1 }[event.key]
    const { target } = event
    // A key that chooses a unit goes no further.
    if (!by || event.defaultPrevented || !(target instanceof HTMLInputElement)) return
    if (event.key !== 'Enter' && target.dataset.values === undefined) return
    // Enter ends what is typed in a row, and sends no result.
    event.preventDefault()
    const row = target.closest('fieldset')
    focusIn(frame.current, 'values', Number(row?.dataset.row) + by)
  }
  const add = () => {
    onChange([...rows, blankValue])
    // Once it is drawn.
    requestAnimationFrame(() => focusIn(frame.current, 'analyte', rows.length))
  }
  const general = errors.values
  const panel = panelOf(order.testType, order, order.ranges)
  const measuredIn = (row: TypedValue) => panel.find(({ analyte }) => analyte === row.analyte)
  return (
    <Stack
      ref={frame}
      gap="xs"
      role="group"
      aria-label="Values"
      className={classes.values}
      onKeyDown={step}
    >
      <div>
        <Text fw={600} size="sm">
          Values
        </Text>
        <RangeNote order={order} panel={panel} />
      </div>
      {rows.length > 0 && (
        <div className={`${classes.value} ${classes.valueHead}`} aria-hidden>
          <span>Measured</span>
          <span>Value</span>
          <span>Unit</span>
          <span>Low</span>
          <span>High</span>
          <span>Flag</span>
        </div>
      )}
      {rows.map((row, at) => (
        <ValueRow
          // Rows have no name of their own until one is typed.
          // biome-ignore lint/suspicious/noArrayIndexKey: a row is known by its place
          key={at}
          at={at}
          row={row}
          order={order}
          usually={measuredIn(row)?.usually}
          usualUnit={measuredIn(row)?.unit ?? ''}
          analyteError={errorAt(errors, at, 'analyte')}
          valueError={errorAt(errors, at, 'value')}
          unitError={errorAt(errors, at, 'unit')}
          lowError={errorAt(errors, at, 'low')}
          highError={errorAt(errors, at, 'high')}
          onChange={change}
          onRemove={remove}
        />
      ))}
      {typeof general === 'string' && (
        <Text size="xs" c="var(--mantine-color-error)" role="alert">
          {general}
        </Text>
      )}
      <Group>
        <Button
          variant="default"
          size="xs"
          leftSection={<IconPlus size={14} aria-hidden />}
          disabled={rows.length >= valuesMost}
          title={rows.length >= valuesMost ? labResultMessages.valuesTooMany : undefined}
          onClick={add}
        >
          Add Value
        </Button>
      </Group>
    </Stack>
  )
}

function errorAt(
  errors: Readonly<Record<string, unknown>>,
  at: number,
  field: string,
): string | undefined {
  const said = errors[`values.${at}.${field}`]
  return typeof said === 'string' ? said : undefined
}

function focusIn(frame: HTMLElement | null, kind: 'values' | 'analyte', at: number): void {
  const input = frame?.querySelector<HTMLInputElement>(`input[data-${kind}="${at}"]`)
  input?.focus()
  input?.select()
}

interface ValueRowProps {
  at: number
  row: TypedValue
  order: TestedOrder
  /** What is reported where nothing was found, of what is not a number. */
  usually: string | undefined
  /** The unit of the range that is filled in; empty for none. */
  usualUnit: string
  analyteError: string | undefined
  valueError: string | undefined
  unitError: string | undefined
  lowError: string | undefined
  highError: string | undefined
  onChange: (at: number, row: TypedValue) => void
  onRemove: (at: number) => void
}

/** Drawn anew where it has changed alone: a key in one row is no concern of the others. */
const ValueRow = memo(function ValueRow({
  at,
  row,
  order,
  usually,
  usualUnit,
  analyteError,
  valueError,
  unitError,
  lowError,
  highError,
  onChange,
  onRemove,
}: ValueRowProps) {
  const name = row.analyte.trim() || `Value ${at + 1}`
  const flag = flagOf(row, order)
  const isCritical = isCriticalRow(row, order)
  return (
    <fieldset className={classes.value} aria-label={name} data-row={at}>
      <TextInput
        aria-label={`Measured, row ${at + 1}`}
        placeholder="What was measured"
        maxLength={100}
        data-analyte={at}
        data-path={`values.${at}.analyte`}
        value={row.analyte}
        error={analyteError}
        onChange={({ currentTarget }) => onChange(at, { ...row, analyte: currentTarget.value })}
      />
      <TextInput
        aria-label={`${name}, value`}
        placeholder={usually ?? 'Value'}
        maxLength={200}
        autoComplete="off"
        data-values={at}
        data-path={`values.${at}.value`}
        value={row.value}
        error={valueError}
        onChange={({ currentTarget }) => onChange(at, { ...row, value: currentTarget.value })}
      />
      <UnitField
        name={name}
        at={at}
        units={unitsOf(order.testType, row.analyte)}
        value={row.unit}
        error={unitError}
        onChange={(unit) => onChange(at, inUnit(row, unit, order))}
      />
      <TextInput
        aria-label={`${name}, low`}
        placeholder="Low"
        maxLength={20}
        data-path={`values.${at}.low`}
        value={row.low}
        error={lowError}
        onChange={({ currentTarget }) =>
          onChange(at, withOwnRange(row, { low: currentTarget.value }))
        }
      />
      <TextInput
        aria-label={`${name}, high`}
        placeholder="High"
        maxLength={20}
        data-path={`values.${at}.high`}
        value={row.high}
        error={highError}
        onChange={({ currentTarget }) =>
          onChange(at, withOwnRange(row, { high: currentTarget.value }))
        }
      />
      <div className={classes.flag}>
        <Checkbox
          size="xs"
          styles={{ body: { alignItems: 'center' } }}
          label={flag === 'critical' ? <FlagBadge flag="critical" /> : 'Critical'}
          aria-label={`${name}, critical`}
          checked={row.critical || isCritical === true}
          disabled={isCritical === true}
          title={isCritical === true ? labResultMessages.criticalByLimits : undefined}
          onChange={({ currentTarget }) =>
            onChange(at, { ...row, critical: currentTarget.checked })
          }
        />
        <span aria-live="polite">
          {flag === 'critical' ? (
            <VisuallyHidden>{labFlagWords.critical}</VisuallyHidden>
          ) : (
            flag && <FlagBadge flag={flag} />
          )}
          {isCritical === null && !row.critical && (
            <Text size="xs">{labResultMessages.criticalUndecided}</Text>
          )}
          {lacksRangeInUnit(row, order) && (
            <Text size="xs">{labResultMessages.rangeNotInUnit(usualUnit)}</Text>
          )}
        </span>
      </div>
      <ActionIcon
        variant="subtle"
        color="gray"
        aria-label={`Remove ${name}`}
        onClick={() => onRemove(at)}
      >
        <IconX size={16} aria-hidden />
      </ActionIcon>
    </fieldset>
  )
})

interface UnitFieldProps extends Pick<AutocompleteProps, 'value' | 'error'> {
  name: string
  at: number
  /** Those in which it is reported. */
  units: readonly string[]
  onChange: (unit: string) => void
}

/** A unit, which is chosen or typed where what is measured has several. */
function UnitField({ name, at, units, onChange, ...field }: UnitFieldProps) {
  const input = {
    ...{ 'aria-label': `${name}, unit`, placeholder: 'Unit', maxLength: 30 },
    ...{ 'data-path': `values.${at}.unit`, ...field },
  }
  if (units.length <= 1)
    return <TextInput {...input} onChange={({ currentTarget }) => onChange(currentTarget.value)} />
  return (
    <Autocomplete
      {...input}
      data={[...units]}
      // All of them, whichever is in the field.
      filter={({ options }) => options}
      comboboxProps={{ width: 'max-content', position: 'bottom-start' }}
      onChange={onChange}
    />
  )
}
