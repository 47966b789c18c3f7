import type { Page } from '@playwright/test'
import { questionMaxLength, chatMessages as words } from '@/contracts/chat'
import { box, button, log, openChat, say, send, status } from './chat-page'
import { expect, faults, test } from './fixtures'
import { logIn } from './login-page'

/** What the page asks the assistant. */
function questions(page: Page): unknown[] {
  const asked: unknown[] = []
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/api/chat/ai-chat') asked.push(request.postDataJSON())
  })
  return asked
}

test.beforeEach(({ page, signIn }) => openChat(page, signIn))

test.describe('a conversation', () => {
  test('shows what was said at once, waits visibly, and takes one question at a time', async ({
    page,
    fault,
  }) => {
    await expect(page).toHaveTitle(/AI Chat/)
    await expect(page.getByText(words.caution)).toBeVisible()
    const asked = questions(page)
    const slow = faults.held('ask the assistant', { response: 'Under Admin, Staff.' })
    fault(slow.handler)
    await box(page).fill('  Where do I add a user? ')
    await send(page).click()
    await expect(log(page)).toContainText('Where do I add a user?')
    await expect(status(page)).toHaveText('Thinking…')
    await expect(box(page)).toHaveValue('')
    await expect(box(page)).toBeFocused()
    await say(page, 'Second?')
    await send(page).click({ force: true })
    await expect(box(page), 'what is typed meanwhile stays').toHaveValue('Second?')
    slow.release()
    await expect(log(page)).toContainText('Under Admin, Staff.')
    await expect(status(page)).toHaveText('')
    expect(asked).toEqual([{ question: 'Where do I add a user?' }])
    await box(page).press('Enter')
    await expect.poll(() => asked.length).toBe(2)
  })

  test('takes a new line by Shift and Enter, and sends neither nothing nor too much', async ({
    page,
    fault,
  }) => {
    const asked = questions(page)
    fault(faults.answers('ask the assistant', { response: 'Two lines.' }))
    await box(page).press('Enter')
    await expect(box(page)).toHaveAccessibleDescription(words.questionRequired)
    await say(page, '  \n ')
    await expect(box(page)).toHaveAccessibleDescription(words.questionRequired)
    await box(page).fill('')
    await expect(box(page)).toHaveAccessibleDescription('')
    await send(page).click()
    await expect(box(page)).toHaveAccessibleDescription(words.questionRequired)
    await expect(box(page)).toBeFocused()
    await box(page).pressSequentially('one')
    await box(page).press('Shift+Enter')
    await box(page).pressSequentially('two')
    expect(asked).toEqual([])
    await box(page).press('Enter')
    await expect(log(page)).toContainText('Two lines.')
    expect(asked).toEqual([{ question: 'one\ntwo' }])

    await test.step('warns before its limit, and keeps what is too long', async () => {
      asked.length = 0
      fault(faults.answers('ask the assistant', { response: 'Read.' }))
      await box(page).fill('x'.repeat(questionMaxLength - 400 - 1))
      await expect(page.getByText('left')).toHaveCount(0)
      await box(page).fill('x'.repeat(questionMaxLength - 1))
      await expect(box(page)).toHaveAccessibleDescription('1 character left')
      const tooLong = 'x'.repeat(questionMaxLength + 2)
      await say(page, tooLong)
      await expect(page.getByRole('alert')).toHaveText(
        `${words.questionTooLong}: 2 characters too many`,
      )
      await expect(box(page)).toHaveValue(tooLong)
      expect(asked).toEqual([])
      await say(page, 'x'.repeat(questionMaxLength))
      await expect(log(page)).toContainText('Read.')
    })
  })
})

test.describe('a question that fails', () => {
  test('is answered by why, and can be asked again', async ({ page, fault, healed }) => {
    fault(faults.answers('ask the assistant', { response: 'It works.' }))
    await say(page, 'First?')
    await expect(log(page)).toContainText('It works.')
    healed()
    fault(faults.says('ask the assistant', 429, { error: 'Too many', message: 'No' }))
    await say(page, 'Second?')
    await expect(log(page).getByText('Too many', { exact: true })).toBeVisible()
    for (const said of [words.greeting, 'First?', 'It works.', 'Second?'])
      await expect(log(page)).toContainText(said)
    await expect(page.getByRole('dialog')).toHaveCount(0)
    healed()
    fault(faults.answers('ask the assistant', { response: 'It works again.' }))
    await button(page, 'Retry').click()
    await expect(log(page)).toContainText('It works again.')
    await expect(log(page).getByText('Too many', { exact: true })).toHaveCount(0)
    await expect(log(page).getByText('Second?')).toHaveCount(1)
    await expect(button(page, 'Retry')).toHaveCount(0)
    await expect(box(page)).toBeFocused()

    await test.step('or stopped, and asked again', async () => {
      healed()
      fault(faults.endless('ask the assistant'))
      await say(page, 'Are you there?')
      const aborted = page.waitForEvent('requestfailed')
      await button(page, 'Stop').click()
      expect((await aborted).failure()?.errorText).toBe('net::ERR_ABORTED')
      await expect(status(page)).toHaveText(words.unanswered)
      await expect(box(page)).toBeFocused()
      healed()
      fault(faults.answers('ask the assistant', { response: 'Yes.' }))
      await button(page, 'Retry').click()
      await expect(log(page)).toContainText('Yes.')
      await expect(log(page).getByText('Are you there?')).toHaveCount(1)
      await expect(button(page, 'Retry')).toHaveCount(0)
    })

    await test.step('or leads to the login page where the session is over, and waits for its person', async () => {
      healed()
      fault(faults.sessionRefused('ask the assistant'))
      await say(page, 'Is this kept?')
      await expect(page).toHaveURL(/\/login/)
      await logIn(page, 'doctor')
      await expect(log(page)).toContainText('Is this kept?')
    })
  })
})

test('an answer can put no HTML, image or other link on the page, nor can a question', async ({
  page,
  fault,
  healed,
}) => {
  const response = [
    '<img src=x onerror="window.hit = 1"><script>window.hit = 1</script> <b>bold</b>',
    '',
    '<iframe src="https://evil.example"></iframe>',
    '',
    '![tracker](https://evil.example/pixel.png)',
    '[one](javascript:window.hit=1) [two](data:text/html,x) [three](//evil.example) [four](/admin)',
    '[five](JaVaScRiPt:window.hit=1) <javascript:window.hit=1> [six](mailto:a@b.example)',
  ].join('\n')
  fault(faults.answers('ask the assistant', { response }))
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await say(page, '**not bold** <i>x</i>')
  const shown = log(page).locator('[data-from="assistant"]').last()
  await expect(shown).toContainText('<b>bold</b>')
  await expect(shown).toContainText('onerror')
  await expect(shown).toContainText('tracker')
  await expect(shown.locator('img, script, iframe, b, a')).toHaveCount(0)
  await expect(log(page).getByText('**not bold** <i>x</i>')).toBeVisible()
  expect(await page.evaluate(() => 'hit' in window)).toBe(false)
  expect(asked.filter((url) => url.includes('evil'))).toEqual([])

  await test.step('and the clinic’s own assistant answers', async () => {
    healed()
    await say(page, 'Can warfarin be taken with aspirin?')
    await expect(
      log(page)
        .getByText(/bleeding/i)
        .first(),
    ).toBeVisible()
    await expect(button(page, 'Retry')).toHaveCount(0)
  })
})
