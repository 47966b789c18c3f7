import './app/styles'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app/app'
import { followWhenSignedIn } from './app/live-later'
import { queryClient } from './app/query-client'
import { watchSession } from './app/session-watch'
import { styleNonce } from './lib/style-nonce'
import { createAppRouter } from './router'
import { watchClock } from './stores/clock'
import { watchColorScheme } from './stores/color-scheme'

const nonce = styleNonce()
// Dialogs keep the page from scrolling by a style element of a library's, which looks for it here.
Object.assign(globalThis, { __webpack_nonce__: nonce })

const router = createAppRouter()
const root = document.getElementById('root')
if (!root) throw new Error('index.html has no element with the id root')

watchColorScheme()
watchClock()
watchSession(router, queryClient)
// A feed whose code does not come keeps nobody from the screen.
const second = new Promise((resolve) => setTimeout(resolve, 1000))
void Promise.race([followWhenSignedIn(queryClient), second]).finally(() =>
  createRoot(root).render(
    <StrictMode>
      <App router={router} nonce={nonce} />
    </StrictMode>,
  ),
)
