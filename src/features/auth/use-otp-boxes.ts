import {
  type ChangeEvent,
  type ClipboardEvent,
  type KeyboardEvent,
  useEffect,
  useRef,
  useState,
} from 'react'
import { otpLength } from '@/contracts/auth'

const empty: readonly string[] = Array.from({ length: otpLength }, () => '')

const digitsIn = (text: string): string => text.replace(/\D/g, '')

/** The state and behaviour of one box for each digit of a one-time code (section 2). */
export function useOtpBoxes() {
  const [digits, setDigits] = useState(empty)
  const boxes = useRef<(HTMLInputElement | null)[]>([])

  const focus = (index: number) =>
    boxes.current[Math.min(Math.max(index, 0), otpLength - 1)]?.focus()

  // Section 2: the first box is focused on load.
  useEffect(() => boxes.current[0]?.focus(), [])

  const set = (index: number, digit: string) => setDigits((now) => now.with(index, digit))

  /** A whole code fills all boxes wherever it is put; a part of one goes on from its box. */
  const fill = (index: number, code: string) => {
    const start = code.length >= otpLength ? 0 : index
    const part = code.slice(0, otpLength - start)
    setDigits((now) => now.map((digit, box) => part[box - start] ?? digit))
    focus(start + part.length)
  }

  const boxProps = (index: number) => ({
    ref: (element: HTMLInputElement | null) => {
      boxes.current[index] = element
    },
    value: digits[index] ?? '',
    onFocus: (event: { currentTarget: HTMLInputElement }) => event.currentTarget.select(),
    onChange: (event: ChangeEvent<HTMLInputElement>) => {
      const text = event.currentTarget.value
      const typed = digitsIn(text)
      if (text === '') set(index, '')
      // A digit typed beside the one that stands there takes its place.
      else if (typed.length === 2 && digits[index])
        fill(index, typed[0] === digits[index] ? typed.slice(1) : typed.slice(0, 1))
      else if (typed !== '' && typed !== digits[index]) fill(index, typed)
    },
    onPaste: (event: ClipboardEvent<HTMLInputElement>) => {
      event.preventDefault()
      const code = digitsIn(event.clipboardData.getData('text'))
      if (code !== '') fill(index, code)
    },
    onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => {
      if (event.ctrlKey || event.metaKey || event.altKey) return
      const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key]
      if (step) {
        event.preventDefault()
        focus(index + step)
      } else if (/^\d$/.test(event.key)) {
        // Also the digit that stands there already, which would be no change and so not go on.
        event.preventDefault()
        fill(index, event.key)
      } else if (event.key === 'Backspace' && digits[index] === '' && index > 0) {
        event.preventDefault()
        set(index - 1, '')
        focus(index - 1)
      }
    },
  })

  return {
    /** Shorter than `otpLength` while a box is empty. */
    code: digits.join(''),
    boxProps,
    focusGap: () => focus(digits.indexOf('')),
    clear: () => {
      setDigits(empty)
      focus(0)
    },
  }
}
