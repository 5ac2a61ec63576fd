import type { ReactNode } from 'react'
import * as m from '#messages'
import type { QuestionView } from '../../../shared/contract/applications/application-parts.ts'
import type { ActFailure } from '../../api/forms/act.ts'
import { UploadField } from '../../api/forms/upload-field.tsx'
import { carriedFiles } from '../../api/forms/upload-files.ts'
import type { StoredFile } from '../../api/forms/use-uploads.ts'
import { Button } from '../../ui/controls/button.tsx'
import { answerName } from './question-names.ts'

export type AnswerFilesProps = {
  question: QuestionView
  failure: ActFailure | undefined
  error: string | undefined
  hint: ReactNode
  /** Whether answers are saved before the page is sent; without script a file is then removed at once. */
  isKept?: boolean
}

/** The files of an answer, each with a way to remove it. Where only one fits, a new one replaces it. */
export function AnswerFiles({ question, failure, error, hint, isKept = true }: AnswerFilesProps) {
  const name = answerName(question.key)
  const atMost = question.atMost ?? 1
  return (
    <UploadField
      name={name}
      label={question.label}
      hint={(stored) => (
        <>
          {hint}
          {stored > 0 && (
            <span className="block">
              {atMost === 1 ? m.apply_file_replace_hint() : m.apply_file_more_hint()}
            </span>
          )}
        </>
      )}
      error={error}
      optional={question.isOptional}
      purpose="answer"
      atMost={atMost}
      accept={question.accept}
      before={filesBefore(question, failure?.values[`${name}Id`])}
      listLabel={m.apply_file_list()}
      {...(isKept && {
        removal: (file: StoredFile, onRemove: () => void) => <Removal {...{ name, file, onRemove }} />,
      })}
    />
  )
}

/** The files carried by the refused form, else those stored; sizes and links as far as they are known. */
function filesBefore({ answer }: QuestionView, posted: string[] | undefined): StoredFile[] {
  if (!posted) return answer.files
  return carriedFiles(posted).map((file) => answer.files.find(({ fileId }) => fileId === file.fileId) ?? file)
}

type RemovalProps = { name: string; file: StoredFile; onRemove: () => void }

/** Without script the button posts the form, which comes back without the file. */
function Removal({ name, file, onRemove }: RemovalProps) {
  return (
    <Button
      kind="quiet"
      name={`${name}Remove`}
      value={file.fileId}
      formNoValidate
      onClick={(event) => {
        event.preventDefault()
        onRemove()
      }}
      aria-label={m.upload_remove({ name: file.name })}
    >
      {m.upload_remove_now()}
    </Button>
  )
}
