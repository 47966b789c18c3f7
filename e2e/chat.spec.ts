import type { Page } from '@playwright/test'
import { questionMaxLength, chatMessages as words } from '@/contracts/chat'
import { answer, expect, expectDialog, faults, test } from './fixtures'

const box = (page: Page) => page.getByRole('textbox', { name: 'Message' })
const send = (page: Page) => page.getByRole('button', { name: 'Send' })
const log = (page: Page) => page.getByRole('log')
const status = (page: Page) => page.getByRole('main').getByRole('status')
const scroller = (page: Page) => page.getByRole('region', { name: 'Conversation' })
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

async function say(page: Page, text: string): Promise<void> {
  await box(page).fill(text)
  await box(page).press('Enter')
}

/** How many pixels of the conversation lie below its window. */
const below = (page: Page) =>
  scroller(page).evaluate((it) => Math.round(it.scrollHeight - it.clientHeight - it.scrollTop))

/** What the page asks the assistant. */
function questions(page: Page): unknown[] {
  const asked: unknown[] = []
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/api/chat/ai-chat') asked.push(request.postDataJSON())
  })
  return asked
}

test.beforeEach(async ({ page, signIn }) => {
  await signIn('doctor')
  await page.goto('/ai-chat')
  await expect(log(page)).toContainText(words.greeting)
})

test.describe('a conversation', () => {
  test('is reached by the menu, greets, and says what it is not', async ({ page }) => {
    await page.goto('/')
    await page.getByRole('navigation', { name: 'Main' }).getByText('Chat with AI').click()
    await expect(page.getByRole('heading', { name: 'AI Chat', level: 1 })).toBeVisible()
    await expect(page).toHaveTitle(/AI Chat/)
    await expect(log(page)).toContainText(words.greeting)
    await expect(page.getByText(words.caution)).toBeVisible()
  })

  test('shows what was said at once, waits visibly, and shows the answer', async ({
    page,
    fault,
  }) => {
    const asked = questions(page)
    const slow = faults.held('ask the assistant', { response: 'Under Admin, Staff.' })
    fault(slow.handler)
    await box(page).fill('  Where do I add a user? ')
    await send(page).click()
    await expect(log(page)).toContainText('Where do I add a user?')
    await expect(status(page)).toHaveText('Thinking…')
    await expect(box(page)).toHaveValue('')
    await expect(box(page)).toBeFocused()
    slow.release()
    await expect(log(page)).toContainText('Under Admin, Staff.')
    await expect(status(page)).toHaveText('')
    expect(asked).toEqual([{ question: 'Where do I add a user?' }])
  })

  test('is answered by the clinic’s own assistant', async ({ page }) => {
    await say(page, 'Can warfarin be taken with aspirin?')
    await expect(
      log(page)
        .getByText(/bleeding/i)
        .first(),
    ).toBeVisible()
    await expect(button(page, 'Retry')).toHaveCount(0)
  })

  test('takes a new line by Shift and Enter, and sends no empty message', async ({
    page,
    fault,
  }) => {
    const asked = questions(page)
    fault(faults.answers('ask the assistant', { response: 'Two lines.' }))
    await box(page).press('Enter')
    await say(page, '  \n ')
    await send(page).click()
    await box(page).fill('')
    await box(page).pressSequentially('one')
    await box(page).press('Shift+Enter')
    await box(page).pressSequentially('two')
    expect(asked).toEqual([])
    await box(page).press('Enter')
    await expect(log(page)).toContainText('Two lines.')
    expect(asked).toEqual([{ question: 'one\ntwo' }])
  })

  test('takes one question at a time; what is typed meanwhile stays', async ({ page, fault }) => {
    const asked = questions(page)
    const slow = faults.held('ask the assistant', { response: 'First answer.' })
    fault(slow.handler)
    await say(page, 'First?')
    await expect(status(page)).toHaveText('Thinking…')
    await say(page, 'Second?')
    await send(page).click({ force: true })
    await expect(box(page)).toHaveValue('Second?')
    slow.release()
    await expect(log(page)).toContainText('First answer.')
    expect(asked).toEqual([{ question: 'First?' }])
    await box(page).press('Enter')
    await expect.poll(() => asked.length).toBe(2)
  })

  test('can be stopped, and the question asked again', async ({ page, fault, healed }) => {
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

  test('warns before its limit, and keeps what is too long', async ({ page, fault }) => {
    const asked = questions(page)
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

test.describe('a question that fails', () => {
  for (const [how, reason, sentence] of [
    [
      'with an error',
      faults.says('ask the assistant', 429, { error: 'Too many', message: 'No' }),
      'Too many',
    ],
    [
      'with a message alone',
      faults.says('ask the assistant', 500, { message: 'Not read' }),
      words.failed,
    ],
    ['without a word', faults.silent('ask the assistant'), words.failed],
    ['for want of a connection', faults.dropped('ask the assistant'), words.failed],
    ['by a page in place of an answer', faults.html('ask the assistant'), words.failed],
    ['by an empty body', faults.empty('ask the assistant'), words.failed],
    ['by an empty answer', faults.answers('ask the assistant', { response: ' ' }), words.failed],
    [
      'by an error in place of an answer',
      faults.answers('ask the assistant', { error: 'The model rests' }),
      'The model rests',
    ],
  ] as const)
    test(`${how} is answered by that, and can be asked again`, async ({ page, fault, healed }) => {
      fault(faults.answers('ask the assistant', { response: 'It works.' }))
      await say(page, 'First?')
      await expect(log(page)).toContainText('It works.')
      healed()
      fault(reason)
      await say(page, 'Second?')
      await expect(log(page).getByText(sentence, { exact: true })).toBeVisible()
      for (const said of [words.greeting, 'First?', 'It works.', 'Second?'])
        await expect(log(page)).toContainText(said)
      await expect(page.getByRole('dialog')).toHaveCount(0)
      healed()
      fault(faults.answers('ask the assistant', { response: 'It works again.' }))
      await button(page, 'Retry').click()
      await expect(log(page)).toContainText('It works again.')
      await expect(log(page).getByText(sentence, { exact: true })).toHaveCount(0)
      await expect(log(page).getByText('Second?')).toHaveCount(1)
      await expect(button(page, 'Retry')).toHaveCount(0)
      await expect(box(page)).toBeFocused()
    })

  test('because the session is over leads to the login page, and waits for its person', async ({
    page,
    fault,
  }) => {
    fault(faults.sessionRefused('ask the assistant'))
    await say(page, 'Is this kept?')
    await expect(page).toHaveURL(/\/login/)
    await page.getByLabel('Username').fill('doctor')
    await page.getByLabel('Password').fill('rounds-demo')
    await page.getByRole('button', { name: 'Sign Me In' }).click()
    await expect(log(page)).toContainText('Is this kept?')
  })
})

test.describe('an answer', () => {
  const answered = async (page: Page, text: string) => {
    await say(page, text)
    return log(page).locator('[data-from="assistant"]').last()
  }

  test('is shown with its formatting', async ({ page, fault }) => {
    const response = [
      '# Steps',
      'Open **Admin**, then `Staff`:',
      '',
      '1. Press *New*',
      '2. Fill in',
      '',
      '- one',
      '- two',
      '',
      '| Role | May |',
      '| - | - |',
      '| Admin | all |',
      '',
      '> Take care',
      '',
      '```',
      'a < b && c',
      '```',
      '---',
      'See [the page](https://rounds.example/help), ~~not~~ 2 < 3 & "so".',
    ].join('\n')
    fault(faults.answers('ask the assistant', { response }))
    const shown = await answered(page, 'How?')
    await expect(shown.locator('strong')).toHaveText(['Steps', 'Admin'])
    await expect(shown.locator('code')).toHaveText(['Staff', 'a < b && c'])
    await expect(shown.locator('ol > li')).toHaveText(['Press New', 'Fill in'])
    await expect(shown.locator('ul > li')).toHaveText(['one', 'two'])
    await expect(shown.getByRole('cell')).toHaveText(['Admin', 'all'])
    await expect(shown.locator('blockquote')).toHaveText('Take care')
    await expect(shown).toContainText('not 2 < 3 & "so".')
    const link = shown.getByRole('link', { name: 'the page' })
    await expect(link).toHaveAttribute('href', 'https://rounds.example/help')
    await expect(link).toHaveAttribute('rel', /noopener/)
    await expect(page.getByRole('heading')).toHaveCount(1)
  })

  test('can put no HTML, image or other link on the page', async ({ page, fault }) => {
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
    const shown = await answered(page, 'How?')
    await expect(shown).toContainText('<b>bold</b>')
    await expect(shown).toContainText('onerror')
    await expect(shown).toContainText('tracker')
    await expect(shown.locator('img, script, iframe, b, a')).toHaveCount(0)
    expect(await page.evaluate(() => 'hit' in window)).toBe(false)
    expect(asked.filter((url) => url.includes('evil'))).toEqual([])
  })

  test('nested beyond reason is shown as it was written', async ({ page, fault }) => {
    fault(faults.answers('ask the assistant', { response: `${'>'.repeat(30_000)} deep` }))
    await expect(await answered(page, 'How?')).toContainText('deep')
    await expect(box(page)).toBeVisible()
  })

  test('leaves what a person writes as it is', async ({ page, fault }) => {
    fault(faults.answers('ask the assistant', { response: 'Well.' }))
    await say(page, '**not bold** <i>x</i>')
    await expect(log(page).getByText('**not bold** <i>x</i>')).toBeVisible()
  })
})

test.describe('the conversation', () => {
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
  })

  test('follows what its reader says, wherever he was', async ({ page, fault }) => {
    fault(faults.answers('ask the assistant', { response: long }))
    await say(page, 'Much?')
    await expect(log(page).getByText('Line 60', { exact: true })).toBeInViewport()
    await scroller(page).focus()
    await page.keyboard.press('Home')
    await expect(button(page, 'Jump to latest')).toBeVisible()
    // The key scrolls for a moment.
    await expect.poll(() => scroller(page).evaluate((it) => it.scrollTop)).toBe(0)
    await say(page, 'And now?')
    await expect(log(page).getByText('Line 60', { exact: true }).last()).toBeInViewport()
  })

  test('is there after a reload and another screen, and gone after logging out', async ({
    page,
    fault,
    signIn,
  }) => {
    fault(faults.answers('ask the assistant', { response: 'Kept.' }))
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

    await page.getByRole('button', { name: 'profile' }).click()
    await page.getByRole('menuitem', { name: 'Logout' }).click()
    await answer(page, 'OK')
    await expect(page).toHaveURL(/\/login/)
    expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('Kept.')
    await signIn('patient')
    await page.goto('/ai-chat')
    await expect(log(page)).toContainText(words.greeting)
    await expect(log(page)).not.toContainText('Remember me?')
    await expect(box(page)).toHaveValue('')
  })

  test('goes on while its person is on another screen', async ({ page, fault }) => {
    const slow = faults.held('ask the assistant', { response: 'Here it is.' })
    fault(slow.handler)
    await say(page, 'Slow?')
    await page.getByRole('navigation', { name: 'Main' }).getByText('Home').click()
    await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible()
    slow.release()
    await page.getByRole('navigation', { name: 'Main' }).getByText('Chat with AI').click()
    await expect(log(page)).toContainText('Here it is.')
  })

  test('lets a question be asked again that a reload has cut off', async ({
    page,
    fault,
    healed,
  }) => {
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

  for (const left of ['{', '[]', '{"messages":[{"id":"x"}]}', 'null'])
    test(`begins anew where the storage holds ${left}`, async ({ page, fault }) => {
      await page.evaluate((text) => sessionStorage.setItem('conversation', text), left)
      await page.reload()
      await expect(log(page)).toHaveText(new RegExp(`${words.greeting.replace('?', '\\?')}$`))
      fault(faults.answers('ask the assistant', { response: 'Well.' }))
      await say(page, 'Well?')
      await expect(log(page)).toContainText('Well.')
    })

  test('can be begun anew, when that is meant', async ({ page, fault }) => {
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
})
