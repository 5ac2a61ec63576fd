import { expect, test } from '@playwright/test'
import { pathInLocale } from '../../shared/lib/locale.ts'
import { collectProblems } from '../support/browser/person.ts'
import { expectGoodPage, expectGoodView } from './checks.ts'
import { keepHtml } from './keep-html.ts'
import { openInView, publicTemplates, viewsOf } from './templates.ts'

for (const [index, template] of publicTemplates.entries()) {
  for (const [language, locale] of (['zh', 'en'] as const).entries()) {
    const path = pathInLocale(template.path, locale)

    test(`${template.name}, ${locale}: structure, language, keyboard and text room`, async ({
      page,
      baseURL,
    }) => {
      const problems = collectProblems(page)
      const view = { theme: 'light', size: 'normal', width: 1280 } as const
      const response = await openInView(page, baseURL ?? '', path, view)
      expect(response?.status()).toBe(template.status ?? 200)
      await keepHtml(response, `${template.name} ${locale}`)
      await expectGoodPage(page, locale)
      expect(problems).toEqual([])
    })

    for (const view of viewsOf(index, language)) {
      test(`${template.name}, ${locale}, ${view.theme} ${view.size} ${view.width}`, async ({
        page,
        baseURL,
      }) => {
        await openInView(page, baseURL ?? '', path, view)
        await expectGoodView(page, view)
      })
    }
  }
}
