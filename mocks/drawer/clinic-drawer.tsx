import {
  Alert,
  Button,
  Drawer,
  Group,
  List,
  Select,
  Stack,
  TagsInput,
  Text,
  Textarea,
  TextInput,
} from '@mantine/core'
import { useDisclosure, useWindowEvent } from '@mantine/hooks'
import { type ClinicLink, linkSearch, readLink } from '@mocks/link'
import { callFaults, callInLink, faultWords, linkCalls } from '@mocks/link-faults'
import type { OpenClinic } from '@mocks/open-clinic'
import { drawerId } from '@mocks/recorder/locators'
import { isDrawerKey, type Recorder } from '@mocks/recorder/recorder'
import { linkAddress, specText } from '@mocks/recorder/spec-text'
import { peopleOf, type WorldName, worlds } from '@mocks/worlds/worlds'
import { useState } from 'react'

const worldOptions = Object.entries(worlds).map(([value, { title }]) => ({ value, label: title }))

/** Each fault of each call, in a link's words. */
const faultOptions = [
  ...callFaults.flatMap((kind) =>
    [...linkCalls.values()].map((call) => `${kind}:${callInLink(call)}`),
  ),
  ...Object.keys(faultWords).filter((kind) => !callFaults.includes(kind)),
]

/** Within the drawer's own root, where nothing is recorded. */
const within = { portalProps: { target: `#${drawerId}` } }
/** Above whatever the product has open; and its lists of options above the drawer. */
const drawerLayer = 10_000
const optionsWithin = { ...within, zIndex: drawerLayer + 1 }

/** What the drawer's fields hold, before it is known to be right. */
interface Draft {
  world: WorldName
  clock: string
  as: string | null
  faults: string[]
}

const searchOf = (draft: Draft): string => linkSearch(draft)

/** Puts a clinic in a link: changes it, copies it, and copies what was done in it as a test. */
export function ClinicDrawer({ clinic, recorder }: { clinic: OpenClinic; recorder: Recorder }) {
  const [opened, { open, close }] = useDisclosure(clinic.problems.length > 0)
  useWindowEvent('keydown', (event) => {
    if (isDrawerKey(event)) open()
  })
  return (
    <>
      <Button
        pos="fixed"
        bottom={8}
        left={8}
        size="compact-xs"
        variant="default"
        opacity={0.85}
        style={{ zIndex: drawerLayer - 1 }}
        aria-keyshortcuts="Alt+Q"
        onClick={open}
        data-noprint
      >
        Clinic
      </Button>
      <Drawer
        opened={opened}
        onClose={close}
        title="The clinic of this link"
        size="28rem"
        returnFocus
        zIndex={drawerLayer}
        {...within}
      >
        <Fields clinic={clinic} recorder={recorder} />
      </Drawer>
    </>
  )
}

function Fields({ clinic, recorder }: { clinic: OpenClinic; recorder: Recorder }) {
  const [draft, setDraft] = useState<Draft>({ ...clinic.link, faults: [...clinic.link.faults] })
  const [problems, setProblems] = useState(clinic.problems)
  const [copied, setCopied] = useState<{ what: string; text: string } | null>(null)
  const change = (changed: Partial<Draft>) => {
    setDraft((before) => ({ ...before, ...changed }))
    setCopied(null)
  }
  /** The link that the fields make; null where one of them is wrong, which is then said. */
  const readDraft = (): ClinicLink | null => {
    const read = readLink(`?${searchOf(draft)}`)
    setProblems(read.problems)
    return read.problems.length > 0 ? null : read.link
  }
  const copy = (what: string, text: string) => {
    setCopied({ what, text })
    // Where the browser keeps its clipboard closed, the text stands below to be copied by hand.
    navigator.clipboard?.writeText(text).catch(() => {})
  }
  const copyLink = () => {
    const link = readDraft()
    const { pathname, search } = location
    if (link) copy('The link', `${location.origin}${linkAddress(link, `${pathname}${search}`)}`)
  }
  const goTo = (link: ClinicLink, path: string) => location.assign(linkAddress(link, path))
  const openDraft = () => {
    const link = readDraft()
    if (link) goTo(link, '/')
  }
  const steps = recorder.steps()
  return (
    <Stack>
      {problems.length > 0 && (
        <Alert title="The link is not right">
          <List size="sm">
            {problems.map((problem) => (
              <List.Item key={problem}>{problem}</List.Item>
            ))}
          </List>
        </Alert>
      )}
      <Select
        label="World"
        data={worldOptions}
        value={draft.world}
        description={worlds[draft.world].about}
        comboboxProps={optionsWithin}
        onChange={(value) => {
          const read = readLink(`?world=${value}`).link
          if (read)
            change({
              ...read,
              as: peopleOf(read.world).includes(draft.as ?? '') ? draft.as : null,
              faults: draft.faults,
            })
        }}
      />
      <TextInput
        label="Clock"
        description="By the clinic's clocks, which show UTC: YYYY-MM-DDTHH:MM"
        value={draft.clock}
        onChange={({ currentTarget }) => change({ clock: currentTarget.value })}
      />
      <Select
        label="Person"
        data={[{ value: '', label: 'Nobody' }, ...peopleOf(draft.world)]}
        value={draft.as ?? ''}
        comboboxProps={optionsWithin}
        onChange={(value) => change({ as: value || null })}
      />
      <TagsInput
        label="Faults"
        description="What goes wrong, and at which call: dropped:list-roles"
        data={faultOptions}
        limit={40}
        value={draft.faults}
        comboboxProps={optionsWithin}
        onChange={(faults) => change({ faults })}
      />
      <Group gap="sm">
        <Button onClick={openDraft}>Open</Button>
        <Button variant="default" onClick={copyLink}>
          Copy link
        </Button>
        <Button variant="default" onClick={() => goTo(clinic.link, clinic.path)}>
          Start over
        </Button>
      </Group>
      <Text size="sm">
        {steps.length === 0
          ? 'Nothing was done or seen on the page so far.'
          : `Lines of a test so far, by what was done and seen on the page: ${steps.length}.`}
      </Text>
      <Group>
        <Button
          variant="default"
          onClick={async () => copy('The test', await specText(clinic.link, clinic.path, steps))}
        >
          Copy as Playwright test
        </Button>
      </Group>
      {copied && (
        <Textarea
          label={`${copied.what} is copied`}
          value={copied.text}
          rows={Math.min(16, copied.text.split('\n').length + 1)}
          readOnly
        />
      )}
    </Stack>
  )
}
