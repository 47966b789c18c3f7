import { chatMessages as words } from '@shared/contracts/chat'
import { box, log, say } from './chat-page'
import { expect, faults, heading, menu, press, test } from './fixtures'
import { locked, unlock } from './lock-page'
import { logIn, logOut } from './login-page'

test.describe('Chat', () => {
  test('Doctor: a conversation survives a reload and a lock, and ends at logout', async ({
    page,
    openWorld,
    fault,
    healed,
  }) => {
    await openWorld('/ai-chat?world=demo&as=doctor')
    await expect(page).toHaveTitle(/AI Chat/)
    await expect(log(page)).toContainText(words.greeting)

    await test.step('the clinic’s assistant answers', async () => {
      await say(page, 'Can warfarin be taken with aspirin?')
      await expect(log(page)).toContainText(/bleeding/i)
      await expect(page.getByRole('button', { name: 'Retry' })).toBeHidden()
    })

    await test.step('a question that a reload cut off can be asked again', async () => {
      fault(faults.endless('ask the assistant'))
      await say(page, 'Still there?')
      await expect(page.getByRole('main').getByRole('status')).toHaveText('Thinking…')
      await page.reload()
      await expect(log(page)).toContainText(/bleeding/i)
      await expect(log(page)).toContainText('Still there?')
      healed()
      fault(faults.answers('ask the assistant', { response: 'Still here.' }))
      await press(page, 'Retry')
      await expect(log(page)).toContainText('Still here.')
      healed()
    })

    await test.step('a session that ends meanwhile keeps the conversation for its person', async () => {
      fault(faults.sessionRefused('ask the assistant'))
      await say(page, 'Is this kept?')
      await expect(locked(page)).toBeVisible()
      healed()
      await unlock(page)
      await expect(locked(page)).toBeHidden()
      await expect(log(page)).toContainText('Is this kept?')
      await box(page).fill('half a thou')
    })

    await test.step('after logging out nothing of it is left', async () => {
      await logOut(page)
      await logIn(page, 'doctor')
      await expect(heading(page, 'Dashboard')).toBeVisible()
      await menu(page, 'Chat with AI')
      await expect(log(page)).toContainText(words.greeting)
      await expect(log(page)).not.toContainText('Still there?')
      await expect(box(page)).toHaveValue('')
    })
  })
})
