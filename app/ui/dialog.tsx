import { type MouseEvent, type ReactNode, useId, useLayoutEffect, useRef, useState } from 'react'
import { Icon } from './icon.tsx'
import { VisuallyHidden } from './visually-hidden.tsx'

export type DialogProps = {
  open: boolean
  /** Called when the reader closes it: by Escape, by the cross, or by pressing beside it. */
  onClose: () => void
  title: ReactNode
  closeText: string
  /** Where the cross leads without script, for a dialog that is open in the HTML. */
  closeHref?: string
  children: ReactNode
}

/**
 * A native modal dialog: traps Tab, closes on Escape, returns the focus. Keep it mounted and switch `open`.
 * If open from the start it is open in the HTML too; a dialog that opens later needs script and therefore
 * also has a page.
 */
export function Dialog({ open, onClose, title, closeText, closeHref, children }: DialogProps) {
  const box = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  const [isOpenInHtml] = useState(open)
  // Before the effects of its content: a field that takes the focus must be visible by then.
  useLayoutEffect(() => {
    const dialog = box.current
    if (!dialog) return
    // Open in the HTML it is not modal yet; removing the attribute closes it without an event.
    if (open && !dialog.matches(':modal')) {
      dialog.removeAttribute('open')
      dialog.showModal()
    }
    if (!open && dialog.open) dialog.close()
  }, [open])
  const onPress = (event: MouseEvent) =>
    event.target === box.current && isOutside(event, box.current) && onClose()
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: pressing beside the dialog; Escape does the same by keyboard
    <dialog
      ref={box}
      className="dialog"
      open={isOpenInHtml}
      aria-labelledby={titleId}
      onClose={onClose}
      onClick={onPress}
    >
      <div className="dialog-head">
        <h2 id={titleId}>{title}</h2>
        <CloseButton text={closeText} href={closeHref} onClose={onClose} />
      </div>
      {open && <div className="stack pt-3">{children}</div>}
    </dialog>
  )
}

function CloseButton({ text, href, onClose }: { text: string; href?: string; onClose: () => void }) {
  const inner = (
    <>
      <Icon name="close" />
      <VisuallyHidden>{text}</VisuallyHidden>
    </>
  )
  const className = 'button button-quiet dialog-close'
  if (!href) {
    return (
      <button type="button" className={className} onClick={onClose}>
        {inner}
      </button>
    )
  }
  const close = (event: MouseEvent) => {
    event.preventDefault()
    onClose()
  }
  return (
    <a className={className} href={href} onClick={close}>
      {inner}
    </a>
  )
}

function isOutside(event: MouseEvent, box: HTMLElement): boolean {
  const { left, right, top, bottom } = box.getBoundingClientRect()
  return event.clientX < left || event.clientX > right || event.clientY < top || event.clientY > bottom
}
