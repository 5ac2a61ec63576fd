import type { ReactNode } from 'react'
import * as m from '#messages'
import { changePapersAtMost } from '../../../shared/rules/super-admin-change.ts'
import { papersAtMost } from '../../../shared/rules/verification-fields.ts'
import { type CarriedFile, carriedValue } from '../../api/upload-files.ts'
import { type SendingFile, useUploads } from '../../api/use-uploads.ts'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/choice.tsx'
import { FileField, FileItem, FileList } from '../../ui/file-field.tsx'
import { StatusTag } from '../../ui/status-tag.tsx'

export type PaperFieldProps = {
  field: 'certificate' | 'letter' | 'proof'
  label: string
  hint: ReactNode
  error: string | undefined
  optional?: boolean
  /** Files that an earlier try has stored. */
  carried: CarriedFile[]
}

const purposes = {
  certificate: 'certificate',
  letter: 'authorisationLetter',
  proof: 'unreachableProof',
} as const
const mostFiles = { ...changePapersAtMost, ...papersAtMost } as const

/** The papers of a field: sent with the form without script, stored as soon as they are chosen with it. */
export function PaperField({ field, label, hint, error, optional, carried }: PaperFieldProps) {
  const { stored, sending, choose, retry, remove } = useUploads(purposes[field], carried, mostFiles[field])
  const isEmpty = stored.length + sending.length === 0
  return (
    <FileField
      name={field}
      label={label}
      hint={
        <>
          {hint}
          <span className="block">{m.paper_limits({ count: mostFiles[field] })}</span>
        </>
      }
      {...(error && { error })}
      {...(optional && { optional })}
      multiple
      accept=".pdf,.jpg,.jpeg,.png,.webp"
      dropText={m.paper_drop()}
      onChange={(event) => {
        const files = [...(event.currentTarget.files ?? [])]
        // They are on their way: the form must not send them a second time.
        event.currentTarget.value = ''
        choose(files)
      }}
    >
      {!isEmpty && (
        <FileList label={m.paper_list({ field: label })}>
          {stored.map((file) => (
            <Stored key={file.fileId} field={field} file={file} onRemove={() => remove(file.fileId)} />
          ))}
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

type StoredProps = { field: string; file: CarriedFile; onRemove: () => void }

function Stored({ field, file, onRemove }: StoredProps) {
  return (
    <FileItem
      name={file.name}
      state={<StatusTag tone="green">{m.paper_stored()}</StatusTag>}
      actions={
        <>
          <input type="hidden" name={`${field}Id`} value={carriedValue(file)} />
          <Checkbox
            id={`${field}-${file.fileId}`}
            name={`${field}Remove`}
            value={file.fileId}
            label={m.paper_remove({ name: file.name })}
            onChange={onRemove}
          />
        </>
      }
    />
  )
}

type SendingProps = { item: SendingFile; onRetry: () => void; onRemove: () => void }

function Sending({ item, onRetry, onRemove }: SendingProps) {
  const { file, share, error, canRetry } = item
  if (error === undefined) {
    const percent = m.paper_percent({ percent: Math.round(share * 100) })
    return (
      <FileItem
        name={file.name}
        state={
          <span data-sending="">
            <StatusTag tone="azure">{m.paper_sending()}</StatusTag>
          </span>
        }
        progress={{ share, label: m.paper_progress(), text: percent }}
      />
    )
  }
  return (
    <FileItem
      name={file.name}
      state={<StatusTag tone="red">{m.paper_failed()}</StatusTag>}
      error={error}
      actions={
        <>
          {canRetry && (
            <Button type="button" onClick={onRetry}>
              {m.try_again()}
            </Button>
          )}
          <Button type="button" kind="quiet" onClick={onRemove}>
            {m.paper_drop_it()}
          </Button>
        </>
      }
    />
  )
}
