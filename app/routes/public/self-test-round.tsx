import { redirect, useActionData, useLoaderData } from 'react-router'
import * as m from '#messages'
import type { SelftestJoined } from '../../../shared/contract/selftest-rounds.ts'
import { pathInLocale } from '../../../shared/lib/locale.ts'
import { type ActFailure, serverAction } from '../../api/forms/act.ts'
import { FormTitle } from '../../api/forms/form-title.tsx'
import { browserLoader, type Load, type LoadArgs, serverLoader } from '../../api/pages/load.ts'
import { unindexedForm } from '../../api/pages/unindexed.ts'
import { resultHref, testHref } from '../../features/selftest/selftest-href.ts'
import { RoundPage } from '../../features/selftest/together/round-page.tsx'

const tokenIn = ({ searchParams }: URL) => searchParams.get('link') ?? ''

const load: Load<SelftestJoined> = (api, { url }) => api.selftestRounds.describe({ token: tokenIn(url) })

export const loader = serverLoader(load)
export const clientLoader = browserLoader(load)

export const action = serverAction(async (api, _form, { url, locale }: LoadArgs) => {
  const { use, next } = await api.selftestRounds.join({ token: tokenIn(url) })
  return redirect(pathInLocale(next === null ? resultHref(use) : testHref(use, next), locale))
})

const titleOf = (round: SelftestJoined | undefined) => m.selftest_round_title({ title: round?.title ?? '' })

export const meta = unindexedForm(titleOf)

export default function SelfTestRoundRoute() {
  const round = useLoaderData<typeof loader>()
  const failure = useActionData<ActFailure>()
  return (
    <>
      <FormTitle title={titleOf(round)} isRefused={failure !== undefined} />
      <RoundPage round={round} failure={failure} />
    </>
  )
}
