import type { Api } from '../../../shared/contract/contract.ts'
import { ApiError, type FieldError } from '../../../shared/contract/errors.ts'
import type { UploadPurpose } from '../../../shared/contract/files.ts'
import { refusalBeforeUpload, type UploadKind } from '../../../shared/rules/uploads.ts'
import type { PostedForm } from './posted-form.ts'

/**
 * A file field of a form; its hidden fields are `<name>Id`, its removals `<name>Remove`. Where only one file
 * fits, a newly chosen one replaces the previous one once it is stored.
 */
export type FileFieldSpec = {
  name: string
  purpose: UploadPurpose
  atMost: number
  /** The accepted kinds; both if left out. */
  accept?: readonly UploadKind[]
}

/** A file carried by a hidden field: already stored, shown by its name. */
export type CarriedFile = { fileId: string; name: string }

/**
 * Stores the files that were posted with a form and returns the ids for the call, together with those carried
 * from earlier attempts. The form's values are changed to carry all of them: when another field is refused,
 * no file has to be chosen again.
 * @returns ids by field name
 * @throws ApiError `fileRefused` with a reason per field, after the others have been stored
 */
export async function uploadPostedFiles(
  api: Api,
  form: PostedForm,
  fields: readonly FileFieldSpec[],
): Promise<Record<string, string[]>> {
  const ids: Record<string, string[]> = {}
  const refused: Record<string, FieldError> = {}
  for (const field of fields) {
    const { kept, error } = await uploadField(api, form, field)
    ids[field.name] = kept.map((file) => file.fileId)
    if (error) refused[field.name] = error
  }
  if (Object.keys(refused).length > 0) throw new ApiError('fileRefused', { fields: refused })
  return ids
}

async function uploadField(api: Api, form: PostedForm, { name, purpose, atMost, accept }: FileFieldSpec) {
  const removed = new Set(form.texts(`${name}Remove`))
  const kept = carriedFiles(form.texts(`${name}Id`)).filter((file) => !removed.has(file.fileId))
  const chosen = form.files(name)
  const isReplaced = atMost === 1 && chosen.length === 1
  const free = isReplaced ? 1 : Math.max(0, atMost - kept.length)
  let error: FieldError | undefined
  if (chosen.length > free) error = { reason: 'tooManyFiles', limit: atMost }
  for (const file of chosen.slice(0, free)) {
    const refusal = refusalBeforeUpload(file, accept)
    if (refusal) {
      error ??= { reason: refusal }
      continue
    }
    try {
      const stored = await api.files.upload({ purpose, file })
      kept.splice(isReplaced ? 0 : kept.length, isReplaced ? 1 : 0, stored)
    } catch (failure) {
      if (!(failure instanceof ApiError) || failure.reason !== 'fileRefused') throw failure
      error ??= failure.details.fields?.file
    }
  }
  carry(form, name, kept)
  return { kept, error }
}

function carry(form: PostedForm, name: string, files: CarriedFile[]): void {
  for (const key of [name, `${name}Id`, `${name}Remove`]) form.data.delete(key)
  for (const file of files) form.data.append(`${name}Id`, carriedValue(file))
}

/** The value of a file's hidden field. The name is only shown back to the person who sent it. */
export function carriedValue({ fileId, name }: CarriedFile): string {
  return `${fileId} ${name}`
}

/** The files carried by hidden fields. */
export function carriedFiles(values: readonly string[]): CarriedFile[] {
  return values.map((value) => {
    const space = value.indexOf(' ')
    return space < 0
      ? { fileId: value, name: '' }
      : { fileId: value.slice(0, space), name: value.slice(space + 1) }
  })
}
