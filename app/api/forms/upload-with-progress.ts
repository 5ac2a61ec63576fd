import { errorNameOfCode } from '../../../shared/contract/error-table.ts'
import { ApiError, type ErrorData } from '../../../shared/contract/errors.ts'
import type { FileView, UploadPurpose } from '../../../shared/contract/files.ts'
import { localeOfPath } from '../../../shared/lib/locale.ts'
import { throttle } from '../../../shared/lib/throttle.ts'
import { reportLoginEnded, reportNotAvailable } from '../state/client-events.ts'
import { untilOwnLogin } from '../state/own-login.ts'
import { illegalOperationCode, isEnvelope } from '../transport/http-client.ts'

/** An upload fails when no byte has moved for this long; a large file on a slow line may take its time. */
const stallMs = 8000

/**
 * Stores a file as `api.files.upload` does, and reports progress. It bypasses the one client because `fetch`
 * cannot say how much has been sent.
 * @param onProgress gets the share sent, 0 to 1, at most five times a second
 * @throws ApiError as the call
 */
export async function uploadWithProgress(
  { purpose, file }: { purpose: UploadPurpose; file: File },
  onProgress: (share: number) => void,
): Promise<FileView> {
  // Feedback can be sent without an account.
  if (purpose !== 'feedback') await untilOwnLogin()
  const { status, body } = await send(formOf(purpose, file), onProgress)
  if (status === 403 && (await reportLoginEnded())) return uploadWithProgress({ purpose, file }, onProgress)
  const answer: unknown = parse(body)
  if (!isEnvelope(answer)) throw new ApiError('unavailable')
  if (answer.code === 0) return answer.data as FileView
  const refused = (answer.data ?? {}) as Partial<ErrorData>
  if (status === 200 && answer.code === illegalOperationCode) void reportNotAvailable(refused)
  const { fields } = refused
  throw new ApiError(errorNameOfCode(answer.code), fields ? { fields } : {})
}

function formOf(purpose: UploadPurpose, file: File): FormData {
  const form = new FormData()
  form.set('purpose', purpose)
  form.set('file', file)
  return form
}

function send(form: FormData, onProgress: (share: number) => void) {
  return new Promise<{ status: number; body: string }>((resolve) => {
    const request = new XMLHttpRequest()
    let timer = 0
    const watch = () => {
      clearTimeout(timer)
      timer = window.setTimeout(() => {
        console.warn(`file/upload: nothing moved within ${stallMs} ms`)
        request.abort()
      }, stallMs)
    }
    // A browser reports every few milliseconds, and each report renders the whole list of files again.
    const tell = throttle(onProgress)
    request.upload.onprogress = ({ loaded, total }) => {
      watch()
      if (total > 0) tell(loaded / total)
    }
    request.onloadend = () => {
      clearTimeout(timer)
      resolve({ status: request.status, body: request.responseText })
    }
    request.open(
      'POST',
      `/api/techforgood/${localeOfPath(location.pathname) === 'en' ? 'en/' : ''}file/upload`,
    )
    request.setRequestHeader('Accept', 'application/json')
    watch()
    request.send(form)
  })
}

function parse(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    return null
  }
}
