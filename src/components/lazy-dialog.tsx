import { type ComponentType, useEffect, useEffectEvent, useState } from 'react'
import { isOutdated } from '@/lib/new-build'
import { confirm, showError } from './dialogs'

/**
 * A dialog that is loaded when it is first opened: the page beneath has no need of it. Where it can't
 * be loaded, this is told, and the page is still there.
 */
export function lazyDialog<Props extends { onClose: () => void }>(
  load: () => Promise<ComponentType<Props>>,
) {
  return function LazyDialog(props: Props) {
    const [Loaded, setLoaded] = useState<ComponentType<Props> | null>(null)
    const giveUp = useEffectEvent(() => {
      void tellMissing()
      props.onClose()
    })
    useEffect(() => {
      let current = true
      load().then(
        (loaded) => current && setLoaded(() => loaded),
        () => current && giveUp(),
      )
      return () => {
        current = false
      }
    }, [])
    return Loaded && <Loaded {...props} />
  }
}

/** Something may be typed on the page, so that a new build is not loaded unasked. */
async function tellMissing(): Promise<void> {
  if (!(await isOutdated())) {
    showError('This part of Rounds cannot be loaded. Check your connection and try again.')
    return
  }
  const reload = await confirm({
    title: 'Rounds has been updated',
    message: 'This page has to be loaded again. What is typed on it and not saved will be lost.',
    confirmLabel: 'Load again',
    cancelLabel: 'Not now',
    danger: true,
  })
  if (reload) window.location.reload()
}
