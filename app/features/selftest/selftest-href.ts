import { type SelftestUse, selftestPaths } from '../../../shared/rules/selftest/selftest-facets.ts'

/** The address of a test: its start, or one of its dimensions from 1 on. */
export function testHref(use: SelftestUse, part?: number | null): string {
  return part ? `${selftestPaths[use]}?part=${part}` : selftestPaths[use]
}

/** The address of the report on this browser's latest test. */
export function resultHref(use: SelftestUse): string {
  return `/tools/selfTestResult?test=${use}`
}

/** The self-test that a page of a team is about, by its address. */
export function testIn({ searchParams }: URL): SelftestUse {
  return searchParams.get('test') === 'service' ? 'service' : 'maturity'
}
