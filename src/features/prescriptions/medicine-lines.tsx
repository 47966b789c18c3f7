import { List, Text } from '@mantine/core'
import type { Prescription } from '@shared/contracts/prescriptions'
import { directions, endedWords } from './prescription-text'

/** The medicines of a prescription, each with how it is taken, or since when it no longer is. */
export const Medicines = ({ medicines }: Pick<Prescription, 'medicines'>) => (
  <List listStyleType="none" size="sm">
    {medicines.map((medicine, at) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: one medicine may stand there twice
      <List.Item key={at}>
        <Text span inherit {...(medicine.ended && { td: 'line-through' })}>
          {medicine.name}
        </Text>{' '}
        <Text span inherit c="dimmed">
          {directions(medicine)}
        </Text>
        {medicine.ended && (
          <Text size="sm" fw={500}>
            {endedWords(medicine)}
          </Text>
        )}
      </List.Item>
    ))}
  </List>
)
