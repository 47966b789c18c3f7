import { MantineProvider } from '@mantine/core'
import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import type { AppRouter } from '@/router'
import { useColorScheme } from '@/stores/color-scheme'
import { queryClient } from './query-client'
import { cssVariables, theme } from './theme'

interface AppProps {
  router: AppRouter
  /** What the content policy asks of style elements that are made at run time. */
  nonce: string
}

/** The product, in the person's colours, at whatever address the router is. */
export function App({ router, nonce }: AppProps) {
  const isDarkMode = useColorScheme((state) => state.isDarkMode)
  return (
    <MantineProvider
      theme={theme}
      cssVariablesResolver={cssVariables}
      forceColorScheme={isDarkMode ? 'dark' : 'light'}
      getStyleNonce={() => nonce}
      // All variables come from the theme: Mantine's sheet of its defaults is not loaded.
      deduplicateCssVariables={false}
    >
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </MantineProvider>
  )
}
