import { type ReactNode, useState } from 'react'
import * as m from '#messages'
import type { QuestionView } from '../../../shared/contract/application-parts.ts'
import { ApiError } from '../../../shared/contract/errors.ts'
import type { ActFailure } from '../../api/act.ts'
import { browserApi } from '../../api/browser-api.ts'
import { errorText, fieldText } from '../../api/form-errors.ts'
import { type CarriedFile, carriedFiles, carriedValue } from '../../api/upload-files.ts'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/choice.tsx'
import { FileField, FileItem, FileList } from '../../ui/file-field.tsx'
import { StatusTag } from '../../ui/status-tag.tsx'
import { answerName } from './question-names.ts'

export type AnswerFilesProps = {
  question: QuestionView
  failure: ActFailure | undefined
  error: string | undefined
  hint: ReactNode
}

/** A file on its way, with script; the rest are stored. */
type Sending = { key: number; file: File; error?: string }

/**
 * The files of an answer. Without script they travel with the form and a box takes one away; with script each is
 * stored as soon as it is chosen, and one that failed can be tried again.
 */
export function AnswerFiles({ question, failure, error, hint }: AnswerFilesProps) {
  const name = answerName(question.key)
  const posted = failure?.values[`${name}Id`]
  const [stored, setStored] = useState<CarriedFile[]>(posted ? carriedFiles(posted) : question.answer.files)
  const [sending, setSending] = useState<Sending[]>([])
  const send = async (item: Sending) => {
    setSending((all) => [...all.filter(({ key }) => key !== item.key), { key: item.key, file: item.file }])
    const result = await store(item.file)
    setSending((all) =>
      all.flatMap((one) => (one.key === item.key ? ('error' in result ? { ...one, ...result } : []) : one)),
    )
    if ('fileId' in result) setStored((all) => [...all, result])
  }
  return (
    <FileField
      id={name}
      name={name}
      label={question.label}
      hint={hint}
      optional={question.isOptional}
      {...(error && { error })}
      multiple={(question.atMost ?? 1) > 1}
      accept={question.accept.map((kind) => (kind === 'pdf' ? '.pdf' : '.jpg,.jpeg,.png,.webp')).join(',')}
      dropText={m.apply_file_drop()}
      onChange={(event) => {
        const files = [...(event.currentTarget.files ?? [])]
        // Sent already: the form must not send them a second time.
        event.currentTarget.value = ''
        for (const file of files) void send({ key: Math.random(), file })
      }}
    >
      {stored.length + sending.length > 0 && (
        <FileList label={m.apply_file_list()}>
          {stored.map((file) => (
            <StoredFile
              key={file.fileId}
              name={name}
              file={file}
              onRemove={() => setStored((all) => all.filter(({ fileId }) => fileId !== file.fileId))}
            />
          ))}
          {sending.map((item) => (
            <SendingFile key={item.key} item={item} onRetry={() => void send(item)} />
          ))}
        </FileList>
      )}
    </FileField>
  )
}

async function store(file: File): Promise<CarriedFile | { error: string }> {
  try {
    return await browserApi().files.upload({ purpose: 'answer', file })
  } catch (failure) {
    if (!(failure instanceof ApiError)) throw failure
    const field = failure.details.fields?.file
    return { error: field ? fieldText(field) : errorText(failure.reason, failure.details) }
  }
}

function StoredFile({ name, file, onRemove }: { name: string; file: CarriedFile; onRemove: () => void }) {
  return (
    <FileItem
      name={file.name}
      state={<StatusTag tone="green">{m.apply_file_stored()}</StatusTag>}
      actions={
        <>
          <input type="hidden" name={`${name}Id`} value={carriedValue(file)} />
          <Checkbox
            id={`${name}-${file.fileId}`}
            name={`${name}Remove`}
            value={file.fileId}
            label={m.apply_file_remove_name({ name: file.name })}
            onChange={onRemove}
          />
        </>
      }
    />
  )
}

function SendingFile({ item, onRetry }: { item: Sending; onRetry: () => void }) {
  if (item.error === undefined)
    return (
      <FileItem name={item.file.name} state={<StatusTag tone="azure">{m.apply_file_sending()}</StatusTag>} />
    )
  return (
    <FileItem
      name={item.file.name}
      state={<StatusTag tone="red">{m.apply_file_failed()}</StatusTag>}
      error={item.error}
      actions={
        <Button type="button" kind="quiet" onClick={onRetry}>
          {m.apply_file_retry()}
        </Button>
      }
    />
  )
}
