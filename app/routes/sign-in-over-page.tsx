import { lazy, Suspense, useState } from 'react'
import { useLocation } from 'react-router'
import { pathWithoutLocale } from '../../shared/lib/locale.ts'
import { useInterruption } from '../api/forms/interruption.ts'
import { useSignedIn } from '../api/state/use-signed-in.ts'
import { AccountLink } from '../features/sign-in/account-link.tsx'
import { AccountMenu } from '../features/sign-in/account-menu.tsx'
import { loadPart } from '../guard/load-part.ts'
import type { FrameData } from './frame.tsx'

const SignInDialog = lazy(() => loadPart(() => import('../features/sign-in/sign-in-dialog.tsx')))
const SignInAgain = lazy(() => loadPart(() => import('./sign-in-again.tsx')))
const SignOutForm = lazy(() =>
  loadPart(() => import('../features/sign-in/sign-out-form.tsx')).then((module) => ({
    default: module.SignOutForm,
  })),
)
// Without it the account is still one press away.
const SignedInTools = lazy(() =>
  loadPart(() => import('./signed-in-tools.tsx')).then(
    (module) => ({ default: module.SignedInTools }),
    () => ({ default: AccountLink }),
  ),
)

/** The header's account place and the sign-in dialog, opened by any page and by `/home?signIn=…`. */
export function useSignInOverPage(data: FrameData | null) {
  const { pathname, search } = useLocation()
  const query = new URLSearchParams(search)
  const bare = pathWithoutLocale(pathname)
  const asked = bare === '/home' ? query.get('signIn') : null
  const [isOpened, setOpened] = useState(false)
  const isOpen = asked !== null || isOpened
  const interruption = useInterruption()
  const [wasOpen, setWasOpen] = useState(isOpen)
  if (isOpen && !wasOpen) setWasOpen(true)
  return {
    /** One person's typed text is not shown to the next. */
    isOthersPage: interruption === 'other',
    again: interruption !== 'none' && (
      <Suspense>
        <SignInAgain config={data?.config ?? null} />
      </Suspense>
    ),
    account: <AccountMenu signedIn={<SignedIn />} onSignIn={() => setOpened(true)} />,
    signOut: <SignOut />,
    // Loaded when it is first opened, and kept afterwards so that nothing typed in it is lost.
    dialog: wasOpen && (
      <Suspense>
        <SignInDialog
          isOpen={isOpen}
          onClose={() => setOpened(false)}
          isOverHome={asked !== null}
          from={query.get('from')}
          back={asked ?? bare + search}
          mark={data?.signInMark ?? null}
          config={data?.config ?? null}
        />
      </Suspense>
    ),
  }
}

function SignedIn() {
  return (
    <Suspense fallback={<AccountLink />}>
      <SignedInTools />
    </Suspense>
  )
}

/** Nothing for a visitor. */
function SignOut() {
  return (
    useSignedIn() && (
      <Suspense>
        <SignOutForm />
      </Suspense>
    )
  )
}
