import { type DragEvent, type InputHTMLAttributes, type ReactNode, useEffect, useRef, useState } from 'react'
import { Meter } from '../meter.tsx'
import { Field, type FieldBase } from './field.tsx'

export type FileFieldProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'type'> &
  FieldBase & {
    name: string
    /** Inside the drop zone: 也可以把文件拖到这里 */
    dropText: ReactNode
    /** The current files, as a `<FileList>`. */
    children?: ReactNode
  }

/** A real file input, surrounded by a zone to drop files on; both end in the input's change event. */
export function FileField(props: FileFieldProps) {
  const { label, hint, error, optional, large, dropText, children, id = props.name, ...input } = props
  const control = useRef<HTMLInputElement>(null)
  const [over, setOver] = useState(false)
  // A file chosen before hydration has triggered no event handler.
  useEffect(() => {
    if (control.current?.files?.length) control.current.dispatchEvent(new Event('change', { bubbles: true }))
  }, [])
  const onDragOver = (event: DragEvent) => {
    event.preventDefault()
    setOver(true)
  }
  const onDrop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    if (!control.current || event.dataTransfer.files.length === 0) return
    control.current.files = event.dataTransfer.files
    control.current.dispatchEvent(new Event('change', { bubbles: true }))
  }
  return (
    <Field id={id} {...{ label, hint, error, optional, large }}>
      {(aria) => (
        <>
          {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping is an extra; the input does the same by keyboard */}
          <div
            className="drop"
            data-over={over ? '' : undefined}
            onDragOver={onDragOver}
            onDragLeave={() => setOver(false)}
            onDrop={onDrop}
          >
            <input {...input} {...aria} ref={control} type="file" />
            <p className="field-hint">{dropText}</p>
          </div>
          {children}
        </>
      )}
    </Field>
  )
}

export type FileListProps = { label: string; children: ReactNode }

/** The files of a field, each a `<FileItem>`. */
export function FileList({ label, children }: FileListProps) {
  return (
    <ul className="file-list" aria-label={label}>
      {children}
    </ul>
  )
}

export type FileItemProps = {
  /** With its size, and as a link if it can be opened. */
  name: ReactNode
  /** Its state as a StatusTag. */
  state?: ReactNode
  /** Remove or retry: quiet buttons or links. */
  actions?: ReactNode
  /** The file's error. */
  error?: ReactNode
  /** While the file is being sent: the share done, 0 to 1, and the same in words. */
  progress?: { share: number; label: string; text: string }
}

/** One file: its name, its state and what can be done about it. */
export function FileItem({ name, state, actions, error, progress }: FileItemProps) {
  return (
    <li className="file-item">
      <span className="file-name">{name}</span>
      <span>{state}</span>
      {progress && <Meter label={progress.label} text={progress.text} value={progress.share} max={1} />}
      {error && (
        <p className="font-bold text-red" role="alert">
          {error}
        </p>
      )}
      {actions && <div className="row">{actions}</div>}
    </li>
  )
}
