import { IconAlertCircle, IconCircleCheck } from '@tabler/icons-react'
import { useEffect, useEffectEvent } from 'react'
import classes from './dialog-host.module.css'
import { DialogShell, ownEscape } from './dialog-shell'
import { type Dialog, removeDialog, useDialogs } from './dialogs'
import { PlainButton } from './plain-button'

/** Section 9: the success dialog's timer. Milliseconds. */
const successDuration = 2000

const icons = {
  confirm: null,
  success: <IconCircleCheck className={classes.success} size={24} aria-hidden />,
  error: <IconAlertCircle className={classes.error} size={24} aria-hidden />,
}

/** Draws what `dialogs.ts` was asked to show. */
export function DialogHost() {
  const dialogs = useDialogs((state) => state.dialogs)
  return dialogs.map((dialog) => <DialogBox key={dialog.id} dialog={dialog} />)
}

function DialogBox({ dialog }: { dialog: Dialog }) {
  const close = (confirmed: boolean) => {
    removeDialog(dialog.id)
    if (dialog.kind === 'confirm') dialog.answer(confirmed)
  }
  const timeUp = useEffectEvent(() => close(false))

  useEffect(() => {
    if (dialog.kind !== 'success') return
    const timer = setTimeout(() => timeUp(), successDuration)
    return () => clearTimeout(timer)
  }, [dialog.kind])

  return (
    <DialogShell
      title={dialog.title}
      icon={icons[dialog.kind]}
      withCross={false}
      onClose={() => close(false)}
    >
      <p className={classes.message}>{dialog.message}</p>
      {dialog.kind === 'confirm' && (
        <div className={classes.choices}>
          <PlainButton look="default" onClick={() => close(false)} {...ownEscape}>
            {dialog.cancelLabel}
          </PlainButton>
          <PlainButton
            look={dialog.danger ? 'danger' : 'filled'}
            onClick={() => close(true)}
            data-autofocus
            {...ownEscape}
          >
            {dialog.confirmLabel}
          </PlainButton>
        </div>
      )}
      {dialog.kind === 'error' && (
        <div className={classes.choices}>
          <PlainButton onClick={() => close(false)} data-autofocus {...ownEscape}>
            OK
          </PlainButton>
        </div>
      )}
    </DialogShell>
  )
}
