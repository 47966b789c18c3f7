import { showOpeningFailed } from './opening'

// `npm run demo` enters here (vite.config.ts): first the clinic, then the product that calls it, then
// the drawer that changes the clinic. Each is loaded here, for a failure to be said on the page.
async function openDemo() {
  const [{ openClinic }, { startRecorder }] = await Promise.all([
    import('./open-clinic'),
    import('./recorder/recorder'),
  ])
  const clinic = await openClinic()
  const recorder = startRecorder()
  await import('@/main')
  clinic.begin()
  const { showDrawer } = await import('./drawer/show-drawer')
  showDrawer(clinic, recorder)
}

openDemo().catch((error: unknown) => {
  showOpeningFailed(error)
  throw error
})
