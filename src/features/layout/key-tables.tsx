import { Kbd, Table, Title } from '@mantine/core'
import type { ReactNode } from 'react'
import { listsPatients } from '@/features/patients/shared/patient-link'
import { useModKey } from '@/hooks/use-shortcuts'
import {
  altPatientShortcuts,
  altShortcuts,
  fieldShortcuts,
  helpShortcuts,
  modShortcuts,
  type screenShortcuts,
} from '@/lib/shortcuts'
import { useSession } from '@/stores/session'

/** A part of the help, with a line for each thing that it explains. */
export const HelpPart = ({ title, children }: { title: string; children: ReactNode }) => (
  <section>
    <Title order={3} size="sm" mb="xs">
      {title}
    </Title>
    <Table aria-label={title}>
      <Table.Tbody>{children}</Table.Tbody>
    </Table>
  </section>
)

export const HelpEntry = ({ name, does }: { name: ReactNode; does: string }) => (
  <Table.Tr>
    <Table.Th scope="row" w={136}>
      {name}
    </Table.Th>
    <Table.Td c="dimmed">{does}</Table.Td>
  </Table.Tr>
)

/** What every browser has, as far as Rounds depends on it. */
const browserKeys = {
  Tab: 'Move to the next control; with Shift, to the one before',
  Enter: 'Open a link, press a button, send a form',
  Space: 'Tick a box, turn a switch',
  Esc: 'Close the open dialog or menu, or the message in focus',
}

/** The keys that do the same on every screen. */
export function KeysEverywhere({ title }: { title: string }) {
  const withPatients = useSession(listsPatients)
  return (
    <HelpPart title={title}>
      <Keys of={browserKeys} />
      <Keys of={fieldShortcuts} />
      <Keys of={modShortcuts} held={useModKey()} />
      <Keys of={altShortcuts} held="Alt" />
      {withPatients && <Keys of={altPatientShortcuts} held="Alt" />}
      <Keys of={helpShortcuts} />
    </HelpPart>
  )
}

type WithKeys = (typeof screenShortcuts)[keyof typeof screenShortcuts]

/** The keys of one screen alone. */
export const KeysOfScreen = ({ screen: { title, keys } }: { screen: WithKeys }) => (
  <HelpPart title={title}>
    {keys.map((some) => (
      <Keys key={Object.keys(some).join()} of={some} />
    ))}
  </HelpPart>
)

/** 'ArrowDown' is two words. */
const inWords = (key: string) => key.replace(/(?<=[a-z])(?=[A-Z])/, ' ')

const Keys = ({ of, held }: { of: Readonly<Record<string, string>>; held?: string }) =>
  Object.entries(of).map(([key, does]) => (
    <HelpEntry
      key={key}
      name={
        <>
          {held && <Kbd mr={4}>{held}</Kbd>}
          {key.split(', ').map((each) => (
            <Kbd key={each} mr={4} display="inline-block">
              {inWords(each)}
            </Kbd>
          ))}
        </>
      }
      does={does}
    />
  ))
