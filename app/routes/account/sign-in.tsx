import {
  Form,
  redirect,
  useActionData,
  useLoaderData,
  useLocation,
  useNavigation,
  useRouteLoaderData,
} from 'react-router'
import * as m from '#messages'
import type { CallingCode } from '../../../shared/contract/sign-in/sign-in.ts'
import { localPath } from '../../../shared/lib/local-path.ts'
import { pathInLocale } from '../../../shared/lib/locale.ts'
import { FormTitle } from '../../api/forms/form-title.tsx'
import { browserLoader, type Load, serverLoader } from '../../api/pages/load.ts'
import { unindexedForm } from '../../api/pages/unindexed.ts'
import { MailSignIn } from '../../features/sign-in/mail-sign-in.tsx'
import { OtherWays } from '../../features/sign-in/other-ways.tsx'
import { signInAction } from '../../features/sign-in/sign-in-act.ts'
import { SignInForm } from '../../features/sign-in/sign-in-form.tsx'
import { DemoCodeNote } from '../../features/sign-in/sign-in-notes.tsx'
import {
  isRefused,
  type MailSent,
  type MailSignInAnswer,
  type SignInAnswer,
} from '../../features/sign-in/sign-in-state.ts'
import { Heading } from '../../ui/heading.tsx'
import { Link } from '../../ui/link.tsx'
import type { FrameData } from '../frame.tsx'

/** A signed-in person is sent on to where they wanted to go. */
const load: Load<{ countries: CallingCode[] }> = async (api, { url, locale }) => {
  const { user } = await api.signIn.session({})
  if (user) throw redirect(pathInLocale(localPath(url.searchParams.get('back'), '/accountCenter'), locale))
  return api.signIn.callingCodes({})
}

export const loader = serverLoader(load)
export const clientLoader = browserLoader(load)
export const action = signInAction

export const meta = unindexedForm(() => m.sign_in_title())

export default function SignInPage() {
  const { countries } = useLoaderData<typeof loader>()
  const answer = useActionData<SignInAnswer | MailSent>()
  const { search } = useLocation()
  const { state } = useNavigation()
  const frame = useRouteLoaderData<FrameData>('root')
  const query = new URLSearchParams(search)
  const back = localPath(query.get('back'), '/home')
  const isByMail = query.get('way') === 'mail'
  return (
    <div className="page stack stack-lg">
      <FormTitle
        title={m.sign_in_title()}
        isRefused={
          isByMail ? answer !== undefined && 'isFailure' in answer : isRefused(answer as SignInAnswer)
        }
      />
      <Heading level={1} text={m.sign_in_title()} />
      <div className="stack max-w-form">
        {isByMail ? (
          <>
            <DemoCodeNote outbox={frame?.config.demoOutbox ?? null} />
            <MailSignIn answer={answer as MailSignInAnswer} back={back} />
          </>
        ) : (
          <>
            <p>{m.sign_in_lead()}</p>
            <DemoCodeNote outbox={frame?.config.demoOutbox ?? null} />
            <SignInForm
              answer={answer as SignInAnswer}
              back={back}
              countries={countries}
              mark={frame?.signInMark ?? null}
              isDemo={Boolean(frame?.config.demoOutbox)}
              isBusy={state !== 'idle'}
              Form={Form}
            />
            {frame && <OtherWays config={frame.config} back={back} />}
          </>
        )}
        <p className="text-sm text-ink-2">
          {m.sign_in_data_use()} <Link href="/privacy">{m.footer_privacy()}</Link>
        </p>
      </div>
    </div>
  )
}
