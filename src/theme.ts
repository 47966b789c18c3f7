import { type CSSVariablesResolver, createTheme, type MantineColorsTuple } from '@mantine/core'

/** Blue-green, calm; shade 8 carries white text at 6:1. */
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

export const theme = createTheme({
  primaryColor: 'clinic',
  colors: { clinic },
  primaryShade: { light: 8, dark: 8 },
  black: '#1c262c',
  defaultRadius: 'sm',
  respectReducedMotion: true,
  // By name, not by `Modal.extend`: an import here would put the component on the first screen.
  components: {
    Modal: { defaultProps: { closeButtonProps: { 'aria-label': 'Close' } } },
    Drawer: { defaultProps: { closeButtonProps: { 'aria-label': 'Close' } } },
  },
})

/** Mantine's own error and dimmed texts miss the contrast that WCAG AA asks for. */
export const cssVariables: CSSVariablesResolver = () => ({
  variables: {},
  light: {
    '--mantine-color-error': 'var(--mantine-color-red-9)',
    '--mantine-color-dimmed': 'var(--mantine-color-gray-7)',
  },
  dark: {
    '--mantine-color-error': 'var(--mantine-color-red-5)',
    '--mantine-color-dimmed': 'var(--mantine-color-dark-1)',
  },
})
