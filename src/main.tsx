import './app/styles'
import { MantineProvider } from '@mantine/core'
import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { followWhenSignedIn } from './app/live-later'
import { queryClient } from './app/query-client'
import { watchSession } from './app/session-watch'
import { cssVariables, theme } from './app/theme'
import { LazyToasts } from './components/lazy-toasts'
import { styleNonce } from './lib/style-nonce'
import { router } from './router'
import { useColorScheme, watchColorScheme } from './stores/color-scheme'

const nonce = styleNonce()
// Dialogs keep the page from scrolling by a style element of a library's, which looks for it here.
Object.assign(globalThis, { __webpack_nonce__: nonce })

function App() {
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
        {/* Beside the routes, so that they outlast a navigation. */}
        <LazyToasts />
      </QueryClientProvider>
    </MantineProvider>
  )
}

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no element with the id root')

watchColorScheme()
watchSession(router, queryClient)
followWhenSignedIn(queryClient)
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
)
