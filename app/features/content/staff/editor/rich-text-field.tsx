import { type ComponentType, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import * as m from '#messages'
import type { LibraryPicture } from '../../../../../shared/contract/content/content-parts.ts'
import type { FieldBase } from '../../../../ui/controls/field.tsx'
import { useUiWords } from '../../../../ui/ui-words.tsx'
import type { RichTextEditorProps } from './rich-text-editor.tsx'

export type RichTextFieldProps = FieldBase & {
  label: string
  name: string
  id: string
  lang?: string | undefined
  defaultValue: string
  pictures: LibraryPicture[]
}

type LoadedEditor = Pick<RichTextEditorProps, 'html' | 'takesFocus'> & {
  Editor: ComponentType<RichTextEditorProps>
}

/**
 * A long text with headings, lists, links, tables and pictures. The form posts its textarea, which is all
 * there is without script; with script the editor replaces it visually and keeps it filled.
 */
export function RichTextField(props: RichTextFieldProps) {
  const { name, id, label, hint, error, optional, lang, defaultValue, pictures } = props
  const words = useUiWords()
  const area = useRef<HTMLTextAreaElement>(null)
  const [loaded, setLoaded] = useState<LoadedEditor | null>(null)
  useEffect(() => {
    // If the editor cannot be loaded, the textarea stays in use.
    void import('./rich-text-editor.tsx').then(
      ({ RichTextEditor }) => {
        // What was typed before the editor arrived goes into it, and nothing can be typed in between.
        const html = area.current?.value ?? ''
        const takesFocus = area.current !== null && document.activeElement === area.current
        flushSync(() => setLoaded({ Editor: RichTextEditor, html, takesFocus }))
      },
      () => {},
    )
  }, [])
  const notes = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined
  const keep = (html: string) => {
    if (!area.current || area.current.value === html) return
    area.current.value = html
    area.current.dispatchEvent(new Event('input', { bubbles: true }))
  }
  return (
    <div className="field" data-invalid={error ? '' : undefined}>
      <label className="field-label" id={`${id}-label`} htmlFor={id}>
        {label}
        {optional && <span className="field-optional">{optional === true ? words.optional : optional}</span>}
      </label>
      <div className="field-hint" id={`${id}-hint`}>
        {hint ?? (loaded ? m.collections_editor_hint() : m.collections_editor_plain())}
      </div>
      {error && (
        <p className="field-error" id={`${id}-error`}>
          {words.errorPrefix}
          {error}
        </p>
      )}
      <div className="field-body">
        <textarea
          ref={area}
          className="input"
          id={loaded ? undefined : id}
          hidden={loaded !== null}
          name={name}
          rows={14}
          lang={lang}
          defaultValue={defaultValue}
          aria-describedby={notes}
          aria-invalid={error ? true : undefined}
        />
        {loaded && (
          <loaded.Editor
            id={id}
            label={label}
            lang={lang}
            html={loaded.html}
            takesFocus={loaded.takesFocus}
            pictures={pictures}
            onChange={keep}
          />
        )}
      </div>
    </div>
  )
}
