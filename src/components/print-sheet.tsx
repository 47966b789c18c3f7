import { type ReactNode, useCallback, useEffect, useEffectEvent, useRef, useState } from 'react'
import { createPortal, flushSync } from 'react-dom'
import classes from './print-sheet.module.css'

interface PrintSheetProps {
  /** What it is, for who reads the page by its names. */
  label: string
  /** The sheet is printed, or printing was given up: render it no more. */
  onPrinted: () => void
  children: ReactNode
}

/**
 * A paper as it comes out of the printer. It stands beside the application, which doesn't come along,
 * and on the screen it is not seen.
 */
function PrintSheet({ label, onPrinted, children }: PrintSheetProps) {
  const printed = useEffectEvent(onPrinted)
  useEffect(() => {
    const done = () => printed()
    window.addEventListener('afterprint', done)
    return () => window.removeEventListener('afterprint', done)
  }, [])
  return createPortal(
    <article className={classes.sheet} aria-label={label}>
      {children}
    </article>,
    document.body,
  )
}

/**
 * Has the browser's own *Print* make a paper of what is on show, where one can be made at once.
 * @param paper what that is; null while it can't be made, and the page itself is printed
 */
export function useOwnPaper(paper: (() => Omit<PrintSheetProps, 'onPrinted'>) | null) {
  const [printing, setPrinting] = useState<Omit<PrintSheetProps, 'onPrinted'> | null>(null)
  const make = useEffectEvent(() => {
    // Beside one that a button has made the page has nothing to add.
    if (paper && !document.querySelector(`body > .${classes.sheet}`)) setPrinting(paper())
  })
  useEffect(() => {
    // It must stand there before the browser draws what it prints.
    const begin = () => flushSync(() => make())
    window.addEventListener('beforeprint', begin)
    return () => window.removeEventListener('beforeprint', begin)
  }, [])
  return printing && <PrintSheet {...printing} onPrinted={() => setPrinting(null)} />
}

/** Prints papers: `sheet` is to be rendered, `print` shows the browser's dialog with what it is given. */
export function usePrintSheet() {
  const [printing, setPrinting] = useState<PrintedSheet | null>(null)
  const count = useRef(0)
  const mounted = useRef(false)
  useEffect(() => {
    mounted.current = true
    return () => {
      mounted.current = false
    }
  }, [])
  const print = useCallback((label: string, children: ReactNode) => {
    // What was asked for on a screen that is gone is wanted no more.
    if (!mounted.current) return
    // The sheet must stand there before the browser draws what it prints.
    count.current += 1
    const sheet = { number: count.current, label, children }
    flushSync(() => setPrinting(sheet))
    window.print()
  }, [])
  return {
    sheet: printing && (
      <PrintSheet key={printing.number} label={printing.label} onPrinted={() => setPrinting(null)}>
        {printing.children}
      </PrintSheet>
    ),
    print,
  }
}

/** A paper, by its number: a page's translator puts its own texts in a paper, and no other takes its place. */
interface PrintedSheet extends Pick<PrintSheetProps, 'label' | 'children'> {
  number: number
}

/** Terms and their values, as a paper's head has them. */
export const SheetFacts = ({
  facts,
}: {
  facts: readonly (readonly [term: string, value: string])[]
}) => (
  <dl>
    {facts.map(([term, value]) => (
      <div key={term}>
        <dt>{term}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
)

/** What a patient takes home, on whatever paper the desk's printer has. */
export const Slip = ({ children }: { children: ReactNode }) => (
  <div className={classes.slip}>{children}</div>
)
