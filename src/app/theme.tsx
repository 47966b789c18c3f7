import { type CSSVariablesResolver, createTheme, type MantineColorsTuple } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import type { MouseEvent } from 'react'
import { nothingFound } from '@/components/nothing-found'
import { beginningsFirst } from '@/components/option-filter'
import { pickOnEnter } from '@/components/pick-on-enter'

// In every colour here, shade 8 (light) and shade 7 (dark) carry white text at 4.5:1 or better, and
// the light variant's text passes on its ground. Mantine's other colours don't all pass: use these.

/** Blue-green, calm: the product's own. */
const clinic: MantineColorsTuple = [
  '#ecf8f8',
  '#d9eff0',
  '#b0dfe1',
  '#82cdd1',
  '#5bbcc2',
  '#37a5ac',
  '#1d8d95',
  '#127880',
  '#0c6870',
  '#08555c',
]

/** What can't be undone, what is wrong. */
const red: MantineColorsTuple = [
  '#fdf1f1',
  '#fbe0e0',
  '#f5bfbf',
  '#ee9a9a',
  '#e67a7a',
  '#de6262',
  '#d24a4a',
  '#c23b3b',
  '#b32f2f',
  '#962525',
]

/** What is well. */
const green: MantineColorsTuple = [
  '#effaf3',
  '#dcf3e4',
  '#b5e3c6',
  '#8bd1a6',
  '#66c08a',
  '#46ad72',
  '#2f965d',
  '#22804d',
  '#196c40',
  '#115733',
]

/** What wants attention. */
const yellow: MantineColorsTuple = [
  '#fff8ec',
  '#fdeed3',
  '#f9dba6',
  '#f3c574',
  '#ecb04b',
  '#dc9a2c',
  '#b97d1b',
  '#976411',
  '#7d520b',
  '#644107',
]

/** What is merely told. */
const blue: MantineColorsTuple = [
  '#eef5fc',
  '#dbe9f8',
  '#b7d2f0',
  '#8fb9e7',
  '#6ba2de',
  '#4a8bd2',
  '#3376c0',
  '#2664a8',
  '#1d5490',
  '#144375',
]

const gray: MantineColorsTuple = [
  '#f6f8f9',
  '#eef2f3',
  '#e3e9ec',
  '#d3dbdf',
  '#bcc7cd',
  '#a0adb5',
  '#7d8b94',
  '#55636c',
  '#3c4850',
  '#26313a',
]

/** The dark scheme's greys: 7 is the surface, 6 the inputs on it, 4 the lines, 0 the text. */
const dark: MantineColorsTuple = [
  '#d7dee2',
  '#b4bfc6',
  '#93a0a8',
  '#68757d',
  '#3a454d',
  '#2c353c',
  '#222a30',
  '#1a2126',
  '#141a1e',
  '#0e1316',
]

/** Of Modal and Drawer. */
const dialog = {
  closeButtonProps: { 'aria-label': 'Close', size: 32, iconSize: 20 },
  // One that has been closed takes no more clicks, and one that opens takes keys at once.
  transitionProps: { duration: 0 },
  // A press beside the dialog would take the focus out of it, whether it closes by it or not.
  overlayProps: { onMouseDown: (event: MouseEvent) => event.preventDefault() },
  // The focus is given back by src/components/dialog-focus.ts.
  returnFocus: false,
}
const dialogStyles = {
  // A head that stays would lie over the fields that the focus moves to.
  header: { position: 'static' },
  // Nor may a form's buttons, which do (src/components/form-modal.tsx).
  content: { scrollPaddingBottom: '5rem' },
  title: { fontSize: '1.0625rem', fontWeight: 650, lineHeight: 1.3 },
} as const

export const theme = createTheme({
  primaryColor: 'clinic',
  primaryShade: { light: 8, dark: 7 },
  colors: { clinic, red, green, yellow, blue, gray, dark },
  black: '#1c262c',
  fontSizes: { md: '0.9375rem' },
  radius: { xs: '0.25rem', sm: '0.375rem', md: '0.5rem', lg: '0.75rem' },
  defaultRadius: 'sm',
  headings: { fontWeight: '650' },
  respectReducedMotion: true,
  // By name, not by `Modal.extend`: an import here would put the component on the first screen.
  components: {
    Select: {
      defaultProps: {
        searchable: true,
        filter: beginningsFirst,
        openOnFocus: false,
        selectFirstOptionOnChange: true,
        allowDeselect: false,
        nothingFoundMessage: nothingFound(false),
        // Before it is placed, Mantine scrolls to the first option. In the page's flow that would stand
        // at its top, and take the page there.
        // What is loaded while it is open may have no room below its field any more.
        comboboxProps: { floatingStrategy: 'fixed', preventPositionChangeWhenVisible: false },
        // The list itself scrolls: a screen reader knows it, and not the scroll area around it.
        withScrollArea: false,
        // A choice is typed over, not typed on.
        onClick: ({ currentTarget }: MouseEvent<HTMLInputElement>) => currentTarget.select(),
        onKeyDownCapture: pickOnEnter,
      },
      styles: { options: { maxHeight: '17.5rem', overflowY: 'auto' } },
    },
    ActionIcon: { defaultProps: { variant: 'subtle', color: 'gray', size: 40 } },
    Alert: {
      defaultProps: { color: 'red', p: 'sm', icon: <IconAlertTriangle size={20} aria-hidden /> },
      // Mantine cuts off long words, and the focus ring of a button.
      styles: { message: { overflow: 'visible', overflowWrap: 'anywhere' } },
    },
    Avatar: { defaultProps: { color: 'clinic' } },
    // A state is a word of the data, which begins small.
    Badge: {
      defaultProps: {
        variant: 'light',
        size: 'lg',
        radius: 'sm',
        fw: 500,
        tt: 'capitalize',
        // Whole in a narrow table: a state that is cut off tells nothing.
        miw: 'max-content',
      },
    },
    // Where motion is reduced, Mantine's loader lacks the last step of its transition, by which it is centred.
    Button: { styles: { loader: { transform: 'translate(-50%, -50%)' } } },
    Card: {
      defaultProps: {
        withBorder: true,
        radius: 'lg',
        padding: 'lg',
        // Mantine's own is the ground of the inputs that stand on it.
        bg: 'var(--mantine-color-body)',
      },
    },
    Modal: {
      // It grows downwards: centred, what is being pressed would move away under the pointer.
      defaultProps: { ...dialog, size: '32rem', yOffset: 'var(--rounds-dialogs-top)' },
      styles: dialogStyles,
    },
    Drawer: { defaultProps: dialog, styles: dialogStyles },
    Fieldset: {
      styles: { legend: { fontSize: 'var(--mantine-font-size-md)', fontWeight: 650 } },
    },
    Menu: {
      // A menu opened by key begins at its first item.
      defaultProps: {
        withInitialFocusPlaceholder: false,
        position: 'bottom-end',
        shadow: 'md',
        width: 208,
      },
    },
    NavLink: { defaultProps: { bdrs: 'md', mb: 2 } },
    // As large as what is pressed with a finger has to be: two stand close below one another.
    Radio: { defaultProps: { size: 'md' } },
    PasswordInput: {
      defaultProps: {
        visibilityToggleFocusable: true,
        // Without the field's label, which is to find the field alone.
        visibilityToggleButtonProps: { 'aria-label': 'Show characters' },
      },
    },
    Popover: { defaultProps: { position: 'bottom-end', shadow: 'md' } },
    SegmentedControl: {
      defaultProps: { color: 'clinic' },
      styles: {
        // The radio covers its label, so that whatever points at a part of the switch hits the radio.
        input: { inset: 0, zIndex: 3, width: '100%', height: '100%', margin: 0, cursor: 'pointer' },
      },
    },
  },
})

/** Mantine's own error, dimmed and placeholder texts miss the contrast that WCAG AA asks for. */
export const cssVariables: CSSVariablesResolver = () => ({
  variables: {},
  light: {
    '--mantine-color-error': 'var(--mantine-color-red-8)',
    '--mantine-color-success': 'var(--mantine-color-green-8)',
    '--mantine-color-dimmed': 'var(--mantine-color-gray-7)',
    '--mantine-color-placeholder': 'var(--mantine-color-gray-7)',
  },
  dark: {
    // Mantine's own ground of the light variant is darker here than what it lies on.
    '--mantine-color-clinic-light': '#123e44',
    '--mantine-color-clinic-light-hover': '#174a51',
    '--mantine-color-clinic-light-color': '#c4e8ea',
    '--mantine-color-error': 'var(--mantine-color-red-4)',
    '--mantine-color-success': 'var(--mantine-color-green-4)',
    '--mantine-color-dimmed': 'var(--mantine-color-dark-1)',
    '--mantine-color-placeholder': 'var(--mantine-color-dark-2)',
  },
})
