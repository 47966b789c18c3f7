import { openClinic } from './open-clinic'
import { startRecorder } from './recorder/recorder'

// `npm run demo` enters here (vite.config.ts): first the clinic, then the product that calls it, then
// the drawer that changes the clinic.
const clinic = await openClinic()
const recorder = startRecorder()
await import('@/main')
clinic.begin()
const { showDrawer } = await import('./drawer/show-drawer')
showDrawer(clinic, recorder)
