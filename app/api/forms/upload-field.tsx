import type { ReactNode } from 'react'
import * as m from '#messages'
import type { UploadPurpose } from '../../../shared/contract/files.ts'
import { bytesText } from '../../../shared/lib/text/bytes-text.ts'
import { type UploadKind, uploadKinds } from '../../../shared/rules/uploads.ts'
import { Button } from '../../ui/controls/button.tsx'
import { Checkbox } from '../../ui/controls/choice.tsx'
import { FileField, FileItem, FileList } from '../../ui/controls/file-field.tsx'
import { useHasScript } from '../../ui/controls/use-has-script.ts'
import { Link } from '../../ui/link.tsx'
import { StatusTag } from '../../ui/status-tag.tsx'
import { carriedValue } from './upload-files.ts'
import { type SendingFile, type StoredFile, useUploads } from './use-uploads.ts'

export type UploadFieldProps = {
  name: string
  label: string
  /** Called with the number of files stored so far. */
  hint: (stored: number) => ReactNode
  error: string | undefined
  optional?: boolean
  purpose: UploadPurpose
  atMost: number
  accept?: readonly UploadKind[]
  /** Files that are already stored, also by an earlier attempt. */
  before: StoredFile[]
  /** Accessible name of the list of files. */
  listLabel: string
  /** How a stored file is removed, where a checkbox is not enough. */
  removal?: (file: StoredFile, onRemove: () => void) => ReactNode
}

/** The files of a form: posted with it without script; with script stored once chosen, and retried. */
export function UploadField(props: UploadFieldProps) {
  const { name, label, hint, error, optional, purpose, atMost, accept = uploadKinds, before } = props
  const { stored, sending, choose, retry, remove } = useUploads(purpose, before, atMost, accept)
  return (
    <FileField
      name={name}
      label={label}
      hint={hint(stored.length)}
      {...(error && { error })}
      {...(optional && { optional })}
      multiple={atMost > 1}
      accept={accept.map((kind) => (kind === 'pdf' ? '.pdf' : '.jpg,.jpeg,.png,.webp')).join(',')}
      dropText={m.upload_drop()}
      onChange={(event) => {
        const files = [...(event.currentTarget.files ?? [])]
        // The files are already being sent: the form must not send them again.
        event.currentTarget.value = ''
        choose(files)
      }}
    >
      {stored.length + sending.length > 0 && (
        <FileList label={props.listLabel}>
          {stored.map((file) => {
            const onRemove = () => remove(file.fileId)
            const removal = props.removal?.(file, onRemove) ?? <Removal {...{ name, file, onRemove }} />
            return <Stored key={file.fileId} name={name} file={file} removal={removal} />
          })}
          {sending.map((item) => (
            <Sending
              key={item.key}
              item={item}
              onRetry={() => retry(item)}
              onRemove={() => remove(item.key)}
            />
          ))}
        </FileList>
      )}
    </FileField>
  )
}

function Stored({ name, file, removal }: { name: string; file: StoredFile; removal: ReactNode }) {
  return (
    <FileItem
      name={<FileName file={file} />}
      state={<StatusTag tone="green">{m.upload_stored()}</StatusTag>}
      actions={
        <>
          <input type="hidden" name={`${name}Id`} value={carriedValue(file)} />
          {removal}
        </>
      }
    />
  )
}

/** A button that removes the file at once; without script a checkbox that is posted with the form. */
function Removal({ name, file, onRemove }: { name: string; file: StoredFile; onRemove: () => void }) {
  const hasScript = useHasScript()
  const label = m.upload_remove({ name: file.name })
  if (hasScript)
    return (
      <Button type="button" kind="quiet" onClick={onRemove} aria-label={label}>
        {m.upload_remove_now()}
      </Button>
    )
  return <Checkbox id={`${name}-${file.fileId}`} name={`${name}Remove`} value={file.fileId} label={label} />
}

/** With the size and a link, as far as they are known. */
function FileName({ file: { name, link, bytes } }: { file: StoredFile }) {
  if (!link || bytes === undefined) return name
  return (
    <>
      <Link href={link} download alone aria-label={m.upload_download({ name })}>
        {name}
      </Link>{' '}
      <span className="text-ink-2">{bytesText(bytes)}</span>
    </>
  )
}

type SendingProps = { item: SendingFile; onRetry: () => void; onRemove: () => void }

function Sending({ item: { file, share, error, canRetry }, onRetry, onRemove }: SendingProps) {
  const name = `${file.name} ${bytesText(file.size)}`
  if (error === undefined) {
    return (
      <FileItem
        name={name}
        state={
          // Tells the form that it has to wait.
          <span data-sending="">
            <StatusTag tone="azure">{m.upload_sending()}</StatusTag>
          </span>
        }
        progress={{
          share,
          label: m.upload_progress(),
          text: m.upload_percent({ percent: Math.round(share * 100) }),
        }}
      />
    )
  }
  return (
    <FileItem
      name={name}
      state={
        // Tells the form which file it would leave behind.
        <span data-failed={file.name}>
          <StatusTag tone="red">{m.upload_failed()}</StatusTag>
        </span>
      }
      error={error}
      actions={
        <>
          {canRetry && (
            <Button type="button" onClick={onRetry}>
              {m.try_again()}
            </Button>
          )}
          <Button type="button" kind="quiet" onClick={onRemove}>
            {m.upload_leave_out()}
          </Button>
        </>
      }
    />
  )
}
