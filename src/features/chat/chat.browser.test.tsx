import { faults } from '@mocks/faults'
import { chatEndpoints, questionMaxLength, chatMessages as words } from '@shared/contracts/chat'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { bodiesSent, fault, healed, openScreen } from '@/test/screen'
import { answer, expectDialog, press } from '@/test/screen-words'

const box = page.getByRole('textbox', { name: 'Message' })
const send = page.getByRole('button', { name: 'Send' })
const log = page.getByRole('log')
const status = page.getByRole('main').getByRole('status')
const retry = page.getByRole('button', { name: 'Retry' })
const conversation = page.getByRole('region', { name: 'Conversation' })
const toLatest = page.getByRole('button', { name: 'Jump to latest' })

const questions = () => bodiesSent(chatEndpoints.ask.path)

async function say(text: string): Promise<void> {
  await box.fill(text)
  await userEvent.keyboard('{Enter}')
}

async function openChat(): Promise<void> {
  await openScreen('/ai-chat?world=demo&as=doctor')
  await expect.element(log).toHaveTextContent(words.greeting)
}

/** The assistant answers like this from now on, and has no other fault. */
function answers(response: string): void {
  healed()
  fault(faults.answers('ask the assistant', { response }))
}

test('shows a question at once, waits visibly, and takes one question at a time', async () => {
  await openChat()
  await expect.element(page.getByText(words.caution)).toBeVisible()
  const slow = faults.held('ask the assistant', { response: 'Under Admin, Staff.' })
  fault(slow.handler)
  await box.fill('  Where do I add a user? ')
  await send.click()
  await expect.element(log).toHaveTextContent('Where do I add a user?')
  await expect.element(status).toHaveTextContent('Thinking…')
  await expect.element(box).toHaveValue('')
  await expect.element(box).toHaveFocus()
  await say('Second?')
  await send.click({ force: true })
  await expect.element(box).toHaveValue('Second?')
  slow.release()
  await expect.element(log).toHaveTextContent('Under Admin, Staff.')
  await expect.element(status).toHaveTextContent('')
  expect(questions()).toEqual([{ question: 'Where do I add a user?' }])
  await box.click()
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => questions().length).toBe(2)
})

test('sends by Enter and breaks a line by Shift and Enter', async () => {
  await openChat()
  answers('Two lines.')
  await box.click()
  await userEvent.keyboard('one{Shift>}{Enter}{/Shift}two')
  expect(questions()).toEqual([])
  await userEvent.keyboard('{Enter}')
  await expect.element(log).toHaveTextContent('Two lines.')
  expect(questions()).toEqual([{ question: 'one\ntwo' }])
})

test('asks for a message when none is typed', async () => {
  await openChat()
  await box.click()
  await userEvent.keyboard('{Enter}')
  await expect.element(box).toHaveAccessibleDescription(words.questionRequired)
  await say('  \n ')
  await expect.element(box).toHaveAccessibleDescription(words.questionRequired)
  await box.fill('')
  await expect.element(box).not.toHaveAccessibleDescription()
  await send.click()
  await expect.element(box).toHaveAccessibleDescription(words.questionRequired)
  await expect.element(box).toHaveFocus()
  expect(questions()).toEqual([])
})

test('counts down to the longest message, and keeps one that is too long', async () => {
  await openChat()
  answers('Read.')
  await box.fill('x'.repeat(questionMaxLength - 400 - 1))
  await expect.element(box).not.toHaveAccessibleDescription()
  await box.fill('x'.repeat(questionMaxLength - 1))
  await expect.element(box).toHaveAccessibleDescription('1 character left')
  const tooLong = 'x'.repeat(questionMaxLength + 2)
  await say(tooLong)
  await expect
    .element(page.getByRole('alert'))
    .toHaveTextContent(`${words.questionTooLong}: 2 characters too many`)
  await expect.element(box).toHaveValue(tooLong)
  expect(questions()).toEqual([])
  await say('x'.repeat(questionMaxLength))
  await expect.element(log).toHaveTextContent('Read.')
})

test('says why a question failed, and asks it again', async () => {
  await openChat()
  answers('It works.')
  await say('First?')
  await expect.element(log).toHaveTextContent('It works.')
  healed()
  fault(faults.says('ask the assistant', 429, { error: 'Too many', message: 'No' }))
  await say('Second?')
  const failure = log.getByText('Too many', { exact: true })
  await expect.element(failure).toBeVisible()
  for (const said of [words.greeting, 'First?', 'It works.', 'Second?'])
    await expect.element(log).toHaveTextContent(said)
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  answers('It works again.')
  await retry.click()
  await expect.element(log).toHaveTextContent('It works again.')
  await expect.element(failure).not.toBeInTheDocument()
  await expect.poll(() => log.getByText('Second?').elements()).toHaveLength(1)
  await expect.element(retry).not.toBeInTheDocument()
  await expect.element(box).toHaveFocus()
})

test('a question that is stopped can be asked again', async () => {
  await openChat()
  fault(faults.endless('ask the assistant'))
  await say('Are you there?')
  await press(page, 'Stop')
  await expect.element(status).toHaveTextContent(words.unanswered)
  await expect.element(box).toHaveFocus()
  answers('Yes.')
  await retry.click()
  await expect.element(log).toHaveTextContent('Yes.')
  await expect.poll(() => log.getByText('Are you there?').elements()).toHaveLength(1)
  await expect.element(retry).not.toBeInTheDocument()
})

test('an answer arrives while its person looks at another screen, and a draft waits', async () => {
  await openChat()
  const slow = faults.held('ask the assistant', { response: 'Here it is.' })
  fault(slow.handler)
  await say('Slow?')
  await box.fill('half a thou')
  const menu = page.getByRole('navigation', { name: 'Main' })
  await menu.getByText('Home').click()
  await expect.element(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible()
  slow.release()
  await menu.getByText('Chat with AI').click()
  await expect.element(log).toHaveTextContent('Here it is.')
  await expect.element(box).toHaveValue('half a thou')
})

test('begins a new conversation after a question', async () => {
  await openChat()
  const begin = page.getByRole('button', { name: 'New Conversation' })
  await expect.element(begin).not.toBeInTheDocument()
  answers('Kept.')
  await say('Remember me?')
  await expect.element(log).toHaveTextContent('Kept.')
  await begin.click()
  await expectDialog('New conversation?', 'will be forgotten')
  await answer('Cancel')
  await expect.element(log).toHaveTextContent('Kept.')
  await begin.click()
  await answer('OK')
  await expect.element(log).not.toHaveTextContent('Kept.')
  await expect.element(log).toHaveTextContent(words.greeting)
})

const long = Array.from({ length: 60 }, (_, at) => `Line ${at + 1}`).join('\n\n')

test('follows its end, but not while its reader has scrolled up', async () => {
  await openChat()
  answers(long)
  await say('Much?')
  await expect.element(log.getByText('Line 60', { exact: true })).toBeInViewport()
  await expect.element(toLatest).not.toBeInTheDocument()

  healed()
  const slow = faults.held('ask the assistant', { response: 'A late answer.' })
  fault(slow.handler)
  await say('More?')
  await expect.element(status).toBeInViewport()
  const scroller = conversation.element()
  scroller.focus()
  await userEvent.keyboard('{Home}')
  await expect.element(log.getByText(words.greeting)).toBeInViewport()
  slow.release()
  const late = log.getByText('A late answer.')
  await expect.element(late).toBeInTheDocument()
  await expect.element(late).not.toBeInViewport()
  await toLatest.click()
  await expect.element(late).toBeInViewport()
  await expect.element(toLatest).not.toBeInTheDocument()
  const below = scroller.scrollHeight - scroller.clientHeight - scroller.scrollTop
  expect(Math.round(below)).toBeLessThanOrEqual(1)

  // It follows what its reader says, too.
  scroller.focus()
  await userEvent.keyboard('{Home}')
  await expect.element(toLatest).toBeVisible()
  await expect.poll(() => scroller.scrollTop).toBe(0)
  await say('And now?')
  await expect.element(late.last()).toBeInViewport()
})

test('neither an answer nor a question puts HTML, an image or another link on the page', async () => {
  await openChat()
  answers(
    [
      '<img src=x onerror="window.hit = 1"><script>window.hit = 1</script> <b>bold</b>',
      '',
      '<iframe src="https://evil.example"></iframe>',
      '',
      '![tracker](https://evil.example/pixel.png)',
      '[one](javascript:window.hit=1) [two](data:text/html,x) [three](//evil.example) [four](/admin)',
      '[five](JaVaScRiPt:window.hit=1) <javascript:window.hit=1> [six](mailto:a@b.example)',
    ].join('\n'),
  )
  await say('**not bold** <i>x</i>')
  for (const text of ['<b>bold</b>', 'onerror', 'tracker', '**not bold** <i>x</i>'])
    await expect.element(log).toHaveTextContent(text)
  expect(log.element().querySelectorAll('img, script, iframe, b, i, a')).toHaveLength(0)
  expect('hit' in window).toBe(false)
})

test('Enter that ends the conversion of an input method sends nothing', async () => {
  await openChat()
  answers('Hai.')
  await box.fill('こんにちは')
  const enter = { key: 'Enter', keyCode: 229, bubbles: true, cancelable: true }
  // Chrome and Firefox send it within the conversion, Safari after its end.
  for (const isComposing of [true, false])
    box.element().dispatchEvent(new KeyboardEvent('keydown', { ...enter, isComposing }))
  await expect.element(box).toHaveValue('こんにちは')
  await userEvent.keyboard('{Enter}')
  await expect.element(log).toHaveTextContent('Hai.')
  expect(questions()).toHaveLength(1)
})
