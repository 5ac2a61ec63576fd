import * as m from '#messages'
import type { SelftestPage as Page } from '../../../shared/contract/selftest.ts'
import type { ActFailure } from '../../api/forms/act.ts'
import { ButtonLink } from '../../ui/controls/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { TestPart } from './test-part.tsx'
import { TestStart } from './test-start.tsx'

export type SelftestPageProps = { page: Page; failure: ActFailure | undefined }

/** A self-test: its start, or one of its dimensions. */
export function SelftestPage({ page, failure }: SelftestPageProps) {
  if (page.part === null) return <TestStart page={page} failure={failure} />
  return <TestPart key={page.part} page={page} part={page.part} failure={failure} />
}

/** In the place of a self-test that has no questions yet. */
export function UnpublishedTest() {
  return (
    <div className="page">
      <EmptyState
        seed="self-test"
        headingLevel={1}
        title={m.selftest_unpublished_title()}
        text={<p>{m.selftest_unpublished_text()}</p>}
        action={<ButtonLink href="/tools">{m.toolbox_title()}</ButtonLink>}
      />
    </div>
  )
}
