import { useState } from 'react'
import { ApiError, type FieldError } from '../../../shared/contract/errors.ts'
import type { FileView, UploadPurpose } from '../../../shared/contract/files.ts'
import { refusalBeforeUpload, type UploadKind } from '../../../shared/rules/uploads.ts'
import { errorText, fieldText } from './form-errors.ts'
import type { CarriedFile } from './upload-files.ts'
import { uploadWithProgress } from './upload-with-progress.ts'

/** A stored file; size and link are known of files that were stored earlier or on this page. */
export type StoredFile = CarriedFile & Partial<Pick<FileView, 'bytes' | 'link'>>

/** A file being sent; `error` is the message once it has failed. */
export type SendingFile = {
  key: string
  file: File
  share: number
  error?: string
  /** Whether a retry can help: not where the file itself is refused. */
  canRetry?: boolean
}

export type Uploads = {
  stored: StoredFile[]
  sending: SendingFile[]
  choose(files: Iterable<File>): void
  retry(item: SendingFile): void
  /** Removes a stored file from the form, or a failed one from the list. */
  remove(id: string): void
}

/**
 * The files of a field as script stores them: each as soon as it is chosen, one after another. Objections
 * known before sending are shown at once. Where only one file fits, a new one replaces the old one, which
 * stays until the new one is stored.
 */
export function useUploads(
  purpose: UploadPurpose,
  carried: StoredFile[],
  atMost = Infinity,
  accept?: readonly UploadKind[],
): Uploads {
  const [stored, setStored] = useState(carried)
  const [sending, setSending] = useState<SendingFile[]>([])
  const change = (key: string, part: Partial<SendingFile>) =>
    setSending((all) => all.map((item) => (item.key === key ? { ...item, ...part } : item)))
  const send = async (item: SendingFile) => {
    try {
      const view = await uploadWithProgress({ purpose, file: item.file }, (share) =>
        change(item.key, { share }),
      )
      setSending((all) => all.filter(({ key }) => key !== item.key))
      setStored((all) => (atMost === 1 ? [view] : [...all, view]))
    } catch (failure) {
      if (!(failure instanceof ApiError)) throw failure
      const field = failure.details.fields?.file
      change(item.key, { error: field ? fieldText(field) : errorText(failure.reason), canRetry: !field })
    }
  }
  return {
    stored,
    sending,
    choose(files) {
      const chosen = atMost === 1 ? [...files].slice(-1) : [...files]
      const underWay = sending.filter(({ error }) => error === undefined)
      const free = atMost === 1 ? 1 : atMost - stored.length - underWay.length
      const items = chosen.map((file, index) => newItem(file, accept, index < free ? undefined : atMost))
      // Where only one file fits, a new attempt replaces the failed one.
      setSending((all) => (atMost === 1 ? items : [...all, ...items]))
      const good = items.filter(({ error }) => error === undefined)
      void good.reduce((before, item) => before.then(() => send(item)), Promise.resolve())
    },
    retry({ key, file }) {
      const again = { key, file, share: 0 }
      setSending((all) => all.map((item) => (item.key === key ? again : item)))
      void send(again)
    },
    remove(id) {
      setStored((all) => all.filter(({ fileId }) => fileId !== id))
      setSending((all) => all.filter(({ key }) => key !== id))
    },
  }
}

/** @param limit set where there is no room left for the file */
function newItem(
  file: File,
  accept: readonly UploadKind[] | undefined,
  limit: number | undefined,
): SendingFile {
  const reason = refusalBeforeUpload(file, accept)
  const error: FieldError | null =
    limit === undefined ? reason && { reason } : { reason: 'tooManyFiles', limit }
  return { key: newKey(), file, share: 0, ...(error && { error: fieldText(error), canRetry: false }) }
}

/** `crypto.randomUUID` does not exist on plain http outside localhost. */
function newKey(): string {
  return `file-${performance.now()}-${Math.random()}`
}
