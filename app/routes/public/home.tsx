import { useLoaderData, useLocation, useSearchParams } from 'react-router'
import * as m from '#messages'
import { privacyTerms } from '../../../shared/rules/sign-in/privacy.ts'
import { browserLoader, type Load, serverLoader } from '../../api/pages/load.ts'
import { type MetaArgs, pageMeta } from '../../api/pages/page-meta.ts'
import { useSignedIn } from '../../api/state/use-signed-in.ts'
import { Link } from '../../ui/link.tsx'
import { Notice } from '../../ui/notice.tsx'
import { type HomePageParts, HomeParts, loadHomeParts } from '../home-parts.tsx'

const load: Load<HomePageParts> = async (api) => {
  const [home, parts] = await Promise.all([api.home.homePageAll({}), loadHomeParts(api)])
  return { home, ...parts }
}

export const loader = serverLoader(load)
export const clientLoader = browserLoader(load)

export function meta(args: MetaArgs) {
  return pageMeta(args, { title: m.site_tagline(), canonicalPath: '/' })
}

export default function Home() {
  const parts = useLoaderData<typeof loader>()
  const [query] = useSearchParams()
  const name = query.get('notice')
  const isSignedIn = useSignedIn()
  // Not shown after the next sign-in, nor below a sign-in dialog, which says it itself.
  const isSaid = name === 'loginEnded' && (isSignedIn || query.has('signIn'))
  const notice = isSaid ? null : noticeOf(name)
  const { key } = useLocation()
  return (
    <>
      {notice && (
        <div className="page py-4">
          <Notice key={key} kind={isOwnDoing(name) ? 'success' : 'error'} title={notice}>
            {name === 'accountLeaving' && (
              <Link alone href="/signIn">
                {m.leaving_link_sign_in()}
              </Link>
            )}
          </Notice>
        </div>
      )}
      <HomeParts {...parts} />
    </>
  )
}

/** Why the person was brought here. */
function noticeOf(name: string | null): string | null {
  if (name === 'notAvailable') return m.notice_not_available()
  if (name === 'accountLeaving') return m.privacy_deleted_title({ days: privacyTerms.deletionDays })
  if (name === 'handedOver') return m.hand_over_accepted_done()
  if (name === 'consentWithdrawn') return m.privacy_withdrawn_title()
  return name === 'loginEnded' ? m.notice_login_ended() : null
}

/** A result that the person asked for is not a failure. */
function isOwnDoing(name: string | null): boolean {
  return name === 'accountLeaving' || name === 'consentWithdrawn' || name === 'handedOver'
}
