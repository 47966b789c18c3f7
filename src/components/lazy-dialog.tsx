import { type ComponentType, useEffect, useEffectEvent, useState } from 'react'
import { showError } from './dialogs'

/**
 * A dialog that is loaded when it is first opened: the page beneath has no need of it. Where the connection is
 * lost at that moment, this is told, and the page is still there.
 */
export function lazyDialog<Props extends { onClose: () => void }>(
  load: () => Promise<ComponentType<Props>>,
) {
  return function LazyDialog(props: Props) {
    const [Loaded, setLoaded] = useState<ComponentType<Props> | null>(null)
    const giveUp = useEffectEvent(() => {
      showError('This part of Rounds cannot be loaded. Check your connection and try again.')
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
