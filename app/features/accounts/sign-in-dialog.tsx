import { useFetcher, useLocation } from 'react-router'
import * as m from '#messages'
import { localeOfPath, pathInLocale } from '../../../shared/lib/locale.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { SignInForm } from './sign-in-form.tsx'
import { DemoCodeNote } from './sign-in-notes.tsx'
import type { SignInAnswer } from './sign-in-state.ts'

export type SignInDialogProps = {
  isOpen: boolean
  onClose: () => void
  back: string
  demoOutbox: string | null
}

/** Signing in over any page. At `/home?signIn=…` it stands open in the HTML and works without script. */
export function SignInDialog({ isOpen, onClose, back, demoOutbox }: SignInDialogProps) {
  const fetcher = useFetcher<SignInAnswer>({ key: 'signIn' })
  const locale = localeOfPath(useLocation().pathname)
  return (
    <Dialog
      open={isOpen}
      onClose={onClose}
      title={m.sign_in_title()}
      closeText={m.close()}
      closeHref={pathInLocale('/home', locale)}
    >
      <p>{m.sign_in_lead()}</p>
      <DemoCodeNote outbox={demoOutbox} />
      <SignInForm answer={fetcher.data} back={back} isBusy={fetcher.state !== 'idle'} Form={fetcher.Form} />
    </Dialog>
  )
}
