import { type ComponentType, useEffect, useEffectEvent, useState } from 'react'
import { showError } from './dialogs'

/**
 * A form that is loaded when it is first opened: a list has no need of it. Where the connection is
 * lost at that moment, this is told, and the list is still there.
 */
export function lazyForm<Props extends { onClose: () => void }>(
  load: () => Promise<ComponentType<Props>>,
) {
  return function LazyForm(props: Props) {
    const [Form, setForm] = useState<ComponentType<Props> | null>(null)
    const giveUp = useEffectEvent(() => {
      showError('The form cannot be loaded. Check your connection and try again.')
      props.onClose()
    })
    useEffect(() => {
      let current = true
      load().then(
        (loaded) => current && setForm(() => loaded),
        () => current && giveUp(),
      )
      return () => {
        current = false
      }
    }, [])
    return Form && <Form {...props} />
  }
}
