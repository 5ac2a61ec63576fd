import { redirect, useActionData, useLoaderData } from 'react-router'
import * as m from '#messages'
import { pathInLocale } from '../../../../shared/lib/locale.ts'
import { loadLimits, type PairChange } from '../../../../shared/rules/venture/judges.ts'
import { type ActFailure, serverAction } from '../../../api/forms/act.ts'
import { afterEveryForm, browserLoader, type Load, serverLoader } from '../../../api/pages/load.ts'
import { pageOf } from '../../../api/pages/page-of.ts'
import { unindexed } from '../../../api/pages/unindexed.ts'
import { JudgesPage, type JudgesPageProps } from '../../../features/venture/staff/judging/judges-page.tsx'
import { wordPair } from '../../../features/venture/staff/judging/judging-words.ts'

const load: Load<Omit<JudgesPageProps, 'found' | 'failure'>> = async (api, { params, url }) => {
  const page = pageOf(url)
  const [round, me] = await Promise.all([
    api.judgingStaff.round({ round: params.id ?? '', page }),
    api.staff.secondFactor({}),
  ])
  return { round, me, page, done: url.searchParams.get('done') }
}

export const loader = serverLoader(load)
export const clientLoader = browserLoader(load)

type Found = NonNullable<JudgesPageProps['found']>

export const action = serverAction<Found>(
  async (api, form, { params, url, locale }) => {
    const round = params.id ?? ''
    const { judgeSet, assign, pairSet, sampleSet, remind } = api.judgingStaff
    const page = pageOf(url)
    const done = (what: string) =>
      redirect(
        `${pathInLocale(`/staff/venture/rounds/${round}/judges`, locale)}?done=${what}${page > 1 ? `&page=${page}` : ''}`,
      )
    const intent = form.text('intent')
    switch (intent) {
      case 'invite':
      case 'remove':
        await judgeSet({
          edition: form.text('edition'),
          userID: form.text('userID'),
          action: intent,
          tracks: form.texts('tracks'),
        })
        return done(intent === 'invite' ? 'invited' : 'removed')
      case 'remind':
        await remind({ round })
        return done('reminded')
      case 'sample':
      case 'noSample':
        await sampleSet({ entryId: form.text('entryId'), isSample: intent === 'sample' })
        return done(intent)
      case 'pair':
        await pairSet({
          entryId: form.text('entryId'),
          judgeId: form.text('judgeId'),
          action: form.text('change') as PairChange,
        })
        return done('changed')
      default: {
        const loads = loadLimits.find((limit) => limit === form.text('loads')) ?? 'one'
        const keep = intent === 'keep' ? form.optionalText('keep') : undefined
        return { ...(await assign({ round, loads, ...(keep && { keep }) })), loads }
      }
    }
  },
  { wordField: wordPair },
)

export const shouldRevalidate = afterEveryForm
export const meta = unindexed(m.judging_staff_title)

export default function JudgesRoute() {
  const answer = useActionData<Found | ActFailure>()
  const failure = answer && 'isFailure' in answer ? answer : undefined
  const found = answer && 'found' in answer ? answer : undefined
  return <JudgesPage {...useLoaderData<typeof loader>()} {...{ failure, found }} />
}
