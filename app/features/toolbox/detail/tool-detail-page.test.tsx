import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { describe, expect, it } from 'vitest'
import type { ToolDetail } from '../../../../shared/contract/toolbox/toolbox-parts.ts'
import { pathInLocale } from '../../../../shared/lib/locale.ts'
import { repeatsLine } from '../../../../shared/lib/text/html-text.ts'
import { UiWords } from '../../../ui/ui-words.tsx'
import { ToolDetailPage } from './tool-detail-page.tsx'

const words = { errorPrefix: '', optional: '', newWindow: '' }

/** As much as an open catalogue provides. */
const listed: ToolDetail = {
  toolId: '7',
  name: '河流地图',
  tagline: '记录 A & B 的水质',
  language: 'zh',
  fields: [],
  needs: [],
  kind: 'desktopApp',
  cost: 'unstated',
  whoMayApply: 'unregisteredTeam',
  labels: { kind: '桌面', cost: '未注明', whoMayApply: '谁都可以', reply: '' },
  isAppliedFor: false,
  replyWorkingDays: 0,
  reviewedOn: null,
  description: '<p>记录 A &amp; B 的水质</p>',
  saysMore: false,
  provenance: null,
  audience: '',
  fieldNames: [],
  needNames: [],
  licence: 'MIT',
  homepage: '',
  repository: null,
  publiccode: null,
  rules: [],
  papers: [],
  claimSteps: [],
  exitRoute: '',
  costAfter: '',
  stockPerYear: null,
  allowanceUnits: 1,
  questionCount: 0,
  take: { href: null, action: '', title: '自取', text: '' },
  words: { note: '', steps: '', afterSteps: '' },
  accessibility: null,
  similar: [],
  schemaOrg: '{}',
}

function pageOf(tool: Partial<ToolDetail>, locale: 'zh' | 'en') {
  const shown = { ...listed, language: locale, ...tool }
  shown.saysMore = !repeatsLine(shown.description, shown.tagline)
  const element = <ToolDetailPage tool={shown} access={null} />
  const router = createMemoryRouter([{ path: '*', element }], {
    initialEntries: [pathInLocale('/tools/toolsDetail/7', locale)],
  })
  const html = renderToStaticMarkup(
    <UiWords value={words}>
      <RouterProvider router={router} />
    </UiWords>,
  )
  return { html, said: html.split('记录 A &amp; B 的水质').length - 1 }
}

describe.each(['zh', 'en'] as const)('the page of a tool in %s', (locale) => {
  it.each(['<p>记录 A &amp; B 的水质</p>', '<p> 记录 <strong>A</strong> &amp;&nbsp;B\n的水质 </p>'])(
    'says the same sentence once: %j',
    (description) => {
      const { html, said } = pageOf({ description }, locale)
      expect(said).toBe(1)
      expect(html).not.toMatch(/class="(?:prose|tool-about)/)
    },
  )

  it('keeps for whom it is where the text only repeats the line', () => {
    expect(pageOf({ audience: '给巡河的人' }, locale).html).toMatch(/tool-about.*给巡河的人/s)
  })

  it.each(['<p>逐月更新</p>', '<figure><img src="/files/1/map.png" alt=""></figure>'])(
    'shows a text that has more: %s',
    (more) => {
      const { html, said } = pageOf({ description: `${listed.description}${more}` }, locale)
      expect(said).toBe(2)
      expect(html).toContain(more)
    },
  )
})
