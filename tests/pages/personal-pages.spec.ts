import { expect } from '@playwright/test'
import { locales, pathInLocale } from '../../shared/lib/locale.ts'
import { collectProblems } from '../support/browser/person.ts'
import { isLookedAt, lookAtPage, readServedPage } from './look-at-page.ts'
import { test } from './page-test.ts'
import { readPersonalState } from './personal-state.ts'
import { personalPath, personalTemplates, viewsOf } from './templates.ts'

for (const template of personalTemplates) {
  const { name, who } = template
  for (const locale of locales) {
    const whole = isLookedAt(name, locale)
    test(`${name}, ${locale}`, async ({ openPage, baseURL }) => {
      const state = readPersonalState()
      const page = await openPage({ locale, storageState: state.storage[who], isServed: !whole })
      const problems = collectProblems(page)
      const path = pathInLocale(personalPath(template, state), locale)
      const served = { name, path, locale, entered: state.entered }
      if (whole)
        await lookAtPage(page, {
          ...served,
          views: viewsOf(name),
          baseURL: baseURL ?? '',
          // The header shows who is signed in.
          isReady: () => expect(page.getByRole('banner').getByText('****')).toBeVisible({ timeout: 15_000 }),
        })
      else await readServedPage(page, served)
      expect(problems).toEqual([])
    })
  }
}
