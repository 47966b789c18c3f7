import type { Page } from '@playwright/test'

/** Stops the page's time: from here on it goes by `page.clock.runFor` alone, however slow the machine. */
export const stopTime = async (page: Page) =>
  page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000))

/** The same for a page that `openWorld` has opened after `page.clock.install`: once in a flow, before its clock is moved. */
export const stopTimeOnce = (page: Page) => page.clock.pauseAt(Date.now() + 1000)
