import { redirect, useActionData, useLoaderData } from 'react-router'
import * as m from '#messages'
import type { MailLink } from '../../../shared/contract/sign-in/ways-in.ts'
import { pathInLocale } from '../../../shared/lib/locale.ts'
import { type ActFailure, serverAction } from '../../api/forms/act.ts'
import { infoOfLink, openLink, waitsForPress } from '../../api/pages/link-in-address.ts'
import { browserLoader, type Load, serverLoader } from '../../api/pages/load.ts'
import { unindexed } from '../../api/pages/unindexed.ts'
import { AnotherLink } from '../../features/sign-in/another-link.tsx'
import { MailLinkPage } from '../../features/sign-in/mail-link-page.tsx'
import { ProviderPage, type ShownStep } from '../../features/sign-in/provider-page.tsx'
import {
  followLink,
  followProvider,
  type LinkConsent,
  resumeProvider,
} from '../../features/sign-in/third-act.ts'

type Data = { link: MailLink | null } | { shown: ShownStep }

const kept = { path: '/auth/third?kept=link' }

/** The page at which all ways to sign in other than phone and code end. */
const load: Load<Data> = async (api, args) => {
  const { url, locale } = args
  if (url.searchParams.has('link') || url.searchParams.has('kept')) {
    return { link: await infoOfLink(args, api.waysIn.mailLinkInfo, kept) }
  }
  const state = url.searchParams.get('state')
  if (!state) throw redirect(pathInLocale('/signIn', locale))
  const shown = await resumeProvider(api, state, locale)
  if (shown instanceof Response) throw shown
  return { shown }
}

export const loader = serverLoader(load)
export const clientLoader = browserLoader(load)

export const action = serverAction<LinkConsent | Response>((api, form, args) => {
  const { url, locale } = args
  if (waitsForPress(url)) return openLink(args, api.waysIn.mailLinkInfo, kept)
  if (url.searchParams.has('kept')) return followLink(api, form, locale)
  return followProvider(api, url.searchParams.get('state') ?? '', form, locale)
})

export const meta = unindexed(m.third_title)

export default function ThirdRoute() {
  const data = useLoaderData<typeof loader>()
  const answer = useActionData<LinkConsent | ActFailure>()
  if ('shown' in data) return <ProviderPage shown={data.shown} answer={answer} />
  return data.link ? <MailLinkPage link={data.link} answer={answer} /> : <AnotherLink />
}
