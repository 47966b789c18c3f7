import type { Page } from '@playwright/test'
import { chatMessages as words } from '@/contracts/chat'
import { box, button, log, openChat, say, scroller, status } from './chat-page'
import { answer, expect, expectDialog, faults, test } from './fixtures'
import { logOut } from './login-page'

/** How many pixels of the conversation lie below its window. */
const below = (page: Page) =>
  scroller(page).evaluate((it) => Math.round(it.scrollHeight - it.clientHeight - it.scrollTop))

test.beforeEach(({ page, signIn }) => openChat(page, signIn))

test('goes on while its person is on another screen, and after a reload', async ({
  page,
  fault,
  healed,
}) => {
  const slow = faults.held('ask the assistant', { response: 'Here it is.' })
  fault(slow.handler)
  await say(page, 'Slow?')
  await page.getByRole('navigation', { name: 'Main' }).getByText('Home').click()
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible()
  slow.release()
  await page.getByRole('navigation', { name: 'Main' }).getByText('Chat with AI').click()
  await expect(log(page)).toContainText('Here it is.')
  healed()

  await test.step('a question can be asked again that a reload has cut off', async () => {
    fault(faults.endless('ask the assistant'))
    await say(page, 'Still there?')
    await expect(status(page)).toHaveText('Thinking…')
    await page.reload()
    await expect(log(page)).toContainText('Still there?')
    healed()
    fault(faults.answers('ask the assistant', { response: 'Still here.' }))
    await button(page, 'Retry').click()
    await expect(log(page)).toContainText('Still here.')
  })
})

test('can be begun anew, and is gone after logging out', async ({ page, fault, signIn }) => {
  await test.step('anew, when that is meant', async () => {
    fault(faults.answers('ask the assistant', { response: 'Kept.' }))
    await expect(button(page, 'New Conversation')).toHaveCount(0)
    await say(page, 'Remember me?')
    await expect(log(page)).toContainText('Kept.')
    await button(page, 'New Conversation').click()
    await expectDialog(page, 'New conversation?', 'will be forgotten')
    await answer(page, 'Cancel')
    await expect(log(page)).toContainText('Kept.')
    await button(page, 'New Conversation').click()
    await answer(page, 'OK')
    await expect(log(page)).not.toContainText('Kept.')
    await expect(log(page)).toContainText(words.greeting)
  })

  await say(page, 'Remember me?')
  await expect(log(page)).toContainText('Kept.')
  await page.reload()
  await expect(log(page)).toContainText('Remember me?')
  await expect(log(page)).toContainText('Kept.')
  await box(page).fill('half a thou')
  await page.getByRole('navigation', { name: 'Main' }).getByText('Home').click()
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible()
  await page.getByRole('navigation', { name: 'Main' }).getByText('Chat with AI').click()
  await expect(log(page)).toContainText('Kept.')
  await expect(box(page)).toHaveValue('half a thou')

  await logOut(page)
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('Kept.')
  await signIn('patient')
  await page.goto('/ai-chat')
  await expect(log(page)).toContainText(words.greeting)
  await expect(log(page)).not.toContainText('Remember me?')
  await expect(box(page)).toHaveValue('')
})

const long = Array.from({ length: 60 }, (_, at) => `Line ${at + 1}`).join('\n\n')

test('follows its end, but not a reader who has scrolled up', async ({ page, fault, healed }) => {
  fault(faults.answers('ask the assistant', { response: long }))
  await say(page, 'Much?')
  await expect(log(page).getByText('Line 60', { exact: true })).toBeInViewport()
  await expect(button(page, 'Jump to latest')).toHaveCount(0)
  healed()

  const slow = faults.held('ask the assistant', { response: 'A late answer.' })
  fault(slow.handler)
  await say(page, 'More?')
  await expect(status(page)).toBeInViewport()
  await scroller(page).focus()
  await page.keyboard.press('Home')
  await expect(log(page).getByText(words.greeting)).toBeInViewport()
  slow.release()
  await expect(log(page).getByText('A late answer.')).toBeAttached()
  await expect(log(page).getByText('A late answer.')).not.toBeInViewport()
  await button(page, 'Jump to latest').click()
  await expect(log(page).getByText('A late answer.')).toBeInViewport()
  await expect(button(page, 'Jump to latest')).toHaveCount(0)
  expect(await below(page)).toBeLessThanOrEqual(1)

  // Wherever its reader is, it follows what he says.
  await scroller(page).focus()
  await page.keyboard.press('Home')
  await expect(button(page, 'Jump to latest')).toBeVisible()
  // The key scrolls for a moment.
  await expect.poll(() => scroller(page).evaluate((it) => it.scrollTop)).toBe(0)
  await say(page, 'And now?')
  await expect(log(page).getByText('A late answer.')).toHaveCount(2)
  await expect(log(page).getByText('A late answer.').last()).toBeInViewport()
})
