import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import * as m from '#messages'
import type { ApplicationDetails } from '../../../shared/contract/applications/application-views.ts'
import { UiWords } from '../../ui/ui-words.tsx'
import { InfoOutcome } from './info-outcome.tsx'

const words = { errorPrefix: '错误：', optional: '（选填）', newWindow: '（在新窗口打开）' }
const may = {
  amend: false,
  correct: false,
  withdraw: false,
  appeal: false,
  confirm: false,
  order: false,
  write: true,
}

/** The page of an offering in use that a partner provides. */
function outcomeWith(
  partner: { name: string; isHalted: boolean } | null,
  locale: 'zh' | 'en' = 'zh',
  steps: string[] = [],
) {
  const activation = { kind: 'steps' as const, code: null, startLink: null, steps, partner }
  const appeal = { canAppeal: false, until: null, text: null }
  const shown = {
    TeamID: 'team-1',
    applicationId: 'application-1',
    offeringKind: 'tool' as const,
    offeringId: '1001',
    offeringName: '排班助手',
  }
  const details = {
    ...shown,
    state: 'active',
    sections: [],
    correction: null,
    decision: null,
    appeal,
    activation,
    may,
  } as Partial<ApplicationDetails> as ApplicationDetails
  return renderToStaticMarkup(
    <UiWords value={words}>
      <InfoOutcome details={details} failure={undefined} idempotencyKey="key" locale={locale} />
    </UiWords>,
  )
}

describe('the way to an offering at its partner', () => {
  it('carries the team and the application of its page', () => {
    const page = outcomeWith({ name: '同行志愿', isHalted: false }, 'en')
    expect(page).toContain(
      '<form rel="noopener" action="/en/partners/tool/1001" method="post" target="_blank">',
    )
    expect(page).toContain('name="team" value="team-1"')
    expect(page).toContain('name="application" value="application-1"')
  })

  it('is no way while the organisation is suspended: the page says why and where that is seen', () => {
    const page = outcomeWith({ name: '同行志愿', isHalted: true })
    expect(page).not.toContain('/partners/tool/')
    expect(page).toContain('现在不能到同行志愿打开排班助手')
    expect(page).toContain('机构的认证暂停或撤销了')
    expect(page).toContain('href="/accountCenter"')
  })

  it('is not offered where no partner has the offering', () => {
    expect(outcomeWith(null)).not.toContain('同行志愿')
  })
})

it('a granted offering that says nowhere how to begin leads to the messages, and promises no steps', () => {
  const page = outcomeWith(null)
  expect(page).toContain(m.application_activation_none())
  expect(page).toContain('href="#application-messages"')
  expect(page).not.toContain('<ol>')
  const said = outcomeWith(null, 'zh', ['下载'])
  expect(said).toContain('<li>下载</li>')
  expect(said).not.toContain(m.application_activation_none())
})
