import type { Page } from '@playwright/test'

/**
 * Stops the time of a page that `openWorld` has opened after `page.clock.install`: from here on it goes by
 * `page.clock.runFor` alone, however slow the machine. Once in a flow, before its clock is moved.
 */
export const stopTime = (page: Page) => page.clock.pauseAt(Date.now() + 1000)
