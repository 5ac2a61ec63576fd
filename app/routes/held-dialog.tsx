import { type ReactNode, useState } from 'react'
import * as m from '#messages'
import { Button } from '../ui/controls/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { Notice } from '../ui/notice.tsx'

export type HeldDialogProps = {
  title: string
  /** Once the dialog is closed: what the page says, with the button that reopens the dialog. */
  notice: string
  button: string
  /** What happens to the typed text. */
  text: string | null
  children: (isOpen: boolean) => ReactNode
}

/** Covers a page that is held back. After closing it the page is as it was, with a way to reopen it. */
export function HeldDialog({ title, notice, button, text, children }: HeldDialogProps) {
  const [isOpen, setOpen] = useState(true)
  const said = text && <p>{text}</p>
  return (
    <>
      <section className="load-failure" role="alert">
        <Notice kind="warning" title={notice}>
          {said}
          <Button type="button" onClick={() => setOpen(true)}>
            {button}
          </Button>
        </Notice>
      </section>
      <Dialog open={isOpen} onClose={() => setOpen(false)} title={title} closeText={m.close()}>
        {said}
        {children(isOpen)}
      </Dialog>
    </>
  )
}
