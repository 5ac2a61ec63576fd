import { expect, test } from '@playwright/test'
import {
  expectAccessible,
  expectOneLanguage,
  expectReflow,
  expectStructure,
  expectTabWalk,
  expectTargets,
  expectTextRoom,
} from './checks.ts'
import { openInView, pairwiseViews, publicTemplates } from './templates.ts'

const locales = ['zh', 'en'] as const

for (const [index, template] of publicTemplates.entries()) {
  for (const locale of locales) {
    const path = locale === 'zh' ? template.path : `/en${template.path === '/' ? '' : template.path}`

    test(`${template.name}, ${locale}: structure, language, keyboard and text room`, async ({
      page,
      baseURL,
    }) => {
      const problems: string[] = []
      page.on('pageerror', (error) => problems.push(error.message))
      page.on('console', (message) => {
        if (message.type() === 'error' && !message.text().includes('404')) problems.push(message.text())
      })
      const status = await openInView(page, baseURL ?? '', path, {
        theme: 'light',
        size: 'normal',
        width: 1280,
      })
      expect(status).toBe(template.status ?? 200)
      await expectStructure(page, locale)
      await expectOneLanguage(page, locale)
      await expectTabWalk(page)
      await expectTextRoom(page)
      expect(problems).toEqual([])
    })
  }

  // Languages take turns over the views, so that each view is seen in both over all templates.
  for (const [turn, view] of pairwiseViews.entries()) {
    const locale = locales[(index + turn) % 2] ?? 'zh'
    const path = locale === 'zh' ? template.path : `/en${template.path === '/' ? '' : template.path}`
    test(`${template.name}, ${locale}, ${view.theme} ${view.size} ${view.width}`, async ({
      page,
      baseURL,
    }) => {
      await openInView(page, baseURL ?? '', path, view)
      await expectAccessible(page)
      await expectReflow(page)
      await expectTargets(page, view.size === 'elder')
    })
  }
}
