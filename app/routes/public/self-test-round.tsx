import { redirect, useActionData, useLoaderData } from 'react-router'
import * as m from '#messages'
import { ApiError } from '../../../shared/contract/errors.ts'
import type { SelftestJoined } from '../../../shared/contract/selftest-rounds.ts'
import { pathInLocale } from '../../../shared/lib/locale.ts'
import { type ActFailure, serverAction } from '../../api/forms/act.ts'
import { FormTitle } from '../../api/forms/form-title.tsx'
import { browserLoader, type Load, type LoadArgs, serverLoader } from '../../api/pages/load.ts'
import { unindexedForm } from '../../api/pages/unindexed.ts'
import { ToldPage } from '../../api/parts/told-page.tsx'
import { resultHref, testHref } from '../../features/selftest/selftest-href.ts'
import { RoundPage } from '../../features/selftest/together/round-page.tsx'
import { ButtonLink } from '../../ui/controls/button.tsx'

const tokenIn = ({ searchParams }: URL) => searchParams.get('link') ?? ''

/** Of a link to no round, and of one that is cut short. */
const isClosed: readonly string[] = ['notFound', 'invalidInput']

/** Null where the link leads to no round, or to none any more. */
const load: Load<SelftestJoined | null> = async (api, { url }) => {
  try {
    return await api.selftestRounds.describe({ token: tokenIn(url) })
  } catch (error) {
    if (error instanceof ApiError && isClosed.includes(error.reason)) return null
    throw error
  }
}

export const loader = serverLoader(load)
export const clientLoader = browserLoader(load)

export const action = serverAction(async (api, _form, { url, locale }: LoadArgs) => {
  const { use, next } = await api.selftestRounds.join({ token: tokenIn(url) })
  return redirect(pathInLocale(next === null ? resultHref(use) : testHref(use, next), locale))
})

const titleOf = (round: SelftestJoined | null | undefined) =>
  round ? m.selftest_round_title({ title: round.title }) : m.selftest_round_closed()

export const meta = unindexedForm(titleOf)

export default function SelfTestRoundRoute() {
  const round = useLoaderData<typeof loader>()
  const failure = useActionData<ActFailure>()
  if (!round)
    return (
      <>
        <FormTitle title={titleOf(round)} isRefused={failure !== undefined} />
        <ToldPage title={m.selftest_round_closed()} text={m.selftest_round_closed_text()}>
          <p>
            <ButtonLink href={testHref('maturity')}>{m.selftest_shared_own()}</ButtonLink>
          </p>
        </ToldPage>
      </>
    )
  return (
    <>
      <FormTitle title={titleOf(round)} isRefused={failure !== undefined} />
      <RoundPage round={round} failure={failure} />
    </>
  )
}
