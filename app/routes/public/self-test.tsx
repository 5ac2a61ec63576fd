import { redirect, useActionData, useLoaderData } from 'react-router'
import * as m from '#messages'
import { ApiError } from '../../../shared/contract/errors.ts'
import type { SelftestPage as Page } from '../../../shared/contract/selftest.ts'
import { pathInLocale, pathWithoutLocale } from '../../../shared/lib/locale.ts'
import { entityTypes } from '../../../shared/rules/applications/eligibility.ts'
import {
  organisationSizes,
  type SelftestUse,
  selftestPaths,
} from '../../../shared/rules/selftest/selftest-facets.ts'
import { type ActFailure, serverAction } from '../../api/forms/act.ts'
import { FormTitle } from '../../api/forms/form-title.tsx'
import { browserLoader, type Load, type LoadArgs, serverLoader } from '../../api/pages/load.ts'
import { type MetaArgs, pageMeta } from '../../api/pages/page-meta.ts'
import { resultHref, testHref } from '../../features/selftest/selftest-href.ts'
import { SelftestPage, UnpublishedTest } from '../../features/selftest/selftest-page.tsx'
import { answersIn } from '../../features/selftest/shown-questions.ts'

/** Null until staff have published its questions. */
const load: Load<Page | null> = async (api, { url }) => {
  const part = partOf(url)
  const use = useOf(url)
  try {
    return await api.selftest.describeTest({ use, ...(part && { part }) })
  } catch (error) {
    if (part === null && error instanceof ApiError && error.reason === 'notFound') return null
    throw error
  }
}

function useOf({ pathname }: URL): SelftestUse {
  return pathWithoutLocale(pathname) === selftestPaths.service ? 'service' : 'maturity'
}

function partOf({ searchParams }: URL): number | null {
  const part = Number(searchParams.get('part'))
  return Number.isInteger(part) && part >= 1 && part <= 100 ? part : null
}

export const loader = serverLoader(load)
export const clientLoader = browserLoader(load)

export const action = serverAction(
  async (api, form, { url, locale }: LoadArgs) => {
    const use = useOf(url)
    const goTo = (path: string) => redirect(pathInLocale(path, locale))
    if (form.text('intent') === 'forget') {
      await api.selftest.forgetTest({ use })
      return goTo(testHref(use))
    }
    if (form.text('intent') === 'begin') {
      const { next } = await api.selftest.beginTest({
        use,
        entityType: entityTypes.find((one) => one === form.text('entityType')) ?? null,
        organisationSize: organisationSizes.find((one) => one === form.text('organisationSize')) ?? null,
      })
      return goTo(testHref(use, next))
    }
    const part = partOf(url) ?? 1
    const { next } = await api.selftest.answerTest({ use, part, answers: answersIn(form.data) })
    if (next === 'report') return goTo(resultHref(use))
    return goTo(testHref(use, next === 'start' ? null : next))
  },
  { wordField: (_path, { reason }) => (reason === 'required' ? m.selftest_needed() : undefined) },
)

export function meta(args: MetaArgs & { loaderData: Page | null | undefined }) {
  const { loaderData: page } = args
  return pageMeta(args, {
    title: page?.title ?? m.selftest_unpublished_title(),
    ...(page && { description: page.summary }),
    isIndexed: page?.part === null,
    hasOwnTitle: Boolean(page),
  })
}

export default function SelfTestRoute() {
  const page = useLoaderData<typeof loader>()
  const failure = useActionData<ActFailure>()
  if (!page) return <UnpublishedTest />
  const dimension = page.part === null ? null : page.parts[page.part - 1]
  const title = dimension ? m.selftest_part_title({ part: dimension.name, title: page.title }) : page.title
  return (
    <>
      <FormTitle title={title} isRefused={failure !== undefined} />
      <SelftestPage page={page} failure={failure} />
    </>
  )
}
