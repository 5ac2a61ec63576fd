import { type ComponentType, useEffect, useMemo, useState } from 'react'
import { type FetcherFormProps, useFetcher, useLocation } from 'react-router'
import * as m from '#messages'
import type { ConfigInfo } from '../../shared/contract/home.ts'
import { localeOfPath, pathInLocale, pathWithoutLocale } from '../../shared/lib/locale.ts'
import { callTable } from '../api/call-table.ts'
import { clientState } from '../api/client-state.ts'
import { sendRequest } from '../api/http-client.ts'
import { interrupt, resume, useInterruption } from '../api/interruption.ts'
import { hasStoredUser, isSomebodyElse } from '../api/page-owner.ts'
import { useCallingCodes } from '../api/use-calling-codes.ts'
import { forgetLogin, learnUserAnew } from '../api/user-session.ts'
import { SignInForm } from '../features/accounts/sign-in-form.tsx'
import { DemoCodeNote } from '../features/accounts/sign-in-notes.tsx'
import type { SignInAnswer } from '../features/accounts/sign-in-state.ts'
import { Button, ButtonRow } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { Heading } from '../ui/heading.tsx'
import { Link } from '../ui/link.tsx'
import { Notice } from '../ui/notice.tsx'
import { FactorAgain } from './factor-again.tsx'

/** Stands over a page whose login has ended while something was written on it, until the same person is back. */
export default function SignInAgain({ config }: { config: ConfigInfo | null }) {
  return useInterruption() === 'other' ? <SomebodyElse /> : <Again config={config} />
}

function Again({ config }: { config: ConfigInfo | null }) {
  const [isOpen, setOpen] = useState(true)
  const [isFactorMissing, setFactorMissing] = useState(false)
  const { pathname } = useLocation()
  const isConsole = pathWithoutLocale(pathname).startsWith('/staff')
  const goOn = async () => {
    await learnUserAnew()
    const { userInfo } = clientState.store.getState()
    if (isSomebodyElse()) void interrupt('other')
    else if (userInfo?.isStaff && isConsole) setFactorMissing(true)
    else if (userInfo) resume()
  }
  useOtherTab()
  const outbox = config?.demoOutbox ?? null
  return (
    <>
      <section className="load-failure" role="alert">
        <Notice kind="warning" title={m.notice_login_ended()}>
          <p>{m.sign_in_again_kept()}</p>
          <Button type="button" onClick={() => setOpen(true)}>
            {m.sign_in_title()}
          </Button>
        </Notice>
      </section>
      <Dialog
        open={isOpen}
        onClose={() => setOpen(false)}
        title={m.sign_in_again_title()}
        closeText={m.close()}
      >
        <p>{m.sign_in_again_kept()}</p>
        {isFactorMissing ? (
          <FactorAgain outbox={outbox} onProven={resume} />
        ) : (
          <ByPhone outbox={outbox} isOpen={isOpen} onSignedIn={goOn} />
        )}
      </Dialog>
    </>
  )
}

type ByPhoneProps = { outbox: string | null; isOpen: boolean; onSignedIn: () => Promise<void> }

function ByPhone({ outbox, isOpen, onSignedIn }: ByPhoneProps) {
  const fetcher = useFetcher<SignInAnswer | { step: 'done' }>()
  const { pathname, search } = useLocation()
  const locale = localeOfPath(pathname)
  const countries = useCallingCodes(isOpen)
  const answer = fetcher.data
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each answer
  useEffect(() => {
    if (answer && 'step' in answer && answer.step === 'done') void onSignedIn()
  }, [answer])
  const back = pathWithoutLocale(pathname) + search
  return (
    <>
      <DemoCodeNote outbox={outbox} />
      <SignInForm
        answer={answer && 'step' in answer && answer.step === 'done' ? undefined : answer}
        back={back}
        countries={countries}
        mark={null}
        isDemo={Boolean(outbox)}
        isBusy={fetcher.state !== 'idle'}
        stays
        Form={useStayingForm(fetcher.Form)}
      />
      <p className="text-sm text-ink-2">
        <Link href={pathInLocale('/signIn', locale)} target="_blank">
          {m.sign_in_again_other_ways()}
        </Link>
      </p>
    </>
  )
}

/** Nothing of the page under the dialog is loaded anew: half signed in, it would lead away from what was typed. */
function useStayingForm(Form: ComponentType<FetcherFormProps>): ComponentType<FetcherFormProps> {
  return useMemo(
    () => (props: FetcherFormProps) => <Form {...props} defaultShouldRevalidate={false} />,
    [Form],
  )
}

/** Signing in in another tab is as good. */
function useOtherTab(): void {
  useEffect(() => {
    const look = () => {
      if (isSomebodyElse()) void interrupt('other')
      else if (hasStoredUser()) resume()
    }
    addEventListener('storage', look)
    return () => removeEventListener('storage', look)
  }, [])
}

/** What the first person typed is out of sight and stays unsent; whoever is here now says how to go on. */
function SomebodyElse() {
  const locale = localeOfPath(useLocation().pathname)
  const signOut = async () => {
    const logout = callTable.signIn?.logout
    if (logout) await sendRequest(logout, { appId: 'yisun' })
    await forgetLogin()
    void interrupt('ended')
  }
  return (
    <section className="page stack stack-lg" role="alert">
      <Heading level={1} text={m.sign_in_other_title()} locale={locale} />
      <p className="measure">{m.sign_in_other_text()}</p>
      <ButtonRow>
        <Button type="button" kind="primary" onClick={signOut}>
          {m.sign_in_other_back()}
        </Button>
        <Button type="button" onClick={() => location.reload()}>
          {m.sign_in_other_drop()}
        </Button>
      </ButtonRow>
    </section>
  )
}
