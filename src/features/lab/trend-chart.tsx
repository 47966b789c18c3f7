import '@/components/later-styles'
import '@mantine/charts/styles.css'
import { LineChart } from '@mantine/charts'
import { axisWords } from '@/stores/clinic-day'
import { clinicMoment } from './shared/moment'
import { drawnOf, type Trend, trendWords } from './trend-words'

/** A value over time, between the ends of the reference range that was reported last. */
export function TrendChart({ trend }: { trend: Trend }) {
  const { label, unit, values } = trend
  const [{ low, high, analyte }] = values
  const limits = [
    ...(low === null ? [] : [{ y: low, label: `Low ${low}`, color: 'var(--rounds-warning)' }]),
    ...(high === null ? [] : [{ y: high, label: `High ${high}`, color: 'var(--rounds-warning)' }]),
  ]
  const points = drawnOf(values)
  const drawn = [...points.map(({ value }) => value), ...limits.map(({ y }) => y)]
  const [least, most] = [Math.min(...drawn), Math.max(...drawn)]
  const margin = (most - least || Math.abs(most) || 1) / 10
  const bounds = [least - margin, most + margin].map((bound) => Number(bound.toPrecision(3)))
  return (
    <div role="img" aria-label={trendWords(trend)}>
      <LineChart
        key={label}
        h={220}
        data={points
          .toReversed()
          .map(({ at, value }) => ({ at: Date.parse(at), [analyte]: value }))}
        dataKey="at"
        unit={unit === '' ? '' : ` ${unit}`}
        series={[{ name: analyte, color: 'clinic.7' }]}
        referenceLines={limits}
        curveType="linear"
        xAxisProps={{
          ...{ type: 'number', scale: 'time', domain: ['dataMin', 'dataMax'] },
          tickFormatter: axisWords(points.map(({ at }) => Date.parse(at))),
        }}
        tooltipProps={{
          // Of a tooltip that is not shown it is asked too.
          labelFormatter: (at) =>
            typeof at === 'number' ? clinicMoment(new Date(at).toISOString()) : '',
        }}
        yAxisProps={{ domain: bounds, width: 88 }}
        lineProps={{ isAnimationActive: false }}
        lineChartProps={{ accessibilityLayer: false, margin: { top: 16, right: 24 } }}
      />
    </div>
  )
}
