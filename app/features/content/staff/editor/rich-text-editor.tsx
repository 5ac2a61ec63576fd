import { Editor } from '@tiptap/core'
import { Image } from '@tiptap/extension-image'
import { TableKit } from '@tiptap/extension-table'
import { StarterKit } from '@tiptap/starter-kit'
import { useEffect, useRef, useState } from 'react'
import type { LibraryPicture } from '../../../../../shared/contract/content/content-parts.ts'
import { EditorToolbar } from './editor-toolbar.tsx'

export type RichTextEditorProps = {
  id: string
  label: string
  lang: string | undefined
  html: string
  /** The field that the editor replaces had the focus: the cursor goes to the end of the text. */
  takesFocus: boolean
  pictures: LibraryPicture[]
  onChange: (html: string) => void
}

/** Only what the server keeps of a text can be written. */
const extensions = [
  StarterKit.configure({
    heading: { levels: [2, 3, 4] },
    link: { openOnClick: false, autolink: false, HTMLAttributes: { rel: null, target: null, class: null } },
    trailingNode: false,
  }),
  Image.configure({ inline: false }),
  TableKit.configure({ table: { resizable: false } }),
]

/** The editor of a long text; reports the HTML of every change. */
export function RichTextEditor(props: RichTextEditorProps) {
  const { id, label, lang, html, takesFocus, pictures, onChange } = props
  const place = useRef<HTMLDivElement>(null)
  const [editor, setEditor] = useState<Editor | null>(null)
  const latest = useRef(onChange)
  latest.current = onChange
  const [, setTurn] = useState(0)
  // Once mounted, the editor owns the text; a new record mounts a new editor.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => {
    if (!place.current) return
    const made = new Editor({
      element: place.current,
      extensions,
      content: html,
      autofocus: takesFocus && 'end',
      // The content security policy allows no injected styles; they are in the style sheet.
      injectCSS: false,
      editorProps: {
        attributes: {
          id,
          class: 'prose editor-text',
          role: 'textbox',
          'aria-multiline': 'true',
          'aria-label': label,
          ...(lang && { lang }),
        },
      },
      onUpdate: ({ editor: changed }) => latest.current(changed.isEmpty ? '' : changed.getHTML()),
      onTransaction: () => setTurn((turn) => turn + 1),
    })
    setEditor(made)
    return () => made.destroy()
  }, [])
  return (
    <div className="editor">
      {editor && <EditorToolbar editor={editor} label={label} pictures={pictures} />}
      <div ref={place} />
    </div>
  )
}
