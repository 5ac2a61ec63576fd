import type { Editor } from '@tiptap/core'
import { useRef, useState } from 'react'
import * as m from '#messages'
import { Button, ButtonRow } from '../../../../ui/controls/button.tsx'
import { TextField } from '../../../../ui/controls/text-field.tsx'
import { Dialog } from '../../../../ui/dialog.tsx'

export type LinkDialogProps = { open: boolean; editor: Editor; onClose: () => void }

/** The address of a link; an empty one removes the link. */
export function LinkDialog({ open, editor, onClose }: LinkDialogProps) {
  const field = useRef<HTMLInputElement>(null)
  const [error, setError] = useState('')
  const set = () => {
    const href = normalised(field.current?.value ?? '')
    if (href === null) return setError(m.collections_link_wrong())
    const chain = editor.chain().extendMarkRange('link')
    if (href === '') chain.unsetLink().run()
    else if (editor.state.selection.empty && !editor.isActive('link'))
      chain.insertContent({ type: 'text', text: href, marks: [{ type: 'link', attrs: { href } }] }).run()
    else chain.setLink({ href }).run()
    setError('')
    onClose()
  }
  return (
    <Dialog open={open} onClose={onClose} title={m.collections_link_title()} closeText={m.close()}>
      <TextField
        ref={field}
        name="href"
        id="editor-href"
        label={m.collections_link_address()}
        hint={m.collections_link_hint()}
        defaultValue={(editor.getAttributes('link').href as string | undefined) ?? ''}
        {...(error && { error })}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
          event.preventDefault()
          set()
        }}
      />
      <ButtonRow>
        <Button type="button" kind="primary" onClick={set}>
          {m.collections_link_set()}
        </Button>
      </ButtonRow>
    </Dialog>
  )
}

/** An address that the server accepts: of this portal, https, mailto or tel; null for any other. */
function normalised(typed: string): string | null {
  const address = typed.trim()
  if (address === '' || /^\/(?![/\\])/.test(address) || /^(mailto|tel):/i.test(address)) return address
  const whole = /^https?:\/\//i.test(address) ? address : `https://${address}`
  return URL.canParse(whole) && whole.includes('.') && !/\s/.test(whole) ? whole : null
}
