import { expect } from '@playwright/test'
import { locales, pathInLocale } from '../../shared/lib/locale.ts'
import { collectProblems } from '../support/browser/person.ts'
import { isLookedAt, lookAtPage, readServedPage } from './look-at-page.ts'
import { test } from './page-test.ts'
import { publicTemplates, viewsOf } from './templates.ts'
import { watchRequests } from './watch-requests.ts'

for (const { name, path, status, hasScript } of publicTemplates) {
  for (const locale of locales) {
    const whole = isLookedAt(name, locale)
    test(`${name}, ${locale}`, async ({ openPage, baseURL }) => {
      const page = await openPage({ locale, isServed: !whole })
      const problems = collectProblems(page)
      const served = { name, path: pathInLocale(path, locale), locale, ...(status && { status }) }
      if (whole)
        await lookAtPage(page, {
          ...served,
          views: viewsOf(name),
          baseURL: baseURL ?? '',
          isReady: watchRequests(page),
          ...(hasScript === false && { hasScript }),
        })
      else await readServedPage(page, served)
      expect(problems).toEqual([])
    })
  }
}
