import { expect } from '@playwright/test'
import { pathInLocale } from '../../shared/lib/locale.ts'
import { collectProblems } from '../support/browser/person.ts'
import { lookAtPage } from './look-at-page.ts'
import { test } from './page-test.ts'
import { publicTemplates, viewsOf } from './templates.ts'
import { watchRequests } from './watch-requests.ts'

for (const [index, { name, path, status, hasScript }] of publicTemplates.entries()) {
  for (const [language, locale] of (['zh', 'en'] as const).entries()) {
    test(`${name}, ${locale}`, async ({ openPage, baseURL }) => {
      const page = await openPage({ locale })
      const problems = collectProblems(page)
      await lookAtPage(page, {
        name,
        path: pathInLocale(path, locale),
        locale,
        views: viewsOf(index, language),
        baseURL: baseURL ?? '',
        isReady: watchRequests(page),
        ...(status && { status }),
        ...(hasScript === false && { hasScript }),
      })
      expect(problems).toEqual([])
    })
  }
}
