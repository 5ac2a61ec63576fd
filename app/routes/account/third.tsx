import { redirect, useActionData, useLoaderData } from 'react-router'
import * as m from '#messages'
import type { MailLink } from '../../../shared/contract/ways-in.ts'
import { pathInLocale } from '../../../shared/lib/locale.ts'
import { type ActFailure, serverAction } from '../../api/act.ts'
import { browserLoader, type Load, serverLoader } from '../../api/load.ts'
import { type MetaArgs, pageMeta } from '../../api/page-meta.ts'
import { MailLinkPage } from '../../features/accounts/mail-link-page.tsx'
import { ProviderPage, type ShownStep } from '../../features/accounts/provider-page.tsx'
import {
  followLink,
  followProvider,
  type LinkConsent,
  resumeProvider,
} from '../../features/accounts/third-act.ts'

type Data = { link: MailLink } | { shown: ShownStep }

/**
 * Where ways in other than phone and code end. The secret of a mailed link goes into the browser's keeping and out of
 * the address, before anything can quote it.
 */
const load: Load<Data> = async (api, { url, locale }) => {
  const [token, state] = [url.searchParams.get('link'), url.searchParams.get('state')]
  if (token !== null) {
    await api.waysIn.mailLinkInfo({ token: token.slice(0, 64) || '-' })
    throw redirect(pathInLocale('/auth/third?kept=link', locale))
  }
  if (url.searchParams.has('kept')) return { link: await api.waysIn.mailLinkInfo({}) }
  if (!state) throw redirect(pathInLocale('/signIn', locale))
  const shown = await resumeProvider(api, state, locale)
  if (shown instanceof Response) throw shown
  return { shown }
}

export const loader = serverLoader(load)
export const clientLoader = browserLoader(load)

export const action = serverAction<LinkConsent | Response>((api, form, { url, locale }) => {
  if (url.searchParams.has('kept')) return followLink(api, form, locale)
  return followProvider(api, url.searchParams.get('state') ?? '', form, locale)
})

export function meta(args: MetaArgs) {
  return pageMeta(args, { title: m.third_title(), isIndexed: false })
}

export default function ThirdRoute() {
  const data = useLoaderData<typeof loader>()
  const answer = useActionData<LinkConsent | ActFailure>()
  return 'link' in data ? (
    <MailLinkPage link={data.link} answer={answer} />
  ) : (
    <ProviderPage shown={data.shown} answer={answer} />
  )
}
