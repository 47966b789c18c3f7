import { startWorldInBrowser } from './browser'

// `npm run demo` enters here (vite.config.ts): first the clinic, then the product that calls it.
await startWorldInBrowser()
await import('@/main')
