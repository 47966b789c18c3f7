import { Text } from '@mantine/core'
import { Fragment } from 'react'
import { Figures } from '@/components/cells'
import { ageAndSex, type Person } from './who-words'

interface WhoProps {
  patient: Person
  /** How the patient is reached, where that is of use. */
  contact?: string
}

/**
 * Who it is, wherever something is written to a record. Each patient has elements of their own, which
 * translators of pages leave alone: what one has replaced would stay when the patient changes.
 */
export const Who = ({ patient, contact }: WhoProps) => {
  const { number, name, dateOfBirth } = patient
  const facts = [
    ...(number === undefined ? [] : [`no. ${number}`]),
    ...(dateOfBirth ? [`born ${dateOfBirth}`] : []),
  ]
  return (
    <Text key={`${number} ${name}`} translate="no" size="sm" style={{ overflowWrap: 'anywhere' }}>
      <Text component="bdi" inherit fz="md" fw={650}>
        {name}
      </Text>
      <span>{['', ...ageAndSex(patient)].join(', ')}</span>
      <Text span inherit c="dimmed">
        {facts.map((fact) => (
          <Fragment key={fact}>
            {', '}
            <Figures>{fact}</Figures>
          </Fragment>
        ))}
        {contact !== undefined && `, contact ${contact}`}
      </Text>
    </Text>
  )
}
