import * as m from '#messages'
import { feedbackTerms } from '../../../shared/rules/feedback.ts'
import { type CarriedFile, carriedValue } from '../../api/upload-files.ts'
import { type SendingFile, useUploads } from '../../api/use-uploads.ts'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/choice.tsx'
import { FileField, FileItem, FileList } from '../../ui/file-field.tsx'
import { StatusTag } from '../../ui/status-tag.tsx'

export type FeedbackFilesProps = { carried: CarriedFile[]; error: string | undefined }

/** Screenshots and papers: sent with the form without script, stored as soon as they are chosen with it. */
export function FeedbackFiles({ carried, error }: FeedbackFilesProps) {
  const uploads = useUploads('feedback', carried, feedbackTerms.filesAtMost)
  const { stored, sending, choose } = uploads
  return (
    <FileField
      name="files"
      label={m.feedback_files()}
      hint={m.feedback_files_hint({ count: feedbackTerms.filesAtMost })}
      {...(error && { error })}
      optional
      multiple
      accept=".pdf,.jpg,.jpeg,.png,.webp"
      dropText={m.feedback_files_drop()}
      onChange={(event) => {
        const files = [...(event.currentTarget.files ?? [])]
        // They are on their way: the form must not send them a second time.
        event.currentTarget.value = ''
        choose(files)
      }}
    >
      {stored.length + sending.length > 0 && (
        <FileList label={m.feedback_files_list()}>
          {stored.map((file) => (
            <Stored key={file.fileId} file={file} onRemove={() => uploads.remove(file.fileId)} />
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

function Stored({ file, onRemove }: { file: CarriedFile; onRemove: () => void }) {
  return (
    <FileItem
      name={file.name}
      state={<StatusTag tone="green">{m.feedback_file_stored()}</StatusTag>}
      actions={
        <>
          <input type="hidden" name="filesId" value={carriedValue(file)} />
          <Checkbox
            id={`files-${file.fileId}`}
            name="filesRemove"
            value={file.fileId}
            label={m.feedback_file_remove({ name: file.name })}
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
    const percent = m.feedback_file_percent({ percent: Math.round(share * 100) })
    return (
      <FileItem
        name={file.name}
        state={<StatusTag tone="azure">{m.feedback_file_sending()}</StatusTag>}
        progress={{ share, label: m.feedback_file_progress(), text: percent }}
      />
    )
  }
  return (
    <FileItem
      name={file.name}
      state={<StatusTag tone="red">{m.feedback_file_failed()}</StatusTag>}
      error={error}
      actions={
        <>
          {canRetry && (
            <Button type="button" onClick={onRetry}>
              {m.try_again()}
            </Button>
          )}
          <Button type="button" kind="quiet" onClick={onRemove}>
            {m.feedback_file_drop_it()}
          </Button>
        </>
      }
    />
  )
}
