import { useState } from 'react'
import { ApiError } from '../../shared/contract/errors.ts'
import type { UploadPurpose } from '../../shared/contract/files.ts'
import { errorText, fieldText } from './form-errors.ts'
import type { CarriedFile } from './upload-files.ts'
import { uploadWithProgress } from './upload-with-progress.ts'

/** A file on its way; `error` in words once it has failed. */
export type SendingFile = { key: string; file: File; share: number; error?: string }

export type Uploads = {
  stored: CarriedFile[]
  sending: SendingFile[]
  choose(files: Iterable<File>): void
  retry(item: SendingFile): void
  /** Takes a stored file out of the form, or a failed one off the list. */
  remove(id: string): void
}

/** The files of a field as a script stores them: each as soon as it is chosen, one after another. */
export function useUploads(purpose: UploadPurpose, carried: CarriedFile[]): Uploads {
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
      setStored((all) => [...all, view])
    } catch (failure) {
      if (!(failure instanceof ApiError)) throw failure
      const field = failure.details.fields?.file
      change(item.key, { error: field ? fieldText(field) : errorText(failure.reason) })
    }
  }
  return {
    stored,
    sending,
    choose(files) {
      const items = [...files].map((file) => ({ key: crypto.randomUUID(), file, share: 0 }))
      setSending((all) => [...all, ...items])
      void items.reduce((before, item) => before.then(() => send(item)), Promise.resolve())
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
