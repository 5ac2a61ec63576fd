import type { MouseEvent, ReactNode } from 'react'
import * as m from '#messages'
import type { QuestionView } from '../../../shared/contract/application-parts.ts'
import { bytesText } from '../../../shared/lib/bytes-text.ts'
import type { ActFailure } from '../../api/act.ts'
import { carriedFiles, carriedValue } from '../../api/upload-files.ts'
import { type SendingFile, type StoredFile, useUploads } from '../../api/use-uploads.ts'
import { Button } from '../../ui/button.tsx'
import { FileField, FileItem, FileList } from '../../ui/file-field.tsx'
import { Link } from '../../ui/link.tsx'
import { StatusTag } from '../../ui/status-tag.tsx'
import { answerName } from './question-names.ts'

export type AnswerFilesProps = {
  question: QuestionView
  failure: ActFailure | undefined
  error: string | undefined
  hint: ReactNode
}

/**
 * The files of an answer, each with its size, a way to see it and a button that takes it away. Without script files
 * travel with the form; with script each is stored as soon as it is chosen, and one that failed can be tried again.
 * Where one file is asked for, a new one replaces it.
 */
export function AnswerFiles({ question, failure, error, hint }: AnswerFilesProps) {
  const name = answerName(question.key)
  const atMost = question.atMost ?? 1
  const uploads = useUploads(
    'answer',
    filesBefore(question, failure?.values[`${name}Id`]),
    atMost,
    question.accept,
  )
  const { stored, sending } = uploads
  return (
    <FileField
      id={name}
      name={name}
      label={question.label}
      hint={
        <>
          {hint}
          {stored.length > 0 && (
            <span className="block">
              {atMost === 1 ? m.apply_file_replace_hint() : m.apply_file_more_hint()}
            </span>
          )}
        </>
      }
      optional={question.isOptional}
      {...(error && { error })}
      multiple={atMost > 1}
      accept={question.accept.map((kind) => (kind === 'pdf' ? '.pdf' : '.jpg,.jpeg,.png,.webp')).join(',')}
      dropText={m.apply_file_drop()}
      onChange={(event) => {
        const files = [...(event.currentTarget.files ?? [])]
        // Sent already: the form must not send them a second time.
        event.currentTarget.value = ''
        uploads.choose(files)
      }}
    >
      {stored.length + sending.length > 0 && (
        <FileList label={m.apply_file_list()}>
          {stored.map((file) => (
            <Stored key={file.fileId} name={name} file={file} onRemove={() => uploads.remove(file.fileId)} />
          ))}
          {sending.map((item) => (
            <Sending
              key={item.key}
              item={item}
              onRetry={() => uploads.retry(item)}
              onRemove={() => uploads.remove(item.key)}
            />
          ))}
        </FileList>
      )}
    </FileField>
  )
}

/** What the refused form carried, else what is stored; sizes and addresses as far as they are known. */
function filesBefore({ answer }: QuestionView, posted: string[] | undefined): StoredFile[] {
  if (!posted) return answer.files
  return carriedFiles(posted).map((file) => answer.files.find(({ fileId }) => fileId === file.fileId) ?? file)
}

type StoredProps = { name: string; file: StoredFile; onRemove: () => void }

function Stored({ name, file, onRemove }: StoredProps) {
  const remove = (event: MouseEvent) => {
    // Without script the button posts the form, which comes back without the file.
    event.preventDefault()
    onRemove()
  }
  return (
    <FileItem
      name={<FileName file={file} />}
      state={<StatusTag tone="green">{m.apply_file_stored()}</StatusTag>}
      actions={
        <>
          <input type="hidden" name={`${name}Id`} value={carriedValue(file)} />
          <Button
            kind="quiet"
            name={`${name}Remove`}
            value={file.fileId}
            formNoValidate
            onClick={remove}
            aria-label={m.apply_file_remove_name({ name: file.name })}
          >
            {m.apply_file_remove()}
          </Button>
        </>
      }
    />
  )
}

function FileName({ file: { name, link, bytes } }: { file: StoredFile }) {
  if (!link || bytes === undefined) return name
  return (
    <>
      <Link href={link} download alone aria-label={m.apply_file_download({ name })}>
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
    const text = m.apply_file_percent({ percent: Math.round(share * 100) })
    return (
      <FileItem
        name={name}
        state={<StatusTag tone="azure">{m.apply_file_sending()}</StatusTag>}
        progress={{ share, label: m.apply_file_progress(), text }}
      />
    )
  }
  return (
    <FileItem
      name={name}
      state={<StatusTag tone="red">{m.apply_file_failed()}</StatusTag>}
      error={error}
      actions={
        <>
          {canRetry && (
            <Button type="button" onClick={onRetry}>
              {m.apply_file_retry()}
            </Button>
          )}
          <Button type="button" kind="quiet" onClick={onRemove}>
            {m.apply_file_leave_out()}
          </Button>
        </>
      }
    />
  )
}
