import '@/components/later-styles'
import '@mantine/charts/styles.css'
import { LineChart } from '@mantine/charts'
import { SegmentedControl, Stack } from '@mantine/core'
import type { Patient } from '@shared/contracts/patients'
import { isGraded, limitsOfAge } from '@shared/contracts/vital-grades'
import { type MeasureName, measures, type Vitals } from '@shared/contracts/vitals'
import { useState } from 'react'
import { axisWords, clinicToday } from '@/stores/clinic-day'
import { clinicMoment, drawnWords } from './shared/vitals-words'

/** What is drawn together, by the name of the first of it. */
const drawings: readonly { label: string; names: readonly [MeasureName, ...MeasureName[]] }[] = [
  { label: 'Pulse', names: ['pulse'] },
  { label: 'Blood Pressure', names: ['systolic', 'diastolic'] },
  { label: 'Weight', names: ['weight'] },
  { label: 'Height', names: ['height'] },
  { label: 'Temperature', names: ['temperature'] },
  { label: 'Oxygen', names: ['oxygenSaturation'] },
  { label: 'Breaths', names: ['respiratoryRate'] },
]
const colors = ['clinic.7', 'grape.7']

interface VitalsChartProps {
  /** The latest first, without what was entered in error. */
  vitals: readonly Vitals[]
  /** Between whose limits they are drawn, by the age of today. */
  patient: Pick<Patient, 'age' | 'dateOfBirth'>
}

/** Vitals over time, one measure at a time; nothing where none was taken twice. */
export function VitalsChart({ vitals, patient }: VitalsChartProps) {
  const [chosen, setChosen] = useState('')
  const drawable = drawings.filter(
    ({ names: [name] }) => vitals.filter((one) => one[name] !== null).length > 1,
  )
  const drawn = drawable.find(({ label }) => label === chosen) ?? drawable[0]
  if (!drawn) return null
  const { label, names } = drawn
  const { unit } = measures[names[0]]
  const points = vitals.filter((one) => one[names[0]] !== null).toReversed()
  const data = points.map((one) => ({
    at: Date.parse(one.measuredAt),
    ...Object.fromEntries(names.map((name) => [measures[name].label, one[name]])),
  }))
  return (
    <Stack gap="sm" mt="sm">
      {drawable.length > 1 && (
        <SegmentedControl
          aria-label="Measure drawn"
          data={drawable.map((drawing) => drawing.label)}
          value={label}
          onChange={setChosen}
          style={{ alignSelf: 'flex-start', maxWidth: '100%', flexWrap: 'wrap' }}
        />
      )}
      <div role="img" aria-label={drawnWords(label, unit, names, points)}>
        <LineChart
          h={220}
          data={data}
          dataKey="at"
          unit={` ${unit}`}
          series={names.map((name, at) => ({
            name: measures[name].label,
            color: colors[at] ?? 'clinic.7',
          }))}
          withLegend={names.length > 1}
          referenceLines={linesOf(names, patient)}
          curveType="linear"
          xAxisProps={{
            ...{ type: 'number', scale: 'time', domain: ['dataMin', 'dataMax'] },
            tickFormatter: axisWords(data.map(({ at }) => at)),
          }}
          tooltipProps={{
            // Of a tooltip that is not shown it is asked too.
            labelFormatter: (at) => (typeof at === 'number' ? clinicMoment(at) : ''),
          }}
          yAxisProps={{ domain: ['auto', 'auto'], width: 80 }}
          lineProps={{ isAnimationActive: false }}
          lineChartProps={{ accessibilityLayer: false, margin: { top: 8, right: 24 } }}
        />
      </div>
    </Stack>
  )
}

/** The ends of the ranges that the measures drawn have at the patient's age. */
const linesOf = (names: readonly MeasureName[], patient: VitalsChartProps['patient']) =>
  names.filter(isGraded).flatMap((name) => {
    const limits = limitsOfAge(name, { ...patient, on: clinicToday() })
    const { label } = measures[name]
    const which = names.length > 1 ? `${label.toLowerCase()} ` : ''
    return [
      ...(limits?.low == null ? [] : [{ y: limits.low, label: `Low ${which}${limits.low}` }]),
      ...(limits?.high == null ? [] : [{ y: limits.high, label: `High ${which}${limits.high}` }]),
    ].map((line) => ({ ...line, color: 'var(--rounds-warning)' }))
  })
