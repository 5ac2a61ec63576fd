import { type ReactNode, useState } from 'react'
import * as m from '#messages'
import { Button } from '../ui/controls/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { Notice } from '../ui/notice.tsx'

export type HeldDialogProps = {
  title: string
  /** What is said of the page, and the button that opens the dialog once more, where it was closed. */
  notice: string
  button: string
  /** What becomes of what was typed. */
  text: string | null
  children: (isOpen: boolean) => ReactNode
}

/** Stands over a page that is held back. Who closes it finds the page as it was, and the way back. */
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
