import { redirect, useActionData, useLoaderData } from 'react-router'
import * as m from '#messages'
import { pathInLocale } from '../../../shared/lib/locale.ts'
import { selftestPlanPath } from '../../../shared/rules/selftest/selftest-facets.ts'
import { type ActFailure, serverAction } from '../../api/forms/act.ts'
import { FormTitle } from '../../api/forms/form-title.tsx'
import { wordFields } from '../../api/forms/named-field.ts'
import {
  afterEveryForm,
  browserLoader,
  type Load,
  type LoadArgs,
  serverLoader,
} from '../../api/pages/load.ts'
import { unindexedForm } from '../../api/pages/unindexed.ts'
import { PlanPage, type PlanPageProps, planDone } from '../../features/selftest/plan/plan-page.tsx'
import { testIn } from '../../features/selftest/selftest-href.ts'

const load: Load<Omit<PlanPageProps, 'failure'>> = async (api, { url }) => {
  const use = testIn(url)
  const done = planDone.find((one) => one === url.searchParams.get('done')) ?? null
  return { use, done, plan: await api.selftestTeam.describePlan({ use }) }
}

export const loader = serverLoader(load)
export const clientLoader = browserLoader(load)
export const shouldRevalidate = afterEveryForm

export const action = serverAction(
  async (api, form, { url, locale }: LoadArgs) => {
    const use = testIn(url)
    const TeamID = form.text('TeamID')
    const ended = (done: (typeof planDone)[number]) =>
      redirect(pathInLocale(`${selftestPlanPath(use)}&done=${done}`, locale))
    const intent = form.text('intent')
    if (intent === 'keep') {
      const { resultID } = await api.selftestTeam.keepResult({ TeamID, use })
      return resultID ? ended('kept') : redirect(pathInLocale(selftestPlanPath(use), locale))
    }
    if (intent === 'forget') {
      await api.selftestTeam.forgetKept({ TeamID, resultID: form.text('resultID') })
      return ended('gone')
    }
    await api.selftestTeam.saveStep({
      ...{ TeamID, stepID: form.text('stepID'), dueOn: form.text('dueOn'), target: form.text('target') },
      isDone: intent === 'done',
      isDropped: intent === 'drop',
    })
    return ended('saved')
  },
  { wordField: wordFields({ dueOn: m.selftest_step_due, target: m.selftest_step_goal }) },
)

export const meta = unindexedForm(() => m.selftest_plan_title())

export default function SelfTestPlanRoute() {
  const failure = useActionData<ActFailure>()
  return (
    <>
      <FormTitle title={m.selftest_plan_title()} isRefused={failure !== undefined} />
      <PlanPage {...useLoaderData<typeof loader>()} failure={failure} />
    </>
  )
}
