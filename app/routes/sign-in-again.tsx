import { type ComponentType, useEffect, useMemo, useState } from 'react'
import { type FetcherFormProps, useFetcher, useLocation } from 'react-router'
import * as m from '#messages'
import type { ConfigInfo } from '../../shared/contract/home.ts'
import { localeOfPath, pathInLocale, pathWithoutLocale } from '../../shared/lib/locale.ts'
import { leavingPage } from '../../shared/rules/sign-in/privacy.ts'
import { interrupt, resume, useInterruption } from '../api/forms/interruption.ts'
import { useCallingCodes } from '../api/parts/use-calling-codes.ts'
import { clientState } from '../api/state/client-state.ts'
import { hasStoredUser, isSomebodyElse } from '../api/state/page-owner.ts'
import { forgetLogin, learnUserAnew } from '../api/state/user-session.ts'
import { callTable } from '../api/transport/call-table.ts'
import { sendRequest } from '../api/transport/http-client.ts'
import { SignInForm } from '../features/sign-in/sign-in-form.tsx'
import { DemoCodeNote } from '../features/sign-in/sign-in-notes.tsx'
import type { SignedInOver, SignInAnswer } from '../features/sign-in/sign-in-state.ts'
import { Button, ButtonRow } from '../ui/controls/button.tsx'
import { Heading } from '../ui/heading.tsx'
import { Link } from '../ui/link.tsx'
import { Notice } from '../ui/notice.tsx'
import { useLocale } from '../ui/page-locale.tsx'
import { FactorAgain } from './factor-again.tsx'
import { HeldDialog } from './held-dialog.tsx'
import { TeamAgain } from './team-again.tsx'

/** Covers a page that is held back while something was written on it, until the same person can continue. */
export default function SignInAgain({ config }: { config: ConfigInfo | null }) {
  const why = useInterruption()
  const outbox = config?.demoOutbox ?? null
  if (why === 'other') return <SomebodyElse />
  if (why === 'noTeam') {
    const title = m.held_team_title()
    return (
      <HeldDialog title={title} notice={title} button={m.held_go_on()} text={m.held_team_text()}>
        {() => <TeamAgain />}
      </HeldDialog>
    )
  }
  if (why === 'secondFactorNeeded') {
    const title = m.held_factor_title()
    return (
      <HeldDialog title={title} notice={title} button={m.held_go_on()} text={m.held_factor_text()}>
        {() => <FactorAgain outbox={outbox} onProven={resume} />}
      </HeldDialog>
    )
  }
  return <Again outbox={outbox} />
}

function Again({ outbox }: { outbox: string | null }) {
  const [isFactorMissing, setFactorMissing] = useState(false)
  const [refusal, setRefusal] = useState<'leaving' | 'suspended' | null>(null)
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
  return (
    <HeldDialog
      title={m.sign_in_again_title()}
      notice={m.notice_login_ended()}
      button={m.sign_in_title()}
      text={refusal ? null : m.sign_in_again_kept()}
    >
      {(isOpen) => {
        if (isFactorMissing) return <FactorAgain outbox={outbox} onProven={resume} />
        if (refusal === 'leaving') return <Leaving onGoOn={goOn} />
        if (refusal === 'suspended') return <Suspended onRetry={() => setRefusal(null)} />
        const signedIn = ({ isLeaving }: SignedInOver) => (isLeaving ? setRefusal('leaving') : void goOn())
        const suspended = () => setRefusal('suspended')
        return <ByPhone {...{ outbox, isOpen }} onSignedIn={signedIn} onSuspended={suspended} />
      }}
    </HeldDialog>
  )
}

/** A person whose account will be deleted is told wherever they sign in. */
function Leaving({ onGoOn }: { onGoOn: () => void }) {
  const locale = useLocale()
  return (
    <Notice kind="warning" live title={m.sign_in_again_leaving()}>
      <p>{m.sign_in_again_leaving_text()}</p>
      <ButtonRow>
        <Button type="button" kind="primary" onClick={onGoOn}>
          {m.sign_in_again_go_on()}
        </Button>
        <Link alone href={pathInLocale(leavingPage, locale)} target="_blank">
          {m.sign_in_again_leaving_look()}
        </Link>
      </ButtonRow>
    </Notice>
  )
}

/** A suspended account cannot sign in; the reason, and how to object, are on a separate page. */
function Suspended({ onRetry }: { onRetry: () => void }) {
  const locale = useLocale()
  return (
    <Notice kind="warning" live title={m.sign_in_again_suspended()}>
      <p>{m.sign_in_again_suspended_text()}</p>
      <ButtonRow>
        <Link alone href={pathInLocale('/suspended', locale)} target="_blank">
          {m.sign_in_again_suspended_look()}
        </Link>
        <Button type="button" onClick={onRetry}>
          {m.sign_in_again_title()}
        </Button>
      </ButtonRow>
    </Notice>
  )
}

type ByPhoneProps = {
  outbox: string | null
  isOpen: boolean
  onSignedIn: (answer: SignedInOver) => void
  onSuspended: () => void
}

function ByPhone({ outbox, isOpen, onSignedIn, onSuspended }: ByPhoneProps) {
  const fetcher = useFetcher<SignInAnswer | SignedInOver>()
  const { pathname, search } = useLocation()
  const locale = localeOfPath(pathname)
  const countries = useCallingCodes(isOpen)
  const { data } = fetcher
  const done = data && 'step' in data && data.step === 'done' ? data : undefined
  const answer = done ? undefined : (data as SignInAnswer)
  const isSuspended = answer && 'isFailure' in answer && answer.error === 'accountSuspended'
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each answer
  useEffect(() => {
    if (done) onSignedIn(done)
    else if (isSuspended) onSuspended()
  }, [data])
  const back = pathWithoutLocale(pathname) + search
  return (
    <>
      <DemoCodeNote outbox={outbox} />
      <SignInForm
        answer={answer}
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

/** The page under the dialog is not revalidated: half signed in, it would redirect away from its input. */
function useStayingForm(Form: ComponentType<FetcherFormProps>): ComponentType<FetcherFormProps> {
  return useMemo(
    () => (props: FetcherFormProps) => <Form {...props} defaultShouldRevalidate={false} />,
    [Form],
  )
}

/** Signing in in another tab counts as well. */
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

/** The first person's text is hidden and stays unsent; the person now signed in decides how to continue. */
function SomebodyElse() {
  const signOut = async () => {
    const logout = callTable.signIn?.logout
    if (logout) await sendRequest(logout, { appId: 'yisun' })
    await forgetLogin()
    void interrupt('ended')
  }
  return (
    <section className="page stack stack-lg" role="alert">
      <Heading level={1} text={m.sign_in_other_title()} />
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
