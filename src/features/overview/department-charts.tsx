import '@/components/later-styles'
import '@mantine/charts/styles.css'
import { BarChart } from '@mantine/charts'
import { Card, SimpleGrid, Text } from '@mantine/core'
import type { DepartmentOverview } from '@shared/contracts/overview'
import { rupeesInShort } from './money'

const figures = [
  { key: 'revenue', title: 'Revenue by department', words: rupeesInShort },
  { key: 'patients', title: 'Patients by department', words: String },
] as const

/** Pixels a bar takes, with its distance to the next. */
const barRoom = 34

/** The largest first; each bar has its department and its value beside it, so colour says nothing. */
export function DepartmentCharts({ departments }: { departments: readonly DepartmentOverview[] }) {
  const kept = figures.filter(({ key }) =>
    departments.some((department) => department[key] != null),
  )
  if (kept.length === 0) return null
  return (
    <SimpleGrid cols={{ base: 1, lg: kept.length }} spacing="sm" mt="sm">
      {kept.map(({ key, title, words }) => {
        const data = departments
          .map((department) => ({ name: department.name, [key]: department[key] }))
          .sort((a, b) => Number(b[key]) - Number(a[key]))
        const label = `${title}: ${data.map((row) => `${row.name} ${words(Number(row[key]))}`).join(', ')}`
        return (
          <Card key={key} component="figure" radius="md" padding="md" m={0}>
            <Text component="figcaption" size="sm" fw={600} mb="sm">
              {title}
            </Text>
            <div role="img" aria-label={label}>
              <BarChart
                h={data.length * barRoom}
                data={data}
                dataKey="name"
                series={[{ name: key, color: 'clinic.7' }]}
                orientation="vertical"
                withXAxis={false}
                withTooltip={false}
                gridAxis="none"
                tickLine="none"
                yAxisProps={{ width: 128, interval: 0 }}
                barProps={{ barSize: 16, radius: 3, isAnimationActive: false }}
                barChartProps={{ accessibilityLayer: false, margin: { right: 64 } }}
                withBarValueLabel
                valueLabelProps={{ position: 'right', formatter: (value) => words(Number(value)) }}
              />
            </div>
          </Card>
        )
      })}
    </SimpleGrid>
  )
}
