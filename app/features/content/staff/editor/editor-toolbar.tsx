import type { Editor } from '@tiptap/core'
import { type KeyboardEvent, useRef, useState } from 'react'
import * as m from '#messages'
import type { LibraryPicture } from '../../../../../shared/contract/content/content-parts.ts'
import { LinkDialog } from './link-dialog.tsx'
import { PictureDialog } from './picture-dialog.tsx'

export type EditorToolbarProps = { editor: Editor; label: string; pictures: LibraryPicture[] }

type Tool = { key: string; text: string; isOn?: boolean; isOff?: boolean; run: () => void }

/** The toolbar of an editor: a single tab stop, with arrow keys to move between the tools. */
export function EditorToolbar({ editor, label, pictures }: EditorToolbarProps) {
  const [open, setOpen] = useState<'link' | 'picture' | null>(null)
  const bar = useRef<HTMLDivElement>(null)
  const [current, setCurrent] = useState(0)
  const tools = toolsOf(editor, setOpen)
  const move = (event: KeyboardEvent) => {
    const step = { ArrowRight: 1, ArrowLeft: -1, Home: -current, End: tools.length - 1 - current }[event.key]
    if (step === undefined) return
    event.preventDefault()
    const next = (current + step + tools.length) % tools.length
    setCurrent(next)
    bar.current?.querySelectorAll('button')[next]?.focus()
  }
  const close = () => {
    setOpen(null)
    editor.commands.focus()
  }
  return (
    <>
      <div
        ref={bar}
        role="toolbar"
        aria-label={m.collections_toolbar({ field: label })}
        className="editor-tools"
        onKeyDown={move}
      >
        {tools.map(({ key, text, isOn, isOff, run }, index) => (
          <button
            key={key}
            type="button"
            className="editor-tool"
            tabIndex={index === current ? 0 : -1}
            aria-pressed={isOn}
            aria-disabled={isOff || undefined}
            onFocus={() => setCurrent(index)}
            onClick={() => !isOff && run()}
          >
            {text}
          </button>
        ))}
      </div>
      <LinkDialog open={open === 'link'} editor={editor} onClose={close} />
      <PictureDialog
        open={open === 'picture'}
        pictures={pictures}
        onClose={close}
        onChoose={(picture) => {
          editor.chain().setImage({ src: picture.src }).run()
          close()
        }}
      />
    </>
  )
}

function toolsOf(editor: Editor, open: (what: 'link' | 'picture') => void): Tool[] {
  const chain = () => editor.chain().focus()
  const isIn = (name: string, attributes?: object) => editor.isActive(name, attributes)
  return [
    {
      key: 'h2',
      text: m.collections_tool_h2(),
      isOn: isIn('heading', { level: 2 }),
      run: () => chain().toggleHeading({ level: 2 }).run(),
    },
    {
      key: 'h3',
      text: m.collections_tool_h3(),
      isOn: isIn('heading', { level: 3 }),
      run: () => chain().toggleHeading({ level: 3 }).run(),
    },
    {
      key: 'bold',
      text: m.collections_tool_bold(),
      isOn: isIn('bold'),
      run: () => chain().toggleBold().run(),
    },
    {
      key: 'list',
      text: m.collections_tool_list(),
      isOn: isIn('bulletList'),
      run: () => chain().toggleBulletList().run(),
    },
    {
      key: 'steps',
      text: m.collections_tool_steps(),
      isOn: isIn('orderedList'),
      run: () => chain().toggleOrderedList().run(),
    },
    {
      key: 'quote',
      text: m.collections_tool_quote(),
      isOn: isIn('blockquote'),
      run: () => chain().toggleBlockquote().run(),
    },
    { key: 'link', text: m.collections_tool_link(), isOn: isIn('link'), run: () => open('link') },
    { key: 'picture', text: m.collections_tool_picture(), run: () => open('picture') },
    {
      key: 'table',
      text: isIn('table') ? m.collections_tool_table_off() : m.collections_tool_table(),
      run: () =>
        isIn('table')
          ? chain().deleteTable().run()
          : chain().insertTable({ rows: 3, cols: 3, withHeaderRow: true }).run(),
    },
    ...(isIn('table')
      ? [
          { key: 'row', text: m.collections_tool_row(), run: () => chain().addRowAfter().run() },
          { key: 'column', text: m.collections_tool_column(), run: () => chain().addColumnAfter().run() },
        ]
      : []),
    {
      key: 'undo',
      text: m.collections_tool_undo(),
      isOff: !editor.can().undo(),
      run: () => chain().undo().run(),
    },
    {
      key: 'redo',
      text: m.collections_tool_redo(),
      isOff: !editor.can().redo(),
      run: () => chain().redo().run(),
    },
  ]
}
