import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import type { Locale } from '../../../shared/lib/locale.ts'
import { PageLocale } from '../../ui/page-locale.tsx'
import { UiWords } from '../../ui/ui-words.tsx'
import { KeepingApplication, type KeepingApplicationProps } from './keeping-application.tsx'

const words = { errorPrefix: '错误：', optional: '（选填）', newWindow: '（在新窗口打开）' }

function shown(
  endedBy: 'withdraw' | 'ask',
  props: Partial<KeepingApplicationProps> = {},
  locale: Locale = 'zh',
): string {
  return renderToStaticMarkup(
    <UiWords value={words}>
      <PageLocale value={locale}>
        <KeepingApplication
          application={{ applicationId: 'application-1', reference: 'YS-1', endedBy }}
          otherTeam={null}
          {...props}
        />
      </PageLocale>
    </UiWords>,
  )
}

describe('an application that keeps its last member', () => {
  it('leads to where it is withdrawn, or to the messages where the reviewers are asked', () => {
    const undecided = shown('withdraw')
    expect(undecided).toContain('先撤回它')
    expect(undecided).toContain('href="/toolApplyInfo/application-1"')
    const granted = shown('ask', {}, 'en')
    expect(granted).not.toContain('先撤回它')
    expect(granted).toContain('由他们结束这份申请')
    expect(granted).toContain('href="/en/toolApplyInfo/application-1#application-messages"')
  })

  it('of another team leads there by acting for that one', () => {
    const other = shown('ask', { otherTeam: { teamId: 'team-2', name: '青禾' } })
    expect(other).not.toContain('<a ')
    expect(other).toContain('action="/accountCenter?part=team"')
    expect(other).toContain('name="back" value="/toolApplyInfo/application-1#application-messages"')
    expect(other).toMatch(/<button value="team-2"[^>]* name="TeamID">切换到“青禾”，打开申请 YS-1</)
  })
})
