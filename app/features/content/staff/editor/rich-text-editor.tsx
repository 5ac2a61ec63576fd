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
  /** That what it stands in for had the focus: it goes on at the end of the text. */
  takesFocus: boolean
  pictures: LibraryPicture[]
  onChange: (html: string) => void
}

/** What the server keeps of a text, and nothing else, can be written. */
const extensions = [
  StarterKit.configure({
    heading: { levels: [2, 3, 4] },
    link: { openOnClick: false, autolink: false, HTMLAttributes: { rel: null, target: null, class: null } },
    trailingNode: false,
  }),
  Image.configure({ inline: false }),
  TableKit.configure({ table: { resizable: false } }),
]

/** The editor of a long text; brings the HTML of every change. */
export function RichTextEditor(props: RichTextEditorProps) {
  const { id, label, lang, html, takesFocus, pictures, onChange } = props
  const place = useRef<HTMLDivElement>(null)
  const [editor, setEditor] = useState<Editor | null>(null)
  const latest = useRef(onChange)
  latest.current = onChange
  const [, setTurn] = useState(0)
  // The text is the editor's own once it stands; a new record mounts a new one.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => {
    if (!place.current) return
    const made = new Editor({
      element: place.current,
      extensions,
      content: html,
      autofocus: takesFocus && 'end',
      // The content security policy allows no injected styles; they stand in the style sheet.
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
