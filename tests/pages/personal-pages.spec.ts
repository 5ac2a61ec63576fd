import { expect } from '@playwright/test'
import { pathInLocale } from '../../shared/lib/locale.ts'
import { collectProblems } from '../support/browser/person.ts'
import { lookAtPage } from './look-at-page.ts'
import { test } from './page-test.ts'
import { readPersonalState } from './personal-state.ts'
import { personalPath, personalTemplates, viewsOf } from './templates.ts'

for (const [index, template] of personalTemplates.entries()) {
  for (const [language, locale] of (['zh', 'en'] as const).entries()) {
    test(`${template.name}, ${locale}`, async ({ openPage, baseURL }) => {
      const state = readPersonalState()
      const page = await openPage({ locale, storageState: state.storage[template.who] })
      const problems = collectProblems(page)
      await lookAtPage(page, {
        name: template.name,
        path: pathInLocale(personalPath(template, state), locale),
        locale,
        views: viewsOf(index, language),
        baseURL: baseURL ?? '',
        entered: state.entered,
        // The header has come to know who is signed in.
        isReady: () => expect(page.getByRole('banner').getByText('****')).toBeVisible({ timeout: 15_000 }),
      })
      expect(problems).toEqual([])
    })
  }
}
