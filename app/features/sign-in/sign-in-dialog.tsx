import { useFetcher, useLocation, useNavigate } from 'react-router'
import * as m from '#messages'
import type { ConfigInfo } from '../../../shared/contract/home.ts'
import { localPath } from '../../../shared/lib/local-path.ts'
import { localeOfPath, pathInLocale } from '../../../shared/lib/locale.ts'
import type { FormMark } from '../../api/forms/form-key.ts'
import { useCallingCodes } from '../../api/parts/use-calling-codes.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { Notice } from '../../ui/notice.tsx'
import { OtherWays } from './other-ways.tsx'
import { SignInForm } from './sign-in-form.tsx'
import { DemoCodeNote } from './sign-in-notes.tsx'
import type { SignInAnswer } from './sign-in-state.ts'

export type SignInDialogProps = {
  isOpen: boolean
  /** Called when a dialog that opened over a page closes. */
  onClose: () => void
  /** Whether the home page's address has opened it: closing leaves that address. */
  isOverHome: boolean
  /** The page that led there, from the address. */
  from: string | null
  /** Where to go afterwards, from the address. */
  back: string
  mark: FormMark | null
  config: ConfigInfo | null
}

/** Signing in over any page. At `/home?signIn=…` it is open in the HTML and works without script. */
export default function SignInDialog(props: SignInDialogProps) {
  const { isOpen, onClose, isOverHome, back, mark, config } = props
  const fetcher = useFetcher<SignInAnswer>({ key: 'signIn' })
  const { pathname, search } = useLocation()
  const locale = localeOfPath(pathname)
  const navigate = useNavigate()
  const countries = useCallingCodes(isOpen)
  const from = localPath(props.from, '')
  const closeHref = pathInLocale(from || '/home', locale)
  const close = () => {
    onClose()
    if (!isOverHome) return
    // From a page of this visit, going back also restores the scroll position.
    if (from && isNotFirst(history.state)) navigate(-1)
    else navigate(closeHref, { replace: true, preventScrollReset: !from })
  }
  return (
    <Dialog
      open={isOpen}
      onClose={close}
      title={m.sign_in_title()}
      closeText={m.close()}
      closeHref={closeHref}
    >
      {new URLSearchParams(search).get('notice') === 'loginEnded' && (
        <Notice kind="error" title={m.notice_login_ended()}>
          {isKept(back) && <p>{m.sign_in_kept()}</p>}
        </Notice>
      )}
      <p>{m.sign_in_lead()}</p>
      <DemoCodeNote outbox={config?.demoOutbox ?? null} />
      <SignInForm
        answer={fetcher.data}
        back={localPath(withoutNotice(back), '/home')}
        countries={countries}
        mark={mark}
        isDemo={Boolean(config?.demoOutbox)}
        isBusy={fetcher.state !== 'idle'}
        Form={fetcher.Form}
      />
      {config && <OtherWays config={config} back={localPath(withoutNotice(back), '/home')} />}
    </Dialog>
  )
}

/** Whether the page to return to restores what was typed on it. */
function isKept(back: string): boolean {
  return new URLSearchParams(back.split('?')[1]).has('kept')
}

/** Whether this visit has a page before this one; the router numbers them. */
function isNotFirst(state: { idx?: number } | null): boolean {
  return (state?.idx ?? 0) > 0
}

/** The reason for bringing the person here was shown before they signed in. */
function withoutNotice(back: string): string {
  const [path = '', search = ''] = back.split('?')
  const query = new URLSearchParams(search)
  query.delete('notice')
  return query.size === 0 ? path : `${path}?${query}`
}
