import { useActionData, useLoaderData } from 'react-router'
import * as m from '#messages'
import { type ActFailure, serverAction } from '../../api/act.ts'
import { browserLoader, type Load, serverLoader } from '../../api/load.ts'
import { wordFields } from '../../api/named-field.ts'
import { type MetaArgs, pageMeta } from '../../api/page-meta.ts'
import type { SecurityDone } from '../../features/sign-in/security-act.ts'
import { actOnHandOver, type HandOverData, loadHandOver } from '../../features/teams/hand-over-act.ts'
import { HandOverPage } from '../../features/teams/hand-over-page.tsx'

const load: Load<HandOverData> = (api, { url, locale }) => loadHandOver(api, url, locale)

export const loader = serverLoader(load)
export const clientLoader = browserLoader(load)
export const action = serverAction((api, form, { locale }) => actOnHandOver(api, form, locale), {
  wordField: wordFields({ userID: m.hand_over_member }),
})

/** Also a refused form shows the hand-over as it is now. */
export function shouldRevalidate() {
  return true
}

export function meta(args: MetaArgs) {
  // The title stands in the page: it names the team and says whether the form was refused.
  return pageMeta(args, { title: m.hand_over_title(), isIndexed: false, hasOwnTitle: true })
}

export default function HandOverRoute() {
  return (
    <HandOverPage data={useLoaderData<typeof loader>()} answer={useActionData<SecurityDone | ActFailure>()} />
  )
}
