import { tabStorage } from './browser-storage'

/** In the tab's storage: the script of the build that was left by a reload. */
const leftKey = 'leftBuild'

/** The script that runs this page, after those that all builds share: its name changes with every build. */
const runningScript = (): string =>
  [...document.querySelectorAll('script[type="module"][src]')].at(-1)?.getAttribute('src') ?? ''

/**
 * Whether the host has another build than the one that runs here, whose parts are then gone. Where
 * it can't be asked, it has not.
 */
export async function isOutdated(): Promise<boolean> {
  try {
    const response = await fetch('/', { cache: 'no-store' })
    return response.ok && !(await response.text()).includes(runningScript())
  } catch {
    return false
  }
}

/** Loads this address anew where its build is outdated, once: a stale copy may come again. */
export async function reloadIfOutdated(): Promise<void> {
  if (!(await isOutdated())) return
  const script = runningScript()
  if (tabStorage.read(leftKey) === script) return
  // Where that can't be remembered, nothing would end the reloading.
  if (tabStorage.write(leftKey, script) === null) window.location.reload()
}
