import { redirect, useActionData, useLoaderData } from 'react-router'
import * as m from '#messages'
import { pathInLocale } from '../../../shared/lib/locale.ts'
import { entityTypes } from '../../../shared/rules/applications/eligibility.ts'
import {
  organisationSizes,
  selftestPlanPath,
  selftestRoundPath,
} from '../../../shared/rules/selftest/selftest-facets.ts'
import { type ActFailure, serverAction } from '../../api/forms/act.ts'
import { FormTitle } from '../../api/forms/form-title.tsx'
import {
  afterEveryForm,
  browserLoader,
  type Load,
  type LoadArgs,
  serverLoader,
} from '../../api/pages/load.ts'
import { unindexedForm } from '../../api/pages/unindexed.ts'
import { testIn } from '../../features/selftest/selftest-href.ts'
import { answersIn } from '../../features/selftest/shown-questions.ts'
import {
  TogetherPage,
  type TogetherPageProps,
  togetherDone,
} from '../../features/selftest/together/together-page.tsx'

const load: Load<Omit<TogetherPageProps, 'failure'>> = async (api, { url }) => {
  const use = testIn(url)
  const done = togetherDone.find((one) => one === url.searchParams.get('done')) ?? null
  return { use, done, page: await api.selftestRounds.describeOwn({ use }) }
}

export const loader = serverLoader(load)
export const clientLoader = browserLoader(load)

export const action = serverAction(
  async (api, form, { url, locale }: LoadArgs) => {
    const use = testIn(url)
    const [TeamID, roundID] = [form.text('TeamID'), form.text('roundID')]
    const goTo = (path: string) => redirect(pathInLocale(path, locale))
    switch (form.text('intent')) {
      case 'open':
        await api.selftestRounds.open({
          ...{ TeamID, use },
          entityType: entityTypes.find((one) => one === form.text('entityType')) ?? null,
          organisationSize: organisationSizes.find((one) => one === form.text('organisationSize')) ?? null,
        })
        return goTo(`${selftestRoundPath(use)}&done=opened`)
      case 'end':
        await api.selftestRounds.end({ TeamID, roundID })
        return goTo(`${selftestRoundPath(use)}&done=ended`)
      default:
        await api.selftestRounds.settle({ TeamID, roundID, answers: answersIn(form.data) })
        return goTo(`${selftestPlanPath(use)}&done=kept`)
    }
  },
  { wordField: (_path, { reason }) => (reason === 'required' ? m.selftest_needed() : undefined) },
)

export const shouldRevalidate = afterEveryForm
export const meta = unindexedForm(() => m.selftest_together())

export default function SelfTestTogetherRoute() {
  const failure = useActionData<ActFailure>()
  return (
    <>
      <FormTitle title={m.selftest_together()} isRefused={failure !== undefined} />
      <TogetherPage {...useLoaderData<typeof loader>()} failure={failure} />
    </>
  )
}
