import { type FormEvent, type ReactNode, useState } from 'react'
import { useNavigation } from 'react-router'
import * as m from '#messages'
import { Notice } from '../../ui/notice.tsx'

/**
 * A form with files waits until its script has sent them. If one was refused, the form says that it would be
 * left behind, and goes on once that file is off the list.
 * @returns the form's submit handler, and a message to show before its buttons
 */
export function useAwaitedUploads(): {
  onSubmit: (event: FormEvent<HTMLFormElement>) => void
  tooEarly: ReactNode
} {
  const { state } = useNavigation()
  const [held, setHeld] = useState<{ failed?: string } | null>(null)
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    const form = event.currentTarget
    const failed = form.querySelector<HTMLElement>('[data-failed]')
    const isSending = form.querySelector('[data-sending]') !== null
    if (isSending) setHeld({})
    else setHeld(failed && { failed: failed.dataset.failed ?? '' })
    // Focuses the button that retries or removes the failed file.
    if (!isSending) failed?.closest('li')?.querySelector('button')?.focus()
    if (isSending || failed || state !== 'idle') event.preventDefault()
  }
  const tooEarly = held && (
    <Notice kind={held.failed === undefined ? 'warning' : 'error'} live>
      <p>{held.failed === undefined ? m.upload_wait() : m.upload_refused({ name: held.failed })}</p>
    </Notice>
  )
  return { onSubmit, tooEarly }
}
