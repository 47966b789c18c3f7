import { ScrollArea, Stack, Text } from '@mantine/core'
import type { Forecast } from '@shared/contracts/hours'
import { timesWords } from './hours-words'

type Uncovered = Forecast['uncovered']

/** Which hours of which department nobody covers: a line for each department and day. */
export const UncoveredHours = ({ hours }: { hours: Uncovered }) => (
  <ScrollArea.Autosize mah="min(14rem, 30vh)" tabIndex={0}>
    <Stack component="ul" gap={4} m={0} p={0} style={{ listStyle: 'none' }}>
      {uncoveredLines(hours).map(([key, department, words]) => (
        <Text key={key} component="li" size="sm">
          <bdi translate="no" style={{ fontWeight: 600 }}>
            {department}
          </bdi>
          {`, ${words}`}
        </Text>
      ))}
    </Stack>
  </ScrollArea.Autosize>
)

function uncoveredLines(hours: Uncovered): [key: string, department: string, words: string][] {
  const lines = new Map<string, { department: string; date: string; times: string[] }>()
  for (const { departmentId, department, date, ...times } of hours) {
    const key = `${departmentId} ${date}`
    const line = lines.get(key) ?? { department, date, times: [] }
    line.times.push(timesWords(times))
    lines.set(key, line)
  }
  return [...lines].map(([key, { department, date, times }]) => [
    key,
    department,
    `${date}: ${times.join(', ')}`,
  ])
}
