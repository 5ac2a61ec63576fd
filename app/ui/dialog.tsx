import { type MouseEvent, type ReactNode, useEffect, useId, useRef } from 'react'
import { Icon } from './icon.tsx'
import { VisuallyHidden } from './visually-hidden.tsx'

export type DialogProps = {
  open: boolean
  /** Called when the reader closes it: by Escape, by the cross, by pressing beside it. */
  onClose: () => void
  title: ReactNode
  closeText: string
  children: ReactNode
}

/**
 * A native modal dialog: keeps Tab inside, closes by Escape, gives the focus back to where it was.
 * Keep it mounted and switch `open`. Only for what also has a page, since it needs script.
 */
export function Dialog({ open, onClose, title, closeText, children }: DialogProps) {
  const box = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  useEffect(() => {
    const dialog = box.current
    if (!dialog) return
    if (open && !dialog.open) dialog.showModal()
    if (!open && dialog.open) dialog.close()
  }, [open])
  const onPress = (event: MouseEvent) =>
    event.target === box.current && isOutside(event, box.current) && onClose()
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: pressing beside the dialog; Escape does the same by keyboard
    <dialog ref={box} className="dialog" aria-labelledby={titleId} onClose={onClose} onClick={onPress}>
      <div className="dialog-head">
        <h2 id={titleId}>{title}</h2>
        <button type="button" className="button button-quiet dialog-close" onClick={onClose}>
          <Icon name="close" />
          <VisuallyHidden>{closeText}</VisuallyHidden>
        </button>
      </div>
      {open && <div className="stack pt-3">{children}</div>}
    </dialog>
  )
}

function isOutside(event: MouseEvent, box: HTMLElement): boolean {
  const { left, right, top, bottom } = box.getBoundingClientRect()
  return event.clientX < left || event.clientX > right || event.clientY < top || event.clientY > bottom
}
