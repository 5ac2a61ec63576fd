import { type FormEvent, type ReactNode, useState } from 'react'
import { useNavigation } from 'react-router'
import * as m from '#messages'
import { Notice } from '../ui/notice.tsx'

/**
 * A form with files waits until its script has sent them: one still on its way would be left behind.
 * @returns what the form does when it is sent, and what it says, to stand before its buttons
 */
export function useAwaitedUploads(): {
  onSubmit: (event: FormEvent<HTMLFormElement>) => void
  tooEarly: ReactNode
} {
  const { state } = useNavigation()
  const [isTooEarly, setTooEarly] = useState(false)
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    const isSending = event.currentTarget.querySelector('[data-sending]') !== null
    setTooEarly(isSending)
    if (isSending || state !== 'idle') event.preventDefault()
  }
  const tooEarly = isTooEarly && (
    <Notice kind="warning" live>
      <p>{m.upload_wait()}</p>
    </Notice>
  )
  return { onSubmit, tooEarly }
}
