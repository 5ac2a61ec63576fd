import type { SelftestPage as Page } from '../../../shared/contract/selftest.ts'
import type { ActFailure } from '../../api/forms/act.ts'
import { TestPart } from './test-part.tsx'
import { TestStart } from './test-start.tsx'

export type SelftestPageProps = { page: Page; failure: ActFailure | undefined }

/** A self-test: its start, or one of its dimensions. */
export function SelftestPage({ page, failure }: SelftestPageProps) {
  if (page.part === null) return <TestStart page={page} failure={failure} />
  return <TestPart key={page.part} page={page} part={page.part} failure={failure} />
}
